import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormTextField } from '../forms/form-fields.tsx';
import type { ContactValues } from './draft.ts';

/** Name and addresses of the one person whom the centre writes to. Staff who type them for someone are not offered their own. */
export function ContactFields({ control, isOnBehalf = false }: { control: Control<ContactValues>; isOnBehalf?: boolean }) {
  const intl = useIntl();
  return (
    <>
      <FormTextField control={control} name="firstName" label={intl.formatMessage({ id: 'field.firstName' })} autoComplete={isOnBehalf ? 'off' : 'given-name'} isRequired />
      <FormTextField control={control} name="lastName" label={intl.formatMessage({ id: 'field.lastName' })} autoComplete={isOnBehalf ? 'off' : 'family-name'} isRequired />
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        hint={intl.formatMessage({ id: isOnBehalf ? 'registration.contact.emailHintForParty' : 'registration.contact.emailHint' })}
        autoComplete={isOnBehalf ? 'off' : 'email'}
        spellCheck={false}
        isRequired={!isOnBehalf}
      />
      <FormTextField
        control={control}
        name="phone"
        type="tel"
        label={intl.formatMessage({ id: 'field.phone' })}
        hint={intl.formatMessage({ id: 'field.phone.hint' })}
        autoComplete={isOnBehalf ? 'off' : 'tel'}
        width={20}
        isRequired
      />
    </>
  );
}
