/** The heading of a party's payments, as a target for links. */
export const moneyStart = 'party-money';
