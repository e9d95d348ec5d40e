import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormPhoneField, FormTextField } from '../../../platform/forms/form-fields.tsx';
import type { ContactValues } from '../draft.ts';

interface ContactFieldsProps {
  control: Control<ContactValues>;
  /** Staff who type them for someone are not offered their own. @default false */
  isOnBehalf?: boolean;
  /** Whether there may be no email. @default isOnBehalf */
  mayLackEmail?: boolean;
}

/** Name and addresses of the one person whom the center writes to. */
export function ContactFields({ control, isOnBehalf = false, mayLackEmail = isOnBehalf }: ContactFieldsProps) {
  const intl = useIntl();
  const emailHint = isOnBehalf ? 'registration.contact.emailHintOfParty' : 'registration.contact.emailHint';
  return (
    <>
      <FormTextField
        control={control}
        name="firstName"
        label={intl.formatMessage({ id: 'field.firstName' })}
        autoComplete={isOnBehalf ? 'off' : 'given-name'}
        isRequired
      />
      <FormTextField
        control={control}
        name="lastName"
        label={intl.formatMessage({ id: 'field.lastName' })}
        autoComplete={isOnBehalf ? 'off' : 'family-name'}
        isRequired
      />
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        hint={intl.formatMessage({ id: mayLackEmail ? 'registration.contact.emailHintForParty' : emailHint })}
        autoComplete={isOnBehalf ? 'off' : 'email'}
        spellCheck={false}
        isRequired={!mayLackEmail}
      />
      <FormPhoneField
        control={control}
        name="phone"
        label={intl.formatMessage({ id: 'field.phone' })}
        owner={isOnBehalf ? 'other' : 'own'}
        isRequired
      />
    </>
  );
}
