/** The heading of a party's signatures, as a target for links. */
export const signaturesStart = 'party-signatures';
