/** The heading that takes the focus when a party is opened. */
export const partyStart = 'door-party';
