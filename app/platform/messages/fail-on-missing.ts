import type { IntlConfig } from 'react-intl';

/** A missing or broken message stops the page instead of showing its id to a reader. */
export const failOnMissingMessage: NonNullable<IntlConfig['onError']> = (error) => {
  throw error;
};
