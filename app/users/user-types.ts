import type { UserType } from '#rules/access';
import { grantableTypes } from '#rules/users';
import type { IntlShape } from 'react-intl';

/** The types that this editor may give, each with a description. */
export function typeOptions(intl: IntlShape, editorTypes: readonly UserType[]) {
  return grantableTypes(editorTypes).map((type) => ({
    value: type,
    label: intl.formatMessage({ id: `userType.${type}` }),
    description: intl.formatMessage({ id: `userType.about.${type}` }),
  }));
}
