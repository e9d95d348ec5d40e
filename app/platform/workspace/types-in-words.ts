import { parseUserTypes } from '#rules/access';
import type { IntlShape } from 'react-intl';

/** Formats user types for display: their names, not their letters. */
export function typesInWords(intl: IntlShape, userType: string): string {
  return intl.formatList(
    parseUserTypes(userType).map((type) => intl.formatMessage({ id: `userType.${type}` })),
    { type: 'unit' },
  );
}
