import { Alert, Select, Spinner, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../../../../platform/actions/action-dialog.tsx';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../../../platform/client/client.ts';
import { failureText } from '../../../../platform/client/problem-text.ts';
import { reachableEmail } from '../../../../payments/port/party-email.ts';
import { useAnswer, type Answer } from '../../../../platform/client/use-answer.ts';
import { useLanguage } from '../../../../platform/language/language-context.tsx';
import { MoveEffect } from './move-effect.tsx';

type Quote = Schemas['PartyMoveQuote'];
type Figures = Schemas['RegistrationFigures'];

/** The events to which staff can move a party: those that take registrations, or recently did. */
async function findEvents(lng: string, signal: AbortSignal): Promise<readonly Figures[]> {
  const query = { lng: lng === 'es' ? ('es' as const) : ('en' as const) };
  const { items } = await dataOf(createApi().GET('/registration-figures', { params: { query }, signal }));
  return items.filter(({ registration: { state } }) => state === 'open' || state === 'full' || state === 'closed');
}

async function askQuote(
  { registrationId, eventId }: { registrationId: string; eventId: string },
  signal: AbortSignal,
): Promise<Quote | null> {
  if (eventId === '') return null;
  const asked = { params: { path: { registrationId } }, body: { eventId }, signal };
  return dataOf(createApi().POST('/registrations/{registrationId}/move-quote', asked));
}

interface MoveDialogProps {
  registration: Schemas['Registration'];
  onClosed: (isDone: boolean) => void;
}

/** Asks to which event a party moves, shows what that changes, and moves it. */
export function MoveDialog({ registration, onClosed }: MoveDialogProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { id, version, reference, contact, event } = registration;
  const [eventId, setEventId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const events = useAnswer(language, findEvents);
  const [movedTo, setMovedTo] = useState('');
  // After the move, no quote is requested: the party cannot move to the event that it is in.
  const asksFor = movedTo === '' ? eventId : '';
  const quoted = useAnswer({ registrationId: id, eventId: asksFor, version }, askQuote);
  const quote = quoted.kind === 'data' ? quoted.data : null;
  const known = events.kind === 'data' ? events.data.filter((one) => one.eventId !== event.id) : [];
  const nameOf = (chosen: string) => known.find((one) => one.eventId === chosen)?.eventName ?? '';
  const action = useAction(
    () =>
      dataOf(
        createApi().POST('/registrations/{registrationId}/move', {
          params: { path: { registrationId: id } },
          body: { version, eventId, quotedTotalCents: quote?.quote.totalCents ?? 0 },
        }),
      ),
    () => {
      setMovedTo(nameOf(eventId));
    },
  );
  const perform = async () => {
    setMissing(eventId === '');
    if (quote) await action.perform();
  };
  return (
    <ActionDialog
      action={{
        ...action,
        isAsked: true,
        perform,
        dismiss: () => {
          action.dismiss();
          if (!action.outcome) onClosed(false);
        },
      }}
      title={intl.formatMessage(
        { id: 'party.move.title' },
        { reference, name: `${contact.firstName} ${contact.lastName}` },
      )}
      confirmLabel={intl.formatMessage({ id: 'party.move.confirm' })}
      doneTitle={intl.formatMessage({ id: 'party.move.done' })}
      doneText={intl.formatMessage(
        { id: reachableEmail(registration) === undefined ? 'party.move.done.noMail' : 'party.move.done.mailed' },
        { event: movedTo, email: contact.email },
      )}
      onClosed={() => {
        onClosed(true);
      }}
    >
      <Stack gap="m">
        <Text>
          <FormattedMessage id="party.move.text" />
        </Text>
        <Select
          name="move-event"
          label={intl.formatMessage({ id: 'party.move.event' })}
          placeholder={intl.formatMessage({ id: 'party.move.choose' })}
          errorMessage={isMissing && eventId === '' ? intl.formatMessage({ id: 'party.move.missing' }) : undefined}
          value={eventId}
          onChange={setEventId}
          options={known.map((one) => ({ value: one.eventId, label: one.eventName }))}
        />
        {events.kind === 'failed' && <Alert tone="critical">{failureText(intl, events.error)}</Alert>}
        {eventId !== '' && <Effect answer={quoted} quote={quote} />}
      </Stack>
    </ActionDialog>
  );
}

/** Shows what the move would change, or why it is refused. */
function Effect({ answer, quote }: { answer: Answer<Quote | null>; quote: Quote | null }) {
  const intl = useIntl();
  if (answer.kind === 'failed')
    return (
      <Alert tone="critical" announce>
        {failureText(intl, answer.error)}
      </Alert>
    );
  if (!quote) return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  return <MoveEffect quote={quote} />;
}
