import { Alert, Button, Facts, Inline, ProgressBar, Stack } from '#design-system';
import { recipientsOf } from '#rules/mailings';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useWhileVisible } from '../../platform/shell/use-while-visible.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MailingRecord } from './mailing-record.tsx';
import { RecipientList } from './recipient-list.tsx';

type Mailing = Schemas['Mailing'];

/** How often an open page refreshes the progress, in ms. */
const askEvery = 2_000;

/** Keeps the page up to date while it is visible and emails are being sent. */
function useProgress(isSending: boolean): void {
  const { revalidate } = useRevalidator();
  useWhileVisible(() => void revalidate(), isSending ? askEvery : undefined);
}

/** The progress of a bulk email, the actions on it, and its recipients. */
export function MailingOutcome({
  mailing,
  events,
  recipients,
}: {
  mailing: Mailing;
  events: readonly Pick<Schemas['Event'], 'id' | 'name'>[];
  recipients: Schemas['MailingRecipientPage'];
}) {
  const intl = useIntl();
  const { id, state, counts, sentAt, sentByName } = mailing;
  useProgress(state === 'sending');
  const path = { mailingId: id };
  const change = (action: 'pause' | 'resume' | 'cancel') =>
    dataOf(createApi().POST('/mailings/{mailingId}/state', { params: { path }, body: { action } }));
  const pause = useAction(() => change('pause'));
  const resume = useAction(() => change('resume'));
  const cancel = useAction(() => change('cancel'));
  const total = recipientsOf(counts);
  const failed = counts.failed + counts.uncertain;
  // Recipients who unsubscribe meanwhile are canceled: nothing is left to do for them.
  const done = counts.sent + failed + counts.canceled;
  const failure = [pause, resume].map(({ outcome }) => outcome).find((outcome) => outcome?.kind === 'failure');
  return (
    <Stack gap="l">
      {state !== 'canceled' && state !== 'done' && (
        <ProgressBar
          label={intl.formatMessage(
            { id: state === 'paused' ? 'mailing.progress.paused' : 'mailing.progress' },
            { done, total },
          )}
          value={done}
          max={total}
        />
      )}
      {failure?.kind === 'failure' && (
        <Alert tone="critical" announce>
          {failureText(intl, failure.error)}
        </Alert>
      )}
      {(state === 'sending' || state === 'paused') && (
        <Inline gap="s">
          {state === 'sending' ? (
            <Button isPending={pause.isPending} onPress={() => void pause.perform()}>
              <FormattedMessage id="mailing.pause" />
            </Button>
          ) : (
            <Button tone="primary" isPending={resume.isPending} onPress={() => void resume.perform()}>
              <FormattedMessage id="mailing.resume" />
            </Button>
          )}
          <Button tone="critical" onPress={cancel.ask}>
            <FormattedMessage id="mailing.cancel" />
          </Button>
        </Inline>
      )}
      {state === 'done' && (
        <Alert tone={failed === 0 ? 'positive' : 'critical'} announce>
          <FormattedMessage id={failed === 0 ? 'mailing.allSent' : 'mailing.failed'} />
        </Alert>
      )}
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: 'mailing.sentAt' }),
            description: sentAt ? intl.formatDate(sentAt, { dateStyle: 'medium', timeStyle: 'short' }) : '',
          },
          ...(sentByName === null ? [] : [{ term: intl.formatMessage({ id: 'mailing.by' }), description: sentByName }]),
          { term: intl.formatMessage({ id: 'mailing.figures.recipients' }), description: intl.formatNumber(total) },
          ...(['sent', 'failed', 'uncertain', 'canceled'] as const)
            .filter((each) => counts[each] > 0)
            .map((each) => ({
              term: intl.formatMessage({ id: `mailing.recipient.${each}` }),
              description: intl.formatNumber(counts[each]),
            })),
        ]}
        layout="figures"
      />
      <MailingRecord mailing={mailing} events={events} />
      <RecipientList mailing={mailing} page={recipients} />
      <CancelDialog action={cancel} left={counts.waiting} />
    </Stack>
  );
}
