import { CheckboxGroup } from '#design-system';
import { parseUserTypes, type UserType } from '#rules/access';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { languages } from '#rules/language';
import { fieldMessage } from '../forms/field-messages.ts';
import { FormRadioGroup, FormTextField } from '../forms/form-fields.tsx';
import type { FieldRule } from '../forms/contract-rules.ts';
import type { UserValues } from './user-form.ts';
import { typeOptions } from './user-types.ts';

interface UserFieldsProps {
  control: Control<UserValues>;
  /** The types of who edits. */
  editorTypes: readonly UserType[];
  /** Nobody changes their own types: then they are not asked. */
  isOneself?: boolean;
}

/** The questions about a user, the same for a new one and for one who is edited. */
export function UserFields({ control, editorTypes, isOneself = false }: UserFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <FormTextField control={control} name="firstName" label={intl.formatMessage({ id: 'field.firstName' })} autoComplete="off" isRequired />
      <FormTextField control={control} name="lastName" label={intl.formatMessage({ id: 'field.lastName' })} autoComplete="off" isRequired />
      <FormTextField control={control} name="email" type="email" label={intl.formatMessage({ id: 'field.email' })} autoComplete="off" isRequired />
      <FormTextField
        control={control}
        name="phone"
        type="tel"
        label={intl.formatMessage({ id: 'field.phone' })}
        hint={intl.formatMessage({ id: 'field.phone.hint' })}
        autoComplete="off"
        width={20}
      />
      <FormRadioGroup
        control={control}
        name="language"
        label={intl.formatMessage({ id: 'user.language' })}
        options={languages.map((language) => ({ value: language, label: intl.formatMessage({ id: `language.${language}` }) }))}
      />
      {!isOneself && <TypesField control={control} editorTypes={editorTypes} />}
    </>
  );
}

/** The types as boxes with their meaning in words. */
function TypesField({ control, editorTypes }: Pick<UserFieldsProps, 'control' | 'editorTypes'>) {
  const intl = useIntl();
  const { field, fieldState } = useController({ control, name: 'userType' });
  return (
    <CheckboxGroup
      name="userType"
      label={intl.formatMessage({ id: 'user.types' })}
      hint={intl.formatMessage({ id: editorTypes.includes('A') ? 'user.types.hint' : 'user.types.hintOthers' })}
      options={typeOptions(intl, editorTypes)}
      values={parseUserTypes(field.value)}
      onChange={(types) => {
        field.onChange(types.join(','));
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={fieldMessage(intl, 'userType', fieldState.error?.type as FieldRule | undefined)}
    />
  );
}
