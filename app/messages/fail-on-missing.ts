import type { OnErrorFn } from '@formatjs/intl';

/** A missing or broken message stops the page instead of showing its id to a reader. */
export const failOnMissingMessage: OnErrorFn = (error) => {
  throw error;
};
