import { Alert, Heading, PageSection, Stack } from '#design-system';
import { furtherScreens, mayOpen, parseUserTypes } from '#rules/access';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { NeedsScripts } from '../../platform/shell/needs-scripts.tsx';
import type { Head } from '../../platform/shell/screen.ts';
import { CodeForm } from './code-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordForm, type Credentials } from './password-form.tsx';
import { returnAddress } from '../return-address.ts';
import { useSession } from '../session-context.tsx';
import type { User } from '../session-storage.ts';
import type { Ended } from '../visitor.ts';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'login.title' }),
    description: intl.formatMessage({ id: 'login.description' }),
    isPrivate: true,
  };
}

/** Where someone goes who was on the way nowhere: staff to what waits for them. */
function startOf({ userType }: Pick<User, 'userType'>): string {
  return mayOpen(furtherScreens.workspace, parseUserTypes(userType)) ? furtherScreens.workspace.path : '/';
}

/** Sign-in: the password, then for staff the code that comes by email. Anyone who is signed in goes on to where they wanted. */
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

function SignIn({ ended, isGuest }: { ended?: Ended; isGuest: boolean }) {
  const intl = useIntl();
  const { begin } = useSession();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [challenge, setChallenge] = useState<Schemas['CodeChallenge']>();

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
          ended && (
            <Alert tone="info" announce>
              {intl.formatMessage({ id: ended.wasGuest ? 'login.ended.guest' : `login.ended.${ended.reason}` })}
            </Alert>
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
