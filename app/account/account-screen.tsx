import { Heading, PageSection } from '#design-system';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { useSession } from '../session/session-context.tsx';
import { storedSession } from '../session/session-storage.ts';
import { LoadingScreen } from '../shell/loading-screen.tsx';
import { NeedsScripts } from '../shell/needs-scripts.tsx';
import type { Head } from '../shell/screen.ts';
import { MyInfo } from './my-info.tsx';
import { SignUp } from './sign-up.tsx';

export function head(intl: IntlShape): Head {
  // The server knows nobody: its page is the visitor's.
  const isUser = typeof window !== 'undefined' && storedSession()?.kind === 'user';
  return {
    title: intl.formatMessage({ id: isUser ? 'manage.myInfo' : 'signUp.title' }),
    description: intl.formatMessage({ id: 'signUp.description' }),
    isPrivate: true,
  };
}

/** One address for two: whoever is signed in sees My Info, a visitor or guest the sign-up form. */
export function Component() {
  return (
    <PageSection width="form">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id="signUp.title" />
          </Heading>
        }
        instead={<FormattedMessage id="noScript.text" />}
      >
        <ForWhoeverIsThere />
      </NeedsScripts>
    </PageSection>
  );
}

function ForWhoeverIsThere() {
  const { visitor } = useSession();
  switch (visitor.kind) {
    case 'loading':
      return <LoadingScreen />;
    case 'user':
      return <MyInfo key={visitor.user.id} />;
    default:
      return <SignUp />;
  }
}
