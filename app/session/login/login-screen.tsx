import { Alert, Heading, PageSection, Stack } from '#design-system';
import { furtherScreens, guardedScreens, mayOpen, parseUserTypes } from '#rules/access';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { NeedsScripts } from '../../platform/shell/needs-scripts.tsx';
import type { Head } from '../../platform/shell/screen.ts';
import { CodeForm } from './code-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordForm, type Credentials } from './password-form.tsx';
import { returnAddress } from '../../platform/shell/navigate/return-address.ts';
import { usePartArrival } from '../../platform/shell/navigate/route-focus.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import type { User } from '../../platform/visitor/session-storage.ts';
import type { Ended } from '../../platform/visitor/visitor.ts';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'login.title' }),
    description: intl.formatMessage({ id: 'login.description' }),
    isPrivate: true,
  };
}

/** The default destination after login: open work for staff, Home for others. */
function startOf({ userType }: Pick<User, 'userType'>): string {
  return mayOpen(furtherScreens.workspace, parseUserTypes(userType)) ? furtherScreens.workspace.path : '/';
}

/** Sign-in: the password, then for staff the code from the email. A signed-in user continues to where they wanted to go. */
export function Component() {
  const { visitor } = useSession();
  const [query] = useSearchParams();
  if (visitor.kind === 'user') return <Navigate replace to={returnAddress(query, startOf(visitor.user))} />;
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
        <SignIn ended={visitor.kind === 'visitor' ? visitor.ended : undefined} isGuest={visitor.kind === 'guest'} />
      </NeedsScripts>
    </PageSection>
  );
}

/** Tells people who come from the reports why they must log in. */
function ReportsNotice() {
  const [query] = useSearchParams();
  const isFromReports = returnAddress(query, '').split('?', 1)[0] === guardedScreens.reports.path;
  return isFromReports ? (
    <Alert tone="info">
      <FormattedMessage id="login.reports" />
    </Alert>
  ) : null;
}

function SignIn({ ended, isGuest }: { ended?: Ended; isGuest: boolean }) {
  const intl = useIntl();
  const { begin } = useSession();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [challenge, setChallenge] = useState<Schemas['CodeChallenge']>();

  // The form of the code focuses its field itself.
  usePartArrival(challenge ? 'code' : 'password');

  if (challenge) {
    return (
      <CodeForm
        challenge={challenge}
        credentials={credentials}
        onChallenge={setChallenge}
        onSignedIn={begin}
        onRestart={() => {
          setCredentials(({ email }) => ({ email, password: '' }));
          setChallenge(undefined);
        }}
      />
    );
  }
  return (
    <Stack gap="xl">
      <PasswordForm
        email={credentials.email}
        notice={
          ended ? (
            <Alert tone="info" announce>
              {intl.formatMessage({ id: ended.wasGuest ? 'login.ended.guest' : `login.ended.${ended.reason}` })}
            </Alert>
          ) : (
            <ReportsNotice />
          )
        }
        onChallenge={(next, typed) => {
          setCredentials(typed);
          setChallenge(next);
        }}
        onSignedIn={begin}
      />
      <OtherWays isGuest={isGuest} />
    </Stack>
  );
}
