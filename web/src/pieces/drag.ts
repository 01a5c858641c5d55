/** What a dragged card is called in a drag's data; its value is the card (`red`, `locomotive`, …). */
export const CARD_DRAG_TYPE = "text/x-okapi-card";
