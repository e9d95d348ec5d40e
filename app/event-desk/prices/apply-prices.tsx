import { Alert, Button, DataTable, Heading, Inline, List, Spinner, Stack, Text } from '#design-system';
import { mostRepriced } from '#contract/limits';
import { pageCountOf } from '#rules/paging';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { agreedAndNew, priceColumns } from './price-columns.tsx';

type Difference = Schemas['PriceDifference'];
type Outcome = Schemas['PriceApplicationResult']['items'][number];

/** The heading that takes the focus when the prices replace the form. */
export const pricesStart = 'event-prices';

/** Applies the event's current prices to the parties that staff choose. */
export function ApplyPrices({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const intl = useIntl();
  const [asked, ask] = useState({ page: 1, round: 0 });
  const [selected, select] = useState<readonly Difference[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const load = useCallback(
    ({ page }: { page: number; round: number }, signal: AbortSignal) =>
      dataOf(
        createApi().GET('/events/{eventId}/agreed-prices', { params: { path: { eventId }, query: { page } }, signal }),
      ),
    [eventId],
  );
  const answer = useAnswer(asked, load);
  const columns = useMemo(() => priceColumns(intl), [intl]);
  const priced = selected.flatMap(({ registrationId, version, totalCents }) =>
    totalCents === null ? [] : [{ registrationId, version, quotedTotalCents: totalCents }],
  );
  const action = useAction(async () => {
    const params = { path: { eventId } };
    const { items } = await dataOf(
      createApi().POST('/events/{eventId}/agreed-prices', { params, body: { parties: priced } }),
    );
    setOutcomes(items);
  });
  const rows = answer.kind === 'data' ? answer.data.items : [];
  const known = new Map([...selected, ...rows].map((party) => [party.registrationId, party]));
  const count =
    answer.kind === 'data' ? intl.formatMessage({ id: 'eventDesk.prices.count' }, { parties: answer.data.total }) : '';
  const mayApply = priced.length > 0 && priced.length <= mostRepriced;
  const outcomeOf = new Map(outcomes.map(({ registrationId, outcome }) => [registrationId, outcome]));

  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={2} focusId={pricesStart}>
          <FormattedMessage id="eventDesk.prices.title" />
        </Heading>
        <Text>
          <FormattedMessage id="eventDesk.prices.lead" />
        </Text>
        <Inline gap="s">
          <Button onPress={onClose}>
            <FormattedMessage id="eventDesk.preview.back" />
          </Button>
        </Inline>
      </Stack>
      {answer.kind === 'failed' && <Alert tone="critical">{failureText(intl, answer.error)}</Alert>}
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {answer.kind === 'data' && <Text tone="muted">{count}</Text>}
      {answer.kind === 'data' && (
        <DataTable<Difference>
          layout="list"
          caption={intl.formatMessage({ id: 'eventDesk.prices.list' })}
          captionLevel={3}
          columns={columns}
          rows={rows}
          rowId={({ registrationId }) => registrationId}
          resultText={count}
          empty={
            <Text>
              <FormattedMessage id="eventDesk.prices.none" />
            </Text>
          }
          page={{
            page: answer.data.page,
            pageCount: pageCountOf(answer.data),
            label: intl.formatMessage({ id: 'eventDesk.prices.pages' }),
            onChange: (page) => {
              ask({ ...asked, page });
            },
          }}
          selection={{
            selectedIds: selected.map(({ registrationId }) => registrationId),
            onChange: (ids) => {
              select(ids.flatMap((id) => known.get(id) ?? []));
            },
            rowName: ({ name }) => name,
            actions: mayApply
              ? [
                  {
                    id: 'apply',
                    label: intl.formatMessage({ id: 'eventDesk.prices.apply' }, { parties: priced.length }),
                    onPress: action.ask,
                  },
                ]
              : [],
          }}
        />
      )}
      {priced.length > mostRepriced && (
        <Text>
          <FormattedMessage id="eventDesk.prices.tooMany" values={{ most: mostRepriced }} />
        </Text>
      )}
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: 'eventDesk.prices.ask' }, { parties: priced.length })}
        confirmLabel={intl.formatMessage({ id: 'eventDesk.prices.confirm' })}
        closeLabel={intl.formatMessage({ id: 'eventDesk.prices.close' })}
        doneTitle={intl.formatMessage(
          { id: 'eventDesk.prices.done' },
          { parties: outcomes.filter(({ outcome }) => outcome === 'applied').length },
        )}
        doneText={
          <List
            items={selected.flatMap(({ registrationId, name, reference }) => {
              const outcome = outcomeOf.get(registrationId);
              return outcome === undefined
                ? []
                : [`${name} (${reference}): ${intl.formatMessage({ id: `eventDesk.prices.outcome.${outcome}` })}`];
            })}
          />
        }
        onClosed={() => {
          select([]);
          ask({ page: 1, round: asked.round + 1 });
        }}
      >
        <Stack gap="s">
          <Text>
            <FormattedMessage id="eventDesk.prices.askText" />
          </Text>
          <List items={selected.map((party) => agreedAndNew(intl, party))} />
        </Stack>
      </ActionDialog>
    </Stack>
  );
}
