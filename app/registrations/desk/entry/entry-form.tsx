import { Alert, Button, Form, Inline, Stack, Text, TwoColumns, entryGridCellId, useAnnounce } from '#design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { ApiProblem, type Schemas } from '../../../platform/client/client.ts';
import { failureText } from '../../../platform/client/problem-text.ts';
import { useDraft, type FoundDraft } from '../../../platform/drafts/use-draft.ts';
import { FormSummary } from '../../../platform/forms/form-summary.tsx';
import { useToday } from '../../../platform/shell/frame/use-today.ts';
import { useQuote } from '../../form/price/use-quote.ts';
import { useDebounced } from '../../../platform/shell/use-debounced.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { EntryAside } from './entry-aside.tsx';
import { entryDraft, filledRows, newEntry, peopleOf, roomsOf, type EntryDraft } from './entry-draft.ts';
import { ContactFields, OriginFields, ReceivedFields } from './entry-fields.tsx';
import { entryProblems, gridId } from './entry-problems.ts';
import { ProposedResponsibility, ResponsibilityFields } from './entry-responsibility.tsx';
import { PeopleGrid } from './people-grid.tsx';
import { knownEmail, useKnownPeople } from './use-known-people.ts';
import { useSaveEntry } from './use-save-entry.ts';

interface EntryFormProps {
  events: readonly Schemas['Event'][];
  found: FoundDraft<EntryDraft> & { content: EntryDraft };
}

/** Moves the focus to the first field of the form. */
function focusFirst({ rows }: EntryDraft): void {
  document.getElementById(entryGridCellId(gridId, rows[0]?.id ?? '', 'firstName'))?.focus();
}

/** How long to wait after typing before asking for the price, in ms: '4' is not the age of someone who is 41. */
const restTime = 250;

/** One form on one screen: people, contact, money and papers, saved at once. */
export function EntryForm({ events, found }: EntryFormProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const today = useToday();
  const { revalidate } = useRevalidator();
  const blank = useCallback(() => found.content, [found.content]);
  const { draft, change } = useDraft(entryDraft, found, blank);
  const event = events.find(({ id }) => id === draft.eventId) ?? events[0];
  if (!event) throw new Error('The form is shown only where an event takes parties');
  const [isTried, setTried] = useState(false);
  // Counts across all forms entered here: the next form's first mistake takes the focus too.
  const [tries, setTries] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [saved, setSaved] = useState<Schemas['Registration']>();
  const opensNext = useRef(false);
  const people = peopleOf(draft);
  const asked = useDebounced(draft, restTime);
  const answered = useQuote(event.id, { people: peopleOf(asked), rooms: roomsOf(event, asked) }, attempt);
  const price = asked === draft ? answered : { quote: answered.quote, isPending: true };
  const known = useKnownPeople(event.id, asked);
  const { isPending, failure, save } = useSaveEntry(event);
  const problems = isTried ? entryProblems(intl, event, draft, { price, today }) : [];
  const isFarAbove = failure?.error instanceof ApiProblem && failure.error.problem.code === 'payment-far-above';

  const set = (values: Partial<EntryDraft>) => {
    change((before) => ({ ...before, ...values }));
  };
  const isNew = useRef(false);
  useEffect(() => {
    // The next form is ready, so that typing can continue at once.
    if (isNew.current) focusFirst(draft);
    isNew.current = false;
  }, [draft]);

  const send = async (isFarAboveRight = false) => {
    if (entryProblems(intl, event, draft, { price, today }).length > 0) {
      setTried(true);
      setTries((before) => before + 1);
      return;
    }
    const totalCents = price.isPending ? undefined : price.quote?.totalCents;
    const registration = await save(draft, { totalCents, today, isFarAboveRight });
    if (!registration) {
      setAttempt((before) => before + 1);
      return;
    }
    setTried(false);
    setSaved(registration);
    isNew.current = true;
    change((before) => newEntry(before));
    announce(intl.formatMessage({ id: 'entry.savedAs' }, { reference: registration.reference }));
    if (opensNext.current) await navigate(desk.party(registration.id));
    else await revalidate();
  };
  const submit = (opens: boolean) => {
    opensNext.current = opens;
    void send();
  };

  return (
    <Form
      label={intl.formatMessage({ id: 'desk.new' })}
      isBusy={isPending}
      onSubmit={() => {
        submit(false);
      }}
    >
      <TwoColumns aside={<EntryAside event={event} people={people.length} price={price} saved={saved} />}>
        <FormSummary
          errors={problems.map(({ fieldId, label, message }) => ({ fieldId, label, message }))}
          focusKey={tries}
        />
        <OriginFields draft={draft} set={set} events={events} />
        {/* Each form starts with a new grid, without the message of the last paste. */}
        <PeopleGrid
          key={draft.idempotencyKey}
          event={event}
          draft={draft}
          change={change}
          isTried={isTried}
          known={known}
        />
        <ContactFields draft={draft} set={set} problems={problems} knownEmail={knownEmail(intl, known)} />
        <ResponsibilityFields event={event} draft={draft} change={change} problems={problems} />
        <ReceivedFields draft={draft} set={set} problems={problems} event={event} />
        <ProposedResponsibility event={event} draft={draft} change={change} problems={problems} />
        {failure && (
          <Alert key={failure.tries} tone="critical" announce title={intl.formatMessage({ id: 'entry.notSaved' })}>
            <Stack gap="s">
              <Text>{failureText(intl, failure.error)}</Text>
              {isFarAbove && (
                <Inline>
                  <Button
                    onPress={() => {
                      void send(true);
                    }}
                  >
                    {intl.formatMessage({ id: 'entry.amountRight' })}
                  </Button>
                </Inline>
              )}
            </Stack>
          </Alert>
        )}
        <Inline gap="m" wrap>
          <Button type="submit" tone="primary" isPending={isPending}>
            <FormattedMessage id="entry.saveNext" />
          </Button>
          <Button
            isDisabled={isPending}
            onPress={() => {
              submit(true);
            }}
          >
            <FormattedMessage id="entry.saveOpen" />
          </Button>
          {filledRows(draft).length > 0 && (
            <Button
              tone="quiet"
              onPress={() => {
                isNew.current = true;
                setTried(false);
                change((before) => newEntry(before));
              }}
            >
              <FormattedMessage id="entry.clear" />
            </Button>
          )}
        </Inline>
      </TwoColumns>
    </Form>
  );
}
