import { Alert, Button, Inline, List, Stack, Strong, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../client/client.ts';
import { failureText } from '../client/problem-text.ts';
import { InfoSection } from './info-section.tsx';

type OwnSession = Schemas['OwnSession'];

/** What people know a device by. */
function deviceName(intl: IntlShape, { browser, system }: OwnSession['device']): string {
  if (browser !== null && system !== null) return intl.formatMessage({ id: 'myInfo.sessions.device' }, { browser, system });
  return browser ?? system ?? intl.formatMessage({ id: 'myInfo.sessions.unknownDevice' });
}

/** Where one is signed in, and how to sign out there. */
export function SessionsSection({ sessions }: { sessions: readonly OwnSession[] }) {
  const intl = useIntl();
  const [open, setOpen] = useState(sessions);
  const [pending, setPending] = useState<string>();
  const [outcome, setOutcome] = useState<{ failure?: unknown; text?: string }>();
  const others = open.filter(({ isCurrent }) => !isCurrent);

  const endWith = async (name: string, request: () => Promise<unknown>, isEnded: (session: OwnSession) => boolean, text: string) => {
    setPending(name);
    setOutcome(undefined);
    try {
      await request();
      setOpen((before) => before.filter((session) => !isEnded(session)));
      setOutcome({ text });
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setPending(undefined);
    }
  };
  const endOne = ({ id, device }: OwnSession) =>
    endWith(
      id,
      () => dataOf(createApi().DELETE('/account/sessions/{sessionId}', { params: { path: { sessionId: id } } })),
      (session) => session.id === id,
      intl.formatMessage({ id: 'myInfo.sessions.ended' }, { device: deviceName(intl, device) }),
    );
  const endOthers = () =>
    endWith(
      'others',
      () => dataOf(createApi().DELETE('/account/sessions')),
      ({ isCurrent }) => !isCurrent,
      intl.formatMessage({ id: 'myInfo.sessions.endedOthers' }),
    );

  return (
    <InfoSection id="sessions" title={intl.formatMessage({ id: 'myInfo.sessions.title' })} text={intl.formatMessage({ id: 'myInfo.sessions.text' })}>
      <List
        items={open.map((session) => (
          <Stack key={session.id} gap="xs">
            <Text>
              {session.isCurrent ? (
                <FormattedMessage id="myInfo.sessions.current" values={{ device: <Strong>{deviceName(intl, session.device)}</Strong> }} />
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
                  onPress={() => void endOne(session)}
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
          <Button isPending={pending === 'others'} pendingLabel={intl.formatMessage({ id: 'logout.pending' })} onPress={() => void endOthers()}>
            <FormattedMessage id="myInfo.sessions.endOthers" />
          </Button>
        </Inline>
      )}
      {outcome && (
        <Alert tone={outcome.text === undefined ? 'critical' : 'positive'} announce>
          {outcome.text ?? failureText(intl, outcome.failure)}
        </Alert>
      )}
    </InfoSection>
  );
}
