import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormTextField } from '../forms/form-fields.tsx';
import type { ContactValues } from './draft.ts';

/** Name and addresses of the one person whom the centre writes to. */
export function ContactFields({ control }: { control: Control<ContactValues> }) {
  const intl = useIntl();
  return (
    <>
      <FormTextField control={control} name="firstName" label={intl.formatMessage({ id: 'field.firstName' })} autoComplete="given-name" isRequired />
      <FormTextField control={control} name="lastName" label={intl.formatMessage({ id: 'field.lastName' })} autoComplete="family-name" isRequired />
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        hint={intl.formatMessage({ id: 'registration.contact.emailHint' })}
        autoComplete="email"
        spellCheck={false}
        isRequired
      />
      <FormTextField
        control={control}
        name="phone"
        type="tel"
        label={intl.formatMessage({ id: 'field.phone' })}
        hint={intl.formatMessage({ id: 'field.phone.hint' })}
        autoComplete="tel"
        width={20}
        isRequired
      />
    </>
  );
}
