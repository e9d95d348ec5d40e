import { Link, List, Stack, StatusTag, Text } from '#design-system';
import { useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { momentIn } from './session-words.tsx';

/** A session that someone may join, with the key of their link if they have one. */
export interface JoinableSession {
  readonly session: Pick<Schemas['OwnOnlineSession'], 'id' | 'title' | 'startsAt' | 'timeZone' | 'phase'>;
  readonly key?: string;
}

/** The links to the pages where people join their sessions, soonest first. */
export function JoinLinks({ items }: { items: readonly JoinableSession[] }) {
  const intl = useIntl();
  return (
    <List
      items={items.map(({ session: { id, title, startsAt, timeZone, phase }, key }) => (
        <Stack key={id} gap="xs">
          <Link href={`/join/${id}${key === undefined ? '' : `#${key}`}`} standalone>
            {title}
          </Link>
          <Text tone="muted">{momentIn(intl, startsAt, timeZone)}</Text>
          {phase === 'open' && (
            <Text as="div">
              <StatusTag tone="positive">{intl.formatMessage({ id: 'myInfo.online.openNow' })}</StatusTag>
            </Text>
          )}
        </Stack>
      ))}
    />
  );
}
