import { Heading, Inline, List, RelativeTime, Stack, Text } from '#design-system';
import { parseUserTypes } from '#rules/access';
import { FormattedMessage } from 'react-intl';
import { AuditSentence } from '../audit/port/audit-sentence.tsx';
import type { Schemas } from '../platform/client/client.ts';
import { useSession } from '../platform/visitor/session-context.tsx';

/** Recent actions of other staff, as sentences that link to the affected records. */
export function ColleaguesActions({ actions }: { actions: readonly Schemas['AuditEntry'][] }) {
  const { visitor } = useSession();
  const viewer = visitor.kind === 'user' ? parseUserTypes(visitor.user.userType) : [];
  return (
    <Stack gap="s">
      <Heading level={2} size={3}>
        <FormattedMessage id="workspace.actions" />
      </Heading>
      {actions.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="workspace.actions.none" />
        </Text>
      ) : (
        <List
          items={actions.map((entry) => (
            <Inline key={entry.id} gap="s" wrap>
              <Text size="small">
                <AuditSentence entry={entry} viewer={viewer} />
              </Text>
              <Text size="small" tone="muted">
                <RelativeTime at={entry.at} focus="row" />
              </Text>
            </Inline>
          ))}
        />
      )}
    </Stack>
  );
}
