import { Alert, Button, Heading, Link, List, Spinner, Stack, Text } from '#design-system';
import { holdsAny, parseUserTypes } from '#rules/access';
import { hosts } from '#rules/meetings';
import { withoutTags } from '#rules/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { NewsSection } from '../../news/port/news-section.tsx';
import { MeetingSection } from '../../meetings/port/meeting-section.tsx';
import { OwnSessionsSection } from '../../online-sessions/port/own-sessions-section.tsx';
import { partStart } from '../../platform/shell/navigate/route-focus.ts';
import { useSite } from '../../platform/shell/site.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { ClosingSection } from './closing-section.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { HouseholdSection } from './household-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RegistrationsSection } from '../../registrations/port/registrations-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const askForAll = async (_question: string, signal: AbortSignal) => {
  const [account, household, sessions, news] = await Promise.all([
    dataOf(createApi().GET('/account', { signal })),
    dataOf(createApi().GET('/account/household', { signal })),
    dataOf(createApi().GET('/account/sessions', { signal })),
    dataOf(createApi().GET('/account/news', { signal })),
  ]);
  return { account, household: household.items, sessions: sessions.items, news };
};

/** The parts of the page, in its order; each is its own form. */
const parts = [
  'registrations',
  'online',
  'profile',
  'household',
  'email',
  'news',
  'password',
  'sessions',
  'meeting',
  'data',
  'closing',
] as const;

/** Everything stored about the signed-in user, and the forms that change it. */
export function MyInfo() {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(String(attempt), askForAll);
  const { visitor } = useSession();
  const hasMeetings = visitor.kind === 'user' && holdsAny(parseUserTypes(visitor.user.userType), hosts);
  // Without a meeting provider there are no online sessions.
  const { meetings } = useSite();
  const isShown = { meeting: hasMeetings, online: meetings } as const;
  const shown = parts.filter((part) => (part === 'meeting' || part === 'online' ? isShown[part] : true));

  return (
    <Stack gap="xl">
      <Stack gap="l">
        <Heading level={1} focusId={partStart}>
          <FormattedMessage id="manage.myInfo" />
        </Heading>
        {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
        {answer.kind === 'failed' && (
          <Alert
            tone="critical"
            announce
            actions={
              <Button
                onPress={() => {
                  setAttempt((before) => before + 1);
                  // The button that had the focus disappears with the notice.
                  document.getElementById(partStart)?.focus({ preventScroll: true });
                }}
              >
                <FormattedMessage id="form.tryAgain" />
              </Button>
            }
          >
            {failureText(intl, answer.error)}
          </Alert>
        )}
        {answer.kind === 'data' && (
          <>
            <Text size="lead">
              <FormattedMessage id="myInfo.greeting" values={{ name: withoutTags(answer.data.account.firstName) }} />
            </Text>
            <List
              items={shown.map((part) => (
                <Link key={part} href={`#${part}`}>
                  {intl.formatMessage({ id: `myInfo.${part}.title` })}
                </Link>
              ))}
            />
          </>
        )}
      </Stack>
      {answer.kind === 'data' && (
        <>
          <RegistrationsSection />
          {meetings && <OwnSessionsSection />}
          <ProfileSection account={answer.data.account} />
          <HouseholdSection members={answer.data.household} />
          <EmailSection account={answer.data.account} />
          <NewsSection news={answer.data.news} />
          <PasswordSection />
          <SessionsSection sessions={answer.data.sessions} />
          {hasMeetings && <MeetingSection />}
          <DataSection />
          <ClosingSection />
        </>
      )}
    </Stack>
  );
}
