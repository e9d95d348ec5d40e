import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormEmailField, FormNameFields, FormPhoneField } from '../../../platform/forms/form-fields.tsx';
import type { ContactValues } from '../draft.ts';

interface ContactFieldsProps {
  control: Control<ContactValues>;
  /** Staff who fill in the form for someone are not offered their own data. @default false */
  isOnBehalf?: boolean;
  /** Whether the email may be missing. @default isOnBehalf */
  mayLackEmail?: boolean;
}

/** Name and addresses of the contact. */
export function ContactFields({ control, isOnBehalf = false, mayLackEmail = isOnBehalf }: ContactFieldsProps) {
  const intl = useIntl();
  const emailHint = isOnBehalf ? 'registration.contact.emailHintOfParty' : 'registration.contact.emailHint';
  const owner = isOnBehalf ? 'other' : 'own';
  return (
    <>
      <FormNameFields control={control} owner={owner} />
      <FormEmailField
        control={control}
        hint={intl.formatMessage({ id: mayLackEmail ? 'registration.contact.emailHintForParty' : emailHint })}
        autoComplete={isOnBehalf ? 'off' : 'email'}
        isRequired={!mayLackEmail}
      />
      <FormPhoneField
        control={control}
        name="phone"
        label={intl.formatMessage({ id: 'field.phone' })}
        owner={owner}
        isRequired
      />
    </>
  );
}
