/** The id of the element that takes the focus when a card is to be shown. */
export const cardFocusId = (cardId: string): string => `card-${cardId}`;

/** The id of the element that takes the focus when a list is to be shown, on a phone its opener. */
export const listFocusId = (listId: string): string => `list-${listId}`;
