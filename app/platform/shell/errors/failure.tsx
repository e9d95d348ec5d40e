import { Button, Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNamedPart } from '../title-state.ts';

interface FailureProps {
  titleId: 'error.title' | 'error.router' | 'offline.title';
  /** Whether links still work: not if everything around them has crashed too. */
  hasWayHome?: boolean;
}

/** Tells the reader that something went wrong, and what to do next. */
export function Failure({ titleId, hasWayHome = true }: FailureProps) {
  const intl = useIntl();
  // The window must not keep the title of the page that was left.
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
          {/* Reloads everything: a chunk that failed to load is never requested again by itself. */}
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
