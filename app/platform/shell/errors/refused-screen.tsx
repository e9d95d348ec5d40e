import { Heading, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage } from 'react-intl';

/** Tells a user that they may not open this screen. */
export function RefusedScreen() {
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
