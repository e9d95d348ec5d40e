import { Heading, PageSection } from '#design-system';
import { lazy, Suspense } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { withFurtherMessages } from '../platform/messages/messages.ts';
import { sharedParts } from '../platform/messages/parts.ts';
import { useSession } from '../platform/visitor/session-context.tsx';
import { storedSession } from '../platform/visitor/session-storage.ts';
import { LoadingScreen } from '../platform/shell/loading-screen.tsx';
import { NeedsScripts } from '../platform/shell/needs-scripts.tsx';
import type { Head } from '../platform/shell/screen.ts';
import { SignUp } from './sign-up.tsx';

// A visitor who signs up needs neither its code nor its messages.
const MyInfo = lazy(() =>
  withFurtherMessages(() => import('./my-info/my-info.tsx'), sharedParts).then((module) => ({
    default: module.MyInfo,
  })),
);

export function head(intl: IntlShape): Head {
  // The server does not know the user, so it renders the visitor's page.
  const isUser = typeof window !== 'undefined' && storedSession()?.kind === 'user';
  return {
    title: intl.formatMessage({ id: isUser ? 'manage.myInfo' : 'signUp.title' }),
    description: intl.formatMessage({ id: 'signUp.description' }),
    isPrivate: true,
  };
}

/** One address for two screens: My Info for signed-in users, the sign-up form for visitors and guests. */
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
        <ForSignedInOrNot />
      </NeedsScripts>
    </PageSection>
  );
}

function ForSignedInOrNot() {
  const { visitor } = useSession();
  switch (visitor.kind) {
    case 'loading':
      return <LoadingScreen />;
    case 'user':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <MyInfo key={visitor.user.id} />
        </Suspense>
      );
    default:
      return <SignUp />;
  }
}
