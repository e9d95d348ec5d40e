import { Heading, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage } from 'react-intl';

/** Says that a screen is not for this user. */
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
