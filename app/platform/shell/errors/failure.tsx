import { Button, Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNamedPart } from '../part-title.ts';

interface FailureProps {
  titleId: 'error.title' | 'error.router' | 'offline.title';
  /** Whether links still lead somewhere: not where everything around them has gone down too. */
  hasWayHome?: boolean;
}

/** Says that something went wrong, with the ways on. */
export function Failure({ titleId, hasWayHome = true }: FailureProps) {
  const intl = useIntl();
  // The window must not go on bearing the name of the page that was left.
  useNamedPart(intl.formatMessage({ id: titleId }));
  return (
    <PageSection width="text">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id={titleId} />
        </Heading>
        <Text>
          <FormattedMessage id={titleId === 'offline.title' ? 'problem.network' : 'error.text'} />
        </Text>
        <Inline gap="s" wrap>
          {/* Loads everything anew: a part that did not arrive is never asked for again by itself. */}
          <Button
            tone="primary"
            onPress={() => {
              window.location.reload();
            }}
          >
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
