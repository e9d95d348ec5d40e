import { Button, Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
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
        <Inline gap="s" wrap>
          {/* Loads everything anew: a part that did not arrive is never asked for again by itself. */}
          <Button tone="primary" onPress={() => { window.location.reload(); }}>
            <FormattedMessage id="form.tryAgain" />
          </Button>
          <LinkButton href="/" tone="secondary">
            <FormattedMessage id="error.home" />
          </LinkButton>
        </Inline>
      </Stack>
    </PageSection>
  );
}
