import { CheckboxGroup } from '#design-system';
import { parseUserTypes, type UserType } from '#rules/access';
import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { languages } from '#rules/language';
import { FormEmailField, FormNameFields, FormPhoneField, FormRadioGroup } from '../platform/forms/form-fields.tsx';
import { useField } from '../platform/forms/use-field.ts';
import type { UserValues } from './user-form.ts';
import { typeOptions } from './user-types.ts';

interface UserFieldsProps {
  control: Control<UserValues>;
  /** The editor's user types. */
  editorTypes: readonly UserType[];
  /** Users cannot change their own types, so the field is hidden. */
  isOneself?: boolean;
  /** Explains what happens to a new address. */
  emailHint?: string;
}

/** The fields of a user, the same for new and existing users. */
export function UserFields({ control, editorTypes, isOneself = false, emailHint }: UserFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <FormNameFields control={control} owner="other" />
      <FormEmailField control={control} autoComplete="off" hint={emailHint} />
      <FormPhoneField control={control} name="phone" label={intl.formatMessage({ id: 'field.phone' })} owner="other" />
      <FormRadioGroup
        control={control}
        name="language"
        label={intl.formatMessage({ id: 'user.language' })}
        options={languages.map((language) => ({
          value: language,
          label: intl.formatMessage({ id: `language.${language}` }),
        }))}
      />
      {!isOneself && <TypesField control={control} editorTypes={editorTypes} />}
    </>
  );
}

/** The user types as checkboxes with descriptions. */
function TypesField({ control, editorTypes }: Pick<UserFieldsProps, 'control' | 'editorTypes'>) {
  const intl = useIntl();
  const { value, onChange, ...field } = useField({ control, name: 'userType' });
  return (
    <CheckboxGroup
      {...field}
      label={intl.formatMessage({ id: 'user.types' })}
      hint={intl.formatMessage({ id: editorTypes.includes('A') ? 'user.types.hint' : 'user.types.hintOthers' })}
      options={typeOptions(intl, editorTypes)}
      values={parseUserTypes(value)}
      onChange={(types) => {
        onChange(types.join(','));
      }}
    />
  );
}
