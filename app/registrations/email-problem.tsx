import { Alert } from '#design-system';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

/** Says why the contact has not received the last email, to the party itself or to staff. */
export function EmailProblem({
  registration: { emailProblem, contact },
  isStaff = false,
}: {
  registration: Pick<Schemas['Registration'], 'emailProblem' | 'contact'>;
  isStaff?: boolean;
}) {
  if (emailProblem === undefined) return null;
  return (
    <Alert tone="caution">
      <FormattedMessage
        id={isStaff ? `party.email.${emailProblem}` : `confirmation.email.${emailProblem}`}
        values={{ email: contact.email }}
      />
    </Alert>
  );
}
