import { Alert, Button, Inline, List, Stack, Strong, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { confirmsEndingSessions } from '#rules/session';
import { parseUserTypes } from '#rules/access';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { keepFocus } from '../../platform/forms/keep-focus.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { InfoSection } from '../../platform/my-info/info-section.tsx';

/** The section's name, whose heading gets the focus when an ended session disappears with its button. */
const section = 'sessions';

type OwnSession = Schemas['OwnSession'];

/** The name by which people recognize a device. */
function deviceName(intl: IntlShape, { browser, system }: OwnSession['device']): string {
  if (browser !== null && system !== null)
    return intl.formatMessage({ id: 'myInfo.sessions.device' }, { browser, system });
  return browser ?? system ?? intl.formatMessage({ id: 'myInfo.sessions.unknownDevice' });
}

/** The devices where the user is signed in, with buttons to sign out there. */
export function SessionsSection({ sessions }: { sessions: readonly OwnSession[] }) {
  const intl = useIntl();
  const [open, setOpen] = useState(sessions);
  const [pending, setPending] = useState<string>();
  const [outcome, setOutcome] = useState<{ failure?: unknown; text?: string }>();
  const others = open.filter(({ isCurrent }) => !isCurrent);

  const { visitor } = useSession();
  const asksPassword = visitor.kind === 'user' && confirmsEndingSessions(parseUserTypes(visitor.user.userType));
  /** The session to end once the password is entered, or all others. */
  const [asked, setAsked] = useState<OwnSession | 'others'>();

  const endOf = async (ending: OwnSession | 'others', password?: string) => {
    const sessionId = ending === 'others' ? undefined : ending.id;
    await dataOf(createApi().POST('/account/sessions/ending', { body: { sessionId, password } }));
    setOpen((before) => before.filter(({ id, isCurrent }) => (ending === 'others' ? isCurrent : id !== ending.id)));
    setOutcome({
      text:
        ending === 'others'
          ? intl.formatMessage({ id: 'myInfo.sessions.endedOthers' })
          : intl.formatMessage({ id: 'myInfo.sessions.ended' }, { device: deviceName(intl, ending.device) }),
    });
  };
  const end = async (ending: OwnSession | 'others') => {
    setOutcome(undefined);
    if (asksPassword) {
      setAsked(ending);
      return;
    }
    setPending(ending === 'others' ? ending : ending.id);
    try {
      await endOf(ending);
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setPending(undefined);
      keepFocus(section);
    }
  };

  return (
    <InfoSection
      id={section}
      title={intl.formatMessage({ id: 'myInfo.sessions.title' })}
      text={intl.formatMessage({ id: 'myInfo.sessions.text' })}
    >
      <List
        items={open.map((session) => (
          <Stack key={session.id} gap="xs">
            <Text>
              {session.isCurrent ? (
                <FormattedMessage
                  id="myInfo.sessions.current"
                  values={{ device: <Strong>{deviceName(intl, session.device)}</Strong> }}
                />
              ) : (
                <Strong>{deviceName(intl, session.device)}</Strong>
              )}
            </Text>
            <Text tone="muted">
              <FormattedMessage
                id="myInfo.sessions.since"
                values={{
                  begun: intl.formatDate(session.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
                  seen: intl.formatDate(session.lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' }),
                }}
              />
            </Text>
            {!session.isCurrent && (
              <Inline gap="s">
                <Button
                  size="small"
                  isPending={pending === session.id}
                  pendingLabel={intl.formatMessage({ id: 'logout.pending' })}
                  onPress={() => void end(session)}
                >
                  {intl.formatMessage({ id: 'myInfo.sessions.end' }, { device: deviceName(intl, session.device) })}
                </Button>
              </Inline>
            )}
          </Stack>
        ))}
      />
      {others.length > 0 && (
        <Inline gap="s">
          <Button
            isPending={pending === 'others'}
            pendingLabel={intl.formatMessage({ id: 'logout.pending' })}
            onPress={() => void end('others')}
          >
            <FormattedMessage id="myInfo.sessions.endOthers" />
          </Button>
        </Inline>
      )}
      {asked && (
        <EndSessionsDialog
          end={(password) => endOf(asked, password)}
          onClose={() => {
            setAsked(undefined);
            keepFocus(section);
          }}
        />
      )}
      {outcome && (
        <Alert tone={outcome.text === undefined ? 'critical' : 'positive'} announce>
          {outcome.text ?? failureText(intl, outcome.failure)}
        </Alert>
      )}
    </InfoSection>
  );
}
