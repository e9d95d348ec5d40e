import { Button, Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage } from 'react-intl';

interface FailureProps {
  titleId: 'error.title' | 'error.router';
  /** Whether links still lead somewhere: not where everything around them has gone down too. */
  hasWayHome?: boolean;
}

/** Says that something went wrong, with the ways on. */
export function Failure({ titleId, hasWayHome = true }: FailureProps) {
  return (
    <PageSection width="text">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id={titleId} />
        </Heading>
        <Text>
          <FormattedMessage id="error.text" />
        </Text>
        <Inline gap="s" wrap>
          {/* Loads everything anew: a part that did not arrive is never asked for again by itself. */}
          <Button tone="primary" onPress={() => { window.location.reload(); }}>
            <FormattedMessage id="form.tryAgain" />
          </Button>
          {hasWayHome && (
            <LinkButton href="/" tone="secondary">
              <FormattedMessage id="error.home" />
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </PageSection>
  );
}
