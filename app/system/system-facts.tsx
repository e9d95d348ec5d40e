import { Facts, Grid, Heading, RelativeTime, Stack, StatusTag, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import type { MessageId } from '../platform/messages/messages.ts';

type Status = Schemas['SystemStatus'];

/** The running program, the location of its data, and the services it needs. */
export function SystemFacts({ status }: { status: Status }) {
  const intl = useIntl();
  return (
    <Grid columns={2} gap="l">
      <Stack gap="l">
        <Section titleId="system.program" facts={programFacts(intl, status)} />
        <Section titleId="system.email" leadId="system.email.lead" facts={emailFacts(intl, status)} />
      </Stack>
      <Stack gap="l">
        <Section titleId="system.database" facts={databaseFacts(intl, status)} />
        <Section titleId="system.storage" facts={storageFacts(intl, status)} />
        <Section titleId="system.services" facts={serviceFacts(intl, status)} />
      </Stack>
    </Grid>
  );
}

type Fact = { term: string; description: ReactNode };

function Section({ titleId, leadId, facts }: { titleId: MessageId; leadId?: MessageId; facts: readonly Fact[] }) {
  return (
    <Stack gap="s">
      <Heading level={2} size={4}>
        <FormattedMessage id={titleId} />
      </Heading>
      {leadId !== undefined && (
        <Text size="small" tone="muted">
          <FormattedMessage id={leadId} />
        </Text>
      )}
      <Facts items={facts} />
    </Stack>
  );
}

/** A human-readable size: in GB, or in MB below 1 GB. */
function sizeText(intl: IntlShape, bytes: number): string {
  const [unit, divisor] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const);
  return intl.formatNumber(bytes / divisor, { style: 'unit', unit, maximumFractionDigits: 1 });
}

function programFacts(intl: IntlShape, { program }: Status): Fact[] {
  return [
    { term: intl.formatMessage({ id: 'system.version' }), description: program.version },
    { term: intl.formatMessage({ id: 'system.node' }), description: program.node },
    { term: intl.formatMessage({ id: 'system.startedAt' }), description: <RelativeTime at={program.startedAt} /> },
    { term: intl.formatMessage({ id: 'system.memory' }), description: sizeText(intl, program.memoryBytes) },
  ];
}

function databaseFacts(intl: IntlShape, { database }: Status): Fact[] {
  const { version, isEmbedded, sizeBytes, connections, connectionLimit, migration } = database;
  return [
    {
      term: intl.formatMessage({ id: 'system.server' }),
      description: intl.formatMessage({ id: isEmbedded ? 'system.server.embedded' : 'system.server.own' }, { version }),
    },
    { term: intl.formatMessage({ id: 'system.size' }), description: sizeText(intl, sizeBytes) },
    {
      term: intl.formatMessage({ id: 'system.connections' }),
      description: intl.formatMessage({ id: 'system.connections.of' }, { used: connections, limit: connectionLimit }),
    },
    { term: intl.formatMessage({ id: 'system.migration' }), description: migration },
  ];
}

function emailFacts(intl: IntlShape, { email }: Status): Fact[] {
  const { transport, lastSentAt, sent, failed, refused } = email;
  const count = (number: number) => intl.formatNumber(number);
  return [
    {
      term: intl.formatMessage({ id: 'system.transport' }),
      description: intl.formatMessage({ id: `system.transport.${transport}` }),
    },
    { term: intl.formatMessage({ id: 'system.email.last' }), description: moment(intl, lastSentAt, 'system.none') },
    { term: intl.formatMessage({ id: 'system.email.sent' }), description: count(sent) },
    { term: intl.formatMessage({ id: 'system.email.failed' }), description: count(failed) },
    { term: intl.formatMessage({ id: 'system.email.refused' }), description: count(refused) },
  ];
}

function moment(intl: IntlShape, at: string | undefined, otherwise: MessageId): ReactNode {
  return at === undefined ? intl.formatMessage({ id: otherwise }) : <RelativeTime at={at} />;
}

function storageFacts(intl: IntlShape, { backups, disks }: Status): Fact[] {
  return [
    {
      term: intl.formatMessage({ id: 'system.backup.last' }),
      description: moment(intl, backups.lastAt, backups.isDaily ? 'system.none' : 'system.backup.off'),
    },
    ...disks.map(({ place, freeBytes, totalBytes }) => ({
      term: intl.formatMessage({ id: `system.disk.${place}` }),
      description: intl.formatMessage(
        { id: 'system.disk.free' },
        { free: sizeText(intl, freeBytes), total: sizeText(intl, totalBytes) },
      ),
    })),
  ];
}

const tones = { notConfigured: 'neutral', configured: 'positive', failing: 'critical' } as const;

function serviceFacts(intl: IntlShape, { services }: Status): Fact[] {
  return services.map(({ name, state }) => ({
    term: intl.formatMessage({ id: `system.service.${name}` }),
    description: <StatusTag tone={tones[state]}>{intl.formatMessage({ id: `system.state.${state}` })}</StatusTag>,
  }));
}
