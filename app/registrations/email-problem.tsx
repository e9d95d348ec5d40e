import { Alert } from '#design-system';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

/** Tells the party why it has not received the last email. */
export function EmailProblem({
  registration: { emailProblem, contact },
}: {
  registration: Pick<Schemas['Registration'], 'emailProblem' | 'contact'>;
}) {
  if (emailProblem === undefined) return null;
  return (
    <Alert tone="caution">
      <FormattedMessage id={`confirmation.email.${emailProblem}`} values={{ email: contact.email }} />
    </Alert>
  );
}
