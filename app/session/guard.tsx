import { Heading, LinkButton, PageSection, Stack, Text } from '#design-system';
import { mayOpen, parseUserTypes, type GuardedScreen } from '#rules/access';
import { FormattedMessage } from 'react-intl';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../shell/loading-screen.tsx';
import { loginAddress } from './return-address.ts';
import { useSession } from './session-context.tsx';

/** Lets only the user types of this screen's row see what is inside it. The API enforces the same by itself. */
export function Guard({ screen }: { screen: GuardedScreen }) {
  const { visitor } = useSession();
  const location = useLocation();
  if (visitor.kind === 'loading') return <LoadingScreen />;
  if (visitor.kind === 'visitor') return <Navigate replace to={loginAddress(location)} />;
  if (!mayOpen(screen, parseUserTypes(visitor.user.userType))) return <Refused />;
  return <Outlet />;
}

function Refused() {
  return (
    <PageSection width="text">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="guard.refused.title" />
        </Heading>
        <Text>
          <FormattedMessage id="guard.refused.text" />
        </Text>
        <LinkButton href="/" tone="secondary">
          <FormattedMessage id="guard.refused.home" />
        </LinkButton>
      </Stack>
    </PageSection>
  );
}
