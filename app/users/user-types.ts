import { parseUserTypes, type UserType } from '#rules/access';
import { grantableTypes } from '#rules/users';
import type { IntlShape } from 'react-intl';

/** User types for display: their names, not their letters. */
export function typesInWords(intl: IntlShape, userType: string): string {
  return intl.formatList(
    parseUserTypes(userType).map((type) => intl.formatMessage({ id: `userType.${type}` })),
    { type: 'unit' },
  );
}

/** The types that this editor may give, each with a description. */
export function typeOptions(intl: IntlShape, editorTypes: readonly UserType[]) {
  return grantableTypes(editorTypes).map((type) => ({
    value: type,
    label: intl.formatMessage({ id: `userType.${type}` }),
    description: intl.formatMessage({ id: `userType.about.${type}` }),
  }));
}
