import { Alert, Button, Form, Heading, Inline, OneTimeCodeField, Stack, useAnnounce } from '#design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { clockTime } from '../../platform/client/clock-time.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { fieldMessage } from '../../platform/forms/field-messages.ts';
import { useErrorTitle, useNamedPart } from '../../platform/shell/title-state.ts';
import { CodeMail, useCodeMail } from './code-delivery.tsx';
import type { Credentials } from './password-form.tsx';
import type { Session } from '../../platform/visitor/session-storage.ts';

interface CodeFormProps {
  challenge: Schemas['CodeChallenge'];
  /** The input of the previous step, for requesting another code. */
  credentials: Credentials;
  onChallenge: (challenge: Schemas['CodeChallenge']) => void;
  onSignedIn: (session: Session | null) => void;
  onRestart: () => void;
}

/** The second step of signing in, for staff: the code from the email. */
export function CodeForm({ challenge, credentials, onChallenge, onSignedIn, onRestart }: CodeFormProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [code, setCode] = useState('');
  const [pending, setPending] = useState<'confirm' | 'resend'>();
  const [outcome, setOutcome] = useState<{ failure?: unknown }>();
  const [isWrong, setWrong] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const mailState = useCodeMail(challenge.challengeId, isConfirmed || pending === 'confirm');
  const input = useRef<HTMLInputElement>(null);
  useNamedPart(intl.formatMessage({ id: 'login.code.title' }));
  useErrorTitle(isWrong || outcome?.failure !== undefined);

  // The focused field disappeared with the password form.
  useEffect(() => {
    input.current?.focus();
  }, []);

  const attempt = async (name: 'confirm' | 'resend', run: () => Promise<void>) => {
    setPending(name);
    setOutcome(undefined);
    try {
      await run();
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setPending(undefined);
    }
  };

  const wrongText = fieldMessage(intl, 'code', code === '' ? 'required' : 'pattern');

  const submit = async () => {
    const body = { challengeId: challenge.challengeId, code: code.replace(/[\s-]/g, '') };
    const broken = brokenRules('CodeRequest', body);
    setWrong(broken.code !== undefined);
    if (broken.code) {
      input.current?.focus();
      // After Enter the field already had the focus, so moving there says nothing.
      if (wrongText !== undefined) announce(wrongText, 'assertive');
    }
    if (broken.code || pending) return;
    await attempt('confirm', async () => {
      const { session } = await dataOf(createApi().POST('/session/code', { body }));
      setConfirmed(true);
      onSignedIn(session);
    });
  };

  const resend = () =>
    attempt('resend', async () => {
      const answer = await dataOf(createApi().POST('/session', { body: credentials }));
      if (!('challengeId' in answer)) {
        onSignedIn(answer.session);
        return;
      }
      onChallenge(answer);
      setCode('');
      setWrong(false);
      setOutcome({});
      input.current?.focus();
    });

  return (
    <Form onSubmit={() => void submit()} isBusy={pending !== undefined}>
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="login.code.title" />
        </Heading>
        <CodeMail state={mailState} />
        {outcome && (
          <Alert tone={outcome.failure === undefined ? 'positive' : 'critical'} announce>
            {outcome.failure === undefined
              ? intl.formatMessage({ id: 'login.code.sentAgain' })
              : failureText(intl, outcome.failure)}
          </Alert>
        )}
        <OneTimeCodeField
          name="code"
          label={intl.formatMessage({ id: 'field.code' })}
          hint={
            mailState === 'sending' || mailState === 'sent'
              ? intl.formatMessage({ id: `login.code.${mailState}` }, { time: clockTime(intl, challenge.expiresAt) })
              : undefined
          }
          value={code}
          onChange={setCode}
          errorMessage={isWrong ? wrongText : undefined}
          inputRef={input}
        />
        <Button
          type="submit"
          tone="primary"
          isPending={pending === 'confirm'}
          pendingLabel={intl.formatMessage({ id: 'login.pending' })}
        >
          <FormattedMessage id="login.code.submit" />
        </Button>
        <Inline gap="s" wrap>
          <Button
            tone="quiet"
            isPending={pending === 'resend'}
            pendingLabel={intl.formatMessage({ id: 'form.sending' })}
            onPress={() => void resend()}
          >
            <FormattedMessage id="login.code.again" />
          </Button>
          <Button tone="quiet" onPress={onRestart}>
            <FormattedMessage id="login.code.restart" />
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
