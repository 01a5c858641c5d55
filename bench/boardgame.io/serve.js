// node serve.js PORT: the game with boardgame.io's usual server and its usual storage, which is memory.

const { Server } = require('boardgame.io/server');
const { game } = require('./game.js');

Server({ games: [game], origins: [] }).run({ port: Number(process.argv[2]) }, () => console.log('ready'));
