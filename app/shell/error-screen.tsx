import { Heading, LinkButton, PageSection, Stack, Text } from '#design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { ApiProblem } from '../client/client.ts';
import { RefusedScreen } from './refused-screen.tsx';

/** What shows in place of a screen that crashed; the frame with its menu stays. */
export function ErrorScreen() {
  const error = useRouteError();
  const isRefused = error instanceof ApiProblem && error.problem.code === 'forbidden';
  useEffect(() => {
    if (!isRefused) console.error(error);
  }, [error, isRefused]);
  if (isRefused) return <RefusedScreen />;
  return (
    <PageSection width="text">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="error.title" />
        </Heading>
        <Text>
          <FormattedMessage id="error.text" />
        </Text>
        <LinkButton href="/" tone="secondary">
          <FormattedMessage id="error.home" />
        </LinkButton>
      </Stack>
    </PageSection>
  );
}
