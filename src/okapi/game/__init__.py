"""The game: a pure function of decisions and luck. This is its only door.

state, events = settle(new_game(board, players=3), dealer)
view = view_for(state, seat)
state, events = play(state, seat, options(view)[0], dealer)
"""

from .actions import (
    ACTIONS,
    Action,
    ClaimRoute,
    Doubling,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    TakeTerrainCard,
    TakeTrainCard,
    is_same_action,
)
from .cards import COLOURS, LOCOMOTIVE, TERRAINS, TRAIN_CARDS, Deck, Pile, Terrain, TerrainCards, TrainCard, TrainCards
from .chance import Chance, Dealer
from .claimed import open_routes, open_set
from .codec import UnreadableJson, action_from_json, event_from_json, state_from_json, to_json, view_from_json
from .decide import action_behind, decide, why_not
from .due import due
from .events import (
    Consequence,
    Decision,
    DeckDrawn,
    DeckRebuilt,
    DisplaySwept,
    EndReason,
    Event,
    GameEnded,
    LastRoundBegan,
    Luck,
    Passed,
    RouteClaimed,
    Seat,
    SetupCompleted,
    StartingPlayerDrawn,
    StartingTicketsChosen,
    StartingTicketsSettled,
    TerrainCardDealt,
    TerrainCardLaid,
    TerrainCardTaken,
    TicketDealt,
    TicketsDrawn,
    TicketsKept,
    TrainCardDealt,
    TrainCardLaid,
    TrainCardTaken,
    TurnEnded,
)
from .evolve import evolve
from .figures import figures
from .needs import CardChoice, CardCost, CardNeed, CardNeeds, card_needs
from .notation import UnreadableText, format_action, format_event, parse_action, parse_event
from .options import ClaimBundle, Options, options
from .paths import Path, RouteGraph, RouteSet, cheapest_path, route_graph, routes_in
from .play import play, settle
from .progress import TicketProgress, TicketState, own_card_cost, own_ticket_progress, ticket_progress
from .reasons import IllegalAction, Reason
from .recent import Recent
from .rules import BadSetup, Obstacle, Rules
from .rules.claiming import closed_routes, locomotives_in_payment, route_points
from .rules.doubling import discarded, standing, terrain_cost, wild_locomotives
from .rules.material import TERRAIN_OF
from .rules.scoring import Score, ScoreSheet, final_places, score_sheet, score_table
from .rules.tickets import is_completed
from .state import Claim, GameState, Player, Returned, Secrets, Stage, Table, new_game
from .variants import VARIANTS, BadVariant, Variant, parse_variants, rules_for
from .views import View, redact, view_for

__all__ = [
    "ACTIONS", "COLOURS", "LOCOMOTIVE", "TERRAINS", "TERRAIN_OF", "TRAIN_CARDS", "VARIANTS", "Action", "BadSetup",
    "BadVariant", "CardChoice", "CardCost", "CardNeed", "CardNeeds", "Chance", "Claim", "ClaimBundle", "ClaimRoute",
    "Consequence", "Dealer", "Decision", "Deck", "DeckDrawn", "DeckRebuilt", "DisplaySwept", "Doubling", "DrawBlind",
    "DrawTickets", "EndReason", "Event", "GameEnded", "GameState", "IllegalAction", "KeepTickets", "LastRoundBegan",
    "Luck", "Obstacle", "Options", "Pass", "Passed", "Path", "Pile", "Player", "Reason", "Recent", "Returned",
    "RouteClaimed", "RouteGraph", "RouteSet", "Rules", "Score", "ScoreSheet", "Seat", "Secrets", "SetupCompleted",
    "Stage", "StartingPlayerDrawn", "StartingTicketsChosen", "StartingTicketsSettled", "Table", "TakeTerrainCard",
    "TakeTrainCard", "Terrain", "TerrainCardDealt", "TerrainCardLaid", "TerrainCardTaken", "TerrainCards",
    "TicketDealt", "TicketProgress", "TicketState", "TicketsDrawn", "TicketsKept", "TrainCard", "TrainCardDealt",
    "TrainCardLaid", "TrainCardTaken", "TrainCards", "TurnEnded", "UnreadableJson", "UnreadableText", "Variant",
    "View", "action_behind", "action_from_json", "card_needs", "cheapest_path", "closed_routes", "decide", "discarded",
    "due", "event_from_json", "evolve", "figures", "final_places", "format_action", "format_event", "is_completed",
    "is_same_action", "locomotives_in_payment", "new_game", "open_routes", "open_set", "options", "own_card_cost",
    "own_ticket_progress", "parse_action", "parse_event", "parse_variants", "play", "redact", "route_graph",
    "route_points", "routes_in", "rules_for", "score_sheet", "score_table", "settle", "standing",
    "state_from_json", "terrain_cost", "ticket_progress", "to_json", "view_for", "view_from_json", "why_not",
    "wild_locomotives",
]  # fmt: skip
