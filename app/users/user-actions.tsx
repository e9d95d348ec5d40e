import { Alert, Button, ConfirmDialog, Heading, Inline, Stack } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiProblem, createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { shownName } from '../platform/client/shown-name.ts';

type User = Schemas['UserDetails'];
type Question = 'endSessions' | 'deactivate';

interface UserActionsProps {
  user: User;
  /** Users cannot sign out or deactivate themselves here. */
  isOneself: boolean;
  onChange: (user: User) => void;
}

/** The actions on an account other than changing its details. */
export function UserActions({ user, isOneself, onChange }: UserActionsProps) {
  const intl = useIntl();
  const [pending, setPending] = useState<string>();
  const [outcome, setOutcome] = useState<{ text?: string; failure?: unknown }>();
  const [question, setQuestion] = useState<Question>();
  const name = shownName(user);
  const params = { path: { userId: user.id } };
  const reload = () => dataOf(createApi().GET('/users/{userId}', { params }));

  /** Runs one action and shows the result; the response is the changed user. */
  const perform = async (what: string, request: () => Promise<User>, text: string) => {
    setPending(what);
    setOutcome(undefined);
    try {
      onChange(await request());
      setOutcome({ text });
    } catch (failure) {
      // The next press applies to what someone else has stored, which the page shows now.
      if (failure instanceof ApiProblem && failure.problem.code === 'changed-meanwhile')
        await reload().then(onChange, () => undefined);
      setOutcome({ failure });
    } finally {
      setPending(undefined);
      setQuestion(undefined);
    }
  };

  const setActive = (isActive: boolean, text: string) =>
    perform(
      'state',
      () => dataOf(createApi().PATCH('/users/{userId}', { params, body: { version: user.version, isActive } })),
      text,
    );
  const sendLink = () =>
    perform(
      'link',
      async () => {
        await dataOf(createApi().POST('/users/{userId}/password-reset', { params }));
        return user;
      },
      intl.formatMessage(
        { id: user.hasPassword ? 'user.actions.resetSent' : 'user.actions.invited' },
        { email: user.email },
      ),
    );
  const endSessions = () =>
    perform(
      'sessions',
      async () => {
        await dataOf(createApi().DELETE('/users/{userId}/sessions', { params }));
        return reload();
      },
      intl.formatMessage({ id: 'user.actions.sessionsEnded' }, { name }),
    );

  const isActive = user.state === 'active';
  const sending = intl.formatMessage({ id: 'form.sending' });
  return (
    <Stack gap="m">
      <Heading level={2}>
        <FormattedMessage id="user.actions" />
      </Heading>
      <Inline gap="s" wrap>
        {isActive && (
          <Button isPending={pending === 'link'} pendingLabel={sending} onPress={() => void sendLink()}>
            <FormattedMessage id={user.hasPassword ? 'user.actions.reset' : 'user.actions.invite'} />
          </Button>
        )}
        {!isOneself && user.openSessions > 0 && (
          <Button
            onPress={() => {
              setQuestion('endSessions');
            }}
          >
            <FormattedMessage id="user.actions.endSessions" />
          </Button>
        )}
        {!isOneself && isActive && (
          <Button
            tone="critical"
            onPress={() => {
              setQuestion('deactivate');
            }}
          >
            <FormattedMessage id="user.actions.deactivate" />
          </Button>
        )}
        {!isActive && (
          <Button
            isPending={pending === 'state'}
            pendingLabel={sending}
            onPress={() => void setActive(true, intl.formatMessage({ id: 'user.actions.activated' }, { name }))}
          >
            <FormattedMessage id="user.actions.activate" />
          </Button>
        )}
      </Inline>
      {outcome !== undefined && (
        <Alert tone={outcome.text === undefined ? 'critical' : 'positive'} announce>
          {outcome.text ?? failureText(intl, outcome.failure)}
        </Alert>
      )}
      <ConfirmDialog
        title={intl.formatMessage(
          { id: question === 'endSessions' ? 'user.actions.endSessionsTitle' : 'user.actions.deactivateTitle' },
          { name },
        )}
        confirmLabel={intl.formatMessage({
          id: question === 'endSessions' ? 'user.actions.endSessions' : 'user.actions.deactivate',
        })}
        cancelLabel={intl.formatMessage({ id: 'user.actions.cancel' })}
        tone="critical"
        isOpen={question !== undefined}
        isPending={pending !== undefined}
        pendingLabel={sending}
        onCancel={() => {
          setQuestion(undefined);
        }}
        onConfirm={() =>
          void (question === 'endSessions'
            ? endSessions()
            : setActive(false, intl.formatMessage({ id: 'user.actions.deactivated' }, { name })))
        }
      >
        <FormattedMessage
          id={question === 'endSessions' ? 'user.actions.endSessionsText' : 'user.actions.deactivateText'}
        />
      </ConfirmDialog>
    </Stack>
  );
}
