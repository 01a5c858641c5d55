"""What the planner believes about the game in general: the numbers that its trials have settled."""

from msgspec import Struct


class Judgement(Struct, frozen=True):
    """Points are the currency of all decisions; these say what other things are worth in it."""

    turn: float = 4.3  # what a turn is worth: about what a well-run one scores
    train: float = 0.6  # what a train is worth beyond the turns and cards it takes to place it
    card_turns: float = 0.55  # turns to get one particular card: two draws a turn, and some miss
    held: float = 0.4  # how much of a card in hand counts as free: it could serve elsewhere
    gap: float = 0.5  # of the terrain cards that a rival is ahead, the part one route must pay for
    least_price: float = 0.3  # of a route in a path: even a good one may be taken or not come together
    mean_route: float = 3.3  # spaces of the routes that others claim
    cards_of_use: float = 0.75  # of the cards in another's hand
    dawdling: float = 1.05  # how much longer others take than they could
    spare_trains: int = 3  # that new tickets may not count on
    safety: float = 0.7  # the part of the turns left in which a plan, not doubled, is half sure to succeed
    devotion: float = 1.5  # how much more than its points a ticket counts that was once kept
    patience: float = 1.3  # how much longer than expected the game may last, before a ticket is given up
    haste: float = 2.5  # how many turns more or less make that more or less than even
    undisturbed: float = 0.985  # the chance that nobody takes a planned route, for one opponent
    scarcity: float = 0.8  # how much longer a card takes to come if only one colour will do
    premium: float = 0.4  # what is lost when a locomotive pays for what a coloured card could
    loss: float = 6.0  # what it costs on average to go another way when a planned route is taken
    routes_left: int = 2  # of the plan, at most, when more tickets are thought of at all
    margin: float = 1.0  # by how much tickets must promise more than a turn, to be drawn
    wild: float = 1.1  # what a locomotive is worth, compared with the best colour
    risk: float = 0.03  # that an open route is taken until one's next turn, by each opponent close to it
    elsewhere: float = 0.6  # the worth of a card for routes that are no targets
    terrain: float = 1.5  # the worth of a terrain card, at most, compared with a train card for the same
    decay: float = 0.9  # how much less the next target's cards are worth than those of the one before
    globetrotter: float = 1.0  # how far the bonus counts in choosing tickets
