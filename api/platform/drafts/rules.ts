/** How long a draft is kept after it was last saved, in ms. */
export const draftLifetime = 7 * 24 * 60 * 60_000;
