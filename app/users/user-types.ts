import { parseUserTypes, userTypes, type UserType } from '#rules/access';
import { grantableTypes } from '#rules/users';
import type { IntlShape } from 'react-intl';

/** User types as a person reads them: their names, not their letters. */
export function typesInWords(intl: IntlShape, userType: string): string {
  return intl.formatList(parseUserTypes(userType).map((type) => intl.formatMessage({ id: `userType.${type}` })), { type: 'unit' });
}

/** Every type with what it opens; a type that this editor may not give says so. */
export function typeOptions(intl: IntlShape, editorTypes: readonly UserType[]) {
  const grantable = grantableTypes(editorTypes);
  return userTypes.map((type) => {
    const about = intl.formatMessage({ id: `userType.about.${type}` });
    const isTheirs = grantable.includes(type);
    return {
      value: type,
      label: intl.formatMessage({ id: `userType.${type}` }),
      description: isTheirs ? about : `${about} ${intl.formatMessage({ id: 'user.types.byAdministrator' })}`,
    };
  });
}
