import { Button, DataTable, EmptyState, LinkButton, ScreenOnly, Stack, WorkspacePage } from '#design-system';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Schemas } from '../../../platform/client/client.ts';
import type { Head } from '../../../platform/shell/screen.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { partyColumns } from '../desk-columns.tsx';

type Summary = Schemas['RegistrationSummary'];

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'party.chosen.title' }), description: '', isPrivate: true };
}

const none: readonly Summary[] = [];

/** The parties that were selected in the list: this browser's history keeps them, and no address names them. */
function partiesIn(state: unknown): readonly Summary[] {
  const { parties } = (state ?? {}) as { parties?: readonly Summary[] };
  return parties ?? none;
}

/** The selected parties on a page to be printed. */
export function Component() {
  const intl = useIntl();
  const parties = partiesIn(useLocation().state);
  const columns = useMemo(
    () =>
      partyColumns(
        intl,
        parties.some(({ balanceCents, dueNowCents }) => balanceCents !== dueNowCents),
      ),
    [intl, parties],
  );
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'party.chosen.title' })}
      trail={[{ label: intl.formatMessage({ id: 'desk.title' }), href: desk.list }]}
    >
      {parties.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'party.chosen.none' })}
          level={2}
          actions={
            <LinkButton href={desk.list}>
              <FormattedMessage id="desk.title" />
            </LinkButton>
          }
        />
      ) : (
        <Stack gap="m">
          <ScreenOnly>
            <Button
              tone="primary"
              onPress={() => {
                window.print();
              }}
            >
              <FormattedMessage id="party.chosen.print" />
            </Button>
          </ScreenOnly>
          <DataTable<Summary>
            caption={intl.formatMessage({ id: 'desk.parties' })}
            columns={columns}
            rows={parties}
            rowId={({ id }) => id}
            rowHref={({ id }) => desk.party(id)}
            rowDetail={({ reference }) => reference}
            resultText={intl.formatMessage({ id: 'desk.count' }, { count: parties.length })}
          />
        </Stack>
      )}
    </WorkspacePage>
  );
}
