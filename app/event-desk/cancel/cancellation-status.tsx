import { Alert, LinkButton, Stack, Text } from '#design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import { RefundLines } from './cancellation-figures.tsx';

/** How often the numbers are reloaded while parties are being canceled, in ms. */
const interval = 2000;

/** The numbers of a canceled event, reloaded until its last party is canceled. */
function useProgress(eventId: string) {
  const [figures, setFigures] = useState<Schemas['EventCancellation']>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    /** Whether parties are still being canceled. */
    const read = async (): Promise<boolean> => {
      const params = { path: { eventId } };
      const next = await dataOf(createApi().GET('/events/{eventId}/cancellation', { params, signal }));
      setFigures(next);
      return next.parties > 0;
    };
    const follow = async () => {
      // Without an answer the numbers stay as they are, and the next poll tries again.
      const isLeft = await read().catch(() => true);
      if (isLeft && !signal.aborted) timer = setTimeout(() => void follow(), interval);
    };
    void follow();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [eventId]);
  return figures;
}

/** The remaining work for a canceled event. */
export function CancellationStatus({ eventId }: { eventId: string }) {
  const intl = useIntl();
  const figures = useProgress(eventId);
  if (figures === undefined || figures.cancelledAt === null) return null;
  const { cancelledAt, parties, arrivedParties, refundParties, refunds } = figures;
  const day = intl.formatDate(cancelledAt, { dateStyle: 'long' });
  return (
    <Alert tone="info" title={intl.formatMessage({ id: 'eventDesk.cancelled.title' }, { day })}>
      <Stack gap="s">
        <Text>
          <FormattedMessage
            id={parties === 0 ? 'eventDesk.cancelled.partiesDone' : 'eventDesk.cancelled.partiesLeft'}
            values={{ parties, arrived: arrivedParties }}
          />
        </Text>
        <Text>
          <FormattedMessage
            id={refundParties === 0 ? 'eventDesk.cancelled.refundsDone' : 'eventDesk.cancelled.refundsLeft'}
            values={{ parties: refundParties }}
          />
        </Text>
        {refunds.length > 0 && <RefundLines refunds={refunds} />}
        {refundParties > 0 && (
          <LinkButton href={desk.partiesOf(eventId, { needs: 'refundLeft' })}>
            <FormattedMessage id="eventDesk.cancelled.refundList" />
          </LinkButton>
        )}
      </Stack>
    </Alert>
  );
}
