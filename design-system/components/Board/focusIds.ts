/** The id of the element to focus in order to show a card. */
export const cardFocusId = (cardId: string): string => `card-${cardId}`;

/** The id of the element to focus in order to show a list; on a phone, the button that opens it. */
export const listFocusId = (listId: string): string => `list-${listId}`;
