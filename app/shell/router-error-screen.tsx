import { Heading, LinkButton, PageSection, Stack, Text } from '#design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router-dom';

/** What shows when not even the frame could be made; titled as the router's own page is (specification, section 2). */
export function RouterErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <PageSection width="text">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="error.router" />
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
