/** For how many years an entry of the audit trail is kept. */
export const trailKeptYears = 2;
