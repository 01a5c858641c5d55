// A small railway game in boardgame.io's own way: hidden hands, a hidden deck, face-up cards, routes to claim.
// One move a turn. It has none of Okapi's tickets, terrain, offers or scoring: less work a move, not more.

const COLOURS = 8;
const CARDS_OF_EACH = 12;
const FACE_UP = 5;
const ROUTES = 100;
const LENGTHS = [1, 2, 2, 3, 3, 4, 5];

const route = (number) => ({ colour: number % COLOURS, length: LENGTHS[number % LENGTHS.length] });

function draw(G, random) {
  const card = G.secret.deck.pop();
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  return card;
}

exports.game = {
  name: 'africa',
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: COLOURS * CARDS_OF_EACH }, (_, card) => card % COLOURS));
    const players = {};
    for (let player = 0; player < ctx.numPlayers; player += 1) players[player] = { hand: deck.splice(0, 4) };
    return { display: deck.splice(0, FACE_UP), discard: [], owners: Array(ROUTES).fill(null), players, secret: { deck } };
  },

  moves: {
    take: ({ G, playerID, random }, place) => {
      if (G.display[place] === undefined || G.secret.deck.length === 0) return 'INVALID_MOVE';
      G.players[playerID].hand.push(G.display[place]);
      G.display[place] = draw(G, random);
    },
    drawBlind: {
      move: ({ G, playerID, random }) => {
        if (G.secret.deck.length === 0) return 'INVALID_MOVE';
        G.players[playerID].hand.push(draw(G, random));
      },
      client: false,
    },
    claim: ({ G, playerID }, number) => {
      const { colour, length } = route(number);
      const hand = G.players[playerID].hand;
      if (G.owners[number] !== null || hand.filter((card) => card === colour).length < length) return 'INVALID_MOVE';
      for (let paid = 0; paid < length; paid += 1) G.discard.push(...hand.splice(hand.indexOf(colour), 1));
      G.owners[number] = playerID;
    },
  },

  // What STRIP_SECRETS does, and the hands of others as counts.
  playerView: ({ G, playerID }) => {
    const { secret, players, ...table } = G;
    const seen = Object.entries(players).map(([id, { hand }]) => [id, id === playerID ? { hand } : { cards: hand.length }]);
    return { ...table, players: Object.fromEntries(seen), deck: secret.deck.length };
  },
};
