import { Heading, Link, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormEmailField } from '../../platform/forms/form-fields.tsx';
import { FormPasswordField } from '../../platform/forms/form-password-field.tsx';
import { RequestForm } from '../../platform/forms/request-form.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';
import { partStart } from '../../platform/shell/navigate/route-focus.ts';
import type { Session } from '../../platform/visitor/session-storage.ts';

export type Credentials = Schemas['SignInRequest'];

interface PasswordFormProps {
  /** The email address typed earlier. */
  email: string;
  /** Why the login page was opened. */
  notice?: ReactNode;
  onChallenge: (challenge: Schemas['CodeChallenge'], credentials: Credentials) => void;
  onSignedIn: (session: Session | null) => void;
}

/** The first step of signing in. */
export function PasswordForm({ email, notice, onChallenge, onSignedIn }: PasswordFormProps) {
  const intl = useIntl();
  const request = useFormRequest<Credentials>({
    defaultValues: { email, password: '' },
    fields: ['email', 'password'],
    check: (values) => brokenRules('SignInRequest', { ...values, email: values.email.trim() }),
    send: async (values) => {
      const body = { ...values, email: values.email.trim() };
      const answer = await dataOf(createApi().POST('/session', { body }));
      if ('challengeId' in answer) onChallenge(answer, body);
      else onSignedIn(answer.session);
    },
  });

  return (
    <RequestForm
      request={request}
      submitLabel={intl.formatMessage({ id: 'login.submit' })}
      title={
        <>
          <Heading level={1} focusId={partStart}>
            <FormattedMessage id="login.title" />
          </Heading>
          {notice}
        </>
      }
      after={
        <Text>
          <Link href="/forgotPassword" standalone>
            <FormattedMessage id="login.forgot" />
          </Link>
        </Text>
      }
    >
      <FormEmailField control={request.control} autoComplete="username" />
      <FormPasswordField
        control={request.control}
        name="password"
        label={intl.formatMessage({ id: 'field.password' })}
        autoComplete="current-password"
        isRequired
      />
    </RequestForm>
  );
}
