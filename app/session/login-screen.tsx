import { Alert, Button, Form, Heading, OneTimeCodeField, PageSection, Stack, Text } from '#design-system';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../client/client.ts';
import { failureText } from '../client/problem-text.ts';
import { brokenRules, rulesResolver } from '../forms/contract-rules.ts';
import { fieldMessage } from '../forms/field-messages.ts';
import { FormErrors, FormPasswordField, FormTextField } from '../forms/form-fields.tsx';
import { NeedsScripts } from '../shell/needs-scripts.tsx';
import type { Head } from '../shell/screen.ts';
import { returnAddress } from './return-address.ts';
import { useSession } from './session-context.tsx';
import type { Session } from './session-storage.ts';

type Challenge = Schemas['CodeChallenge'];

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'login.title' }),
    description: intl.formatMessage({ id: 'login.description' }),
    isPrivate: true,
  };
}

/** Sign-in: the password, then for staff the code that comes by mail. */
export function Component() {
  const [challenge, setChallenge] = useState<Challenge>();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { begin } = useSession();

  const finish = (session: Session | null) => {
    // The specification refuses a sign-in that lacks user or token; the API never answers so.
    if (!session) {
      console.warn('Invalid login parameters');
      return;
    }
    begin(session);
    void navigate(returnAddress(query, '/'), { replace: true });
  };

  return (
    <PageSection width="form">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id="login.title" />
          </Heading>
        }
        instead={<FormattedMessage id="noScript.text" />}
      >
        {challenge ? (
          <CodeForm challenge={challenge} onSignedIn={finish} onRestart={() => { setChallenge(undefined); }} />
        ) : (
          <PasswordForm onChallenge={setChallenge} onSignedIn={finish} />
        )}
      </NeedsScripts>
    </PageSection>
  );
}

function PasswordForm({ onChallenge, onSignedIn }: { onChallenge: (challenge: Challenge) => void; onSignedIn: (session: Session | null) => void }) {
  const intl = useIntl();
  const [failure, setFailure] = useState<unknown>();
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { email: '', password: '' },
    resolver: rulesResolver((values) => brokenRules('SignInRequest', values)),
    mode: 'onSubmit',
    shouldFocusError: false,
  });

  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      const answer = await dataOf(createApi().POST('/session', { body }));
      if ('challengeId' in answer) onChallenge(answer);
      else onSignedIn(answer.session);
    } catch (error) {
      setFailure(error);
    }
  });

  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap="l">
        <FormErrors control={control} fields={['email', 'password']} />
        <Heading level={1}>
          <FormattedMessage id="login.title" />
        </Heading>
        {failure !== undefined && (
          <Alert tone="critical" announce>
            {failureText(intl, failure)}
          </Alert>
        )}
        <FormTextField control={control} name="email" type="email" label={intl.formatMessage({ id: 'field.email' })} autoComplete="username" spellCheck={false} isRequired />
        <FormPasswordField control={control} name="password" label={intl.formatMessage({ id: 'field.password' })} autoComplete="current-password" isRequired />
        <Button type="submit" tone="primary" isPending={formState.isSubmitting} pendingLabel={intl.formatMessage({ id: 'login.pending' })}>
          <FormattedMessage id="login.submit" />
        </Button>
      </Stack>
    </Form>
  );
}

interface CodeFormProps {
  challenge: Challenge;
  onSignedIn: (session: Session | null) => void;
  onRestart: () => void;
}

function CodeForm({ challenge, onSignedIn, onRestart }: CodeFormProps) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The field that was in focus is gone with the password form.
  useEffect(() => {
    input.current?.focus();
  }, []);

  const submit = async () => {
    const body = { challengeId: challenge.challengeId, code: code.replace(/[\s-]/g, '') };
    const broken = brokenRules('CodeRequest', body);
    setWrong(broken.code !== undefined);
    if (broken.code || isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      const { session } = await dataOf(createApi().POST('/session/code', { body }));
      onSignedIn(session);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="login.code.title" />
        </Heading>
        <Text>
          <FormattedMessage id="login.code.text" values={{ time: intl.formatTime(challenge.expiresAt) }} />
        </Text>
        {failure !== undefined && (
          <Alert tone="critical" announce>
            {failureText(intl, failure)}
          </Alert>
        )}
        <OneTimeCodeField
          name="code"
          label={intl.formatMessage({ id: 'field.code' })}
          value={code}
          onChange={setCode}
          errorMessage={isWrong ? fieldMessage(intl, 'code', code === '' ? 'required' : 'pattern') : undefined}
          inputRef={input}
        />
        <Button type="submit" tone="primary" isPending={isPending} pendingLabel={intl.formatMessage({ id: 'login.pending' })}>
          <FormattedMessage id="login.code.submit" />
        </Button>
        <Button tone="quiet" onPress={onRestart}>
          <FormattedMessage id="login.code.restart" />
        </Button>
      </Stack>
    </Form>
  );
}
