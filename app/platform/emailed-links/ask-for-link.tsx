import { Heading, Text } from '#design-system';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brokenRules } from '../forms/contract-rules.ts';
import { FormEmailField } from '../forms/form-fields.tsx';
import { RequestForm } from '../forms/request-form.tsx';
import { useFormRequest } from '../forms/use-form-request.ts';
import { usePartArrival } from '../shell/navigate/route-focus.ts';
import { CheckYourEmail } from './check-your-email.tsx';

interface AskForLinkProps {
  /** The purpose of the link; the prefix of the message ids of its form. */
  what: 'forgotPassword' | 'find';
  autoComplete: 'email' | 'username';
  /** Asks the API to email the link. */
  send: (email: string) => Promise<void>;
  /** Content after the button. */
  after?: ReactNode;
}

/**
 * Asks for the address to which a link is emailed, then asks to check the email. Looks the same whether the address is known or
 * not.
 */
export function AskForLink({ what, autoComplete, send, after }: AskForLinkProps) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string>();
  const [typed, setTyped] = useState('');
  usePartArrival(sentTo === undefined ? 'form' : 'sent');

  const request = useFormRequest({
    defaultValues: { email: typed },
    fields: ['email'],
    check: ({ email }) => brokenRules('PasswordResetRequest', { email: email.trim() }),
    send: async ({ email }) => {
      await send(email.trim());
      setTyped(email);
      setSentTo(email.trim());
    },
  });

  if (sentTo !== undefined) {
    return (
      <CheckYourEmail
        email={sentTo}
        what={what}
        onResend={() => send(sentTo)}
        onRestart={() => {
          setSentTo(undefined);
        }}
      />
    );
  }
  return (
    <RequestForm
      request={request}
      submitLabel={intl.formatMessage({ id: `${what}.submit` })}
      title={
        <>
          <Heading level={1}>
            <FormattedMessage id={`${what}.title`} />
          </Heading>
          <Text>
            <FormattedMessage id={`${what}.text`} />
          </Text>
        </>
      }
      after={after}
    >
      <FormEmailField control={request.control} autoComplete={autoComplete} />
    </RequestForm>
  );
}
