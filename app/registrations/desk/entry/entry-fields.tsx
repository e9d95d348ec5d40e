import { Checkbox, DateField, Disclosure, Grid, Inline, Select, Stack, TextField } from '#design-system';
import { staffSources } from '#contract/enums';
import { languages, toLanguage } from '#rules/language';
import { offersRooms } from '#rules/pricing';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { roomsOf, type EntryDraft } from './entry-draft.ts';
import type { EntryProblem } from './entry-problems.ts';

const maximumRooms = 10;
const methods = ['Check', 'Cash', 'Zelle'] as const;

export interface EntryFieldsProps {
  draft: EntryDraft;
  set: (change: Partial<EntryDraft>) => void;
  problems: readonly EntryProblem[];
}

function messageAt(problems: readonly EntryProblem[], fieldId: string): string | undefined {
  return problems.find((problem) => problem.fieldId === fieldId)?.message;
}

/** The fields that carry over from form to form. */
export function OriginFields({
  draft,
  set,
  events,
}: Omit<EntryFieldsProps, 'problems'> & { events: readonly Schemas['Event'][] }) {
  const intl = useIntl();
  return (
    <Inline gap="m" wrap>
      <Select
        name="entry-event"
        label={intl.formatMessage({ id: 'registrationList.event' })}
        value={draft.eventId}
        options={events.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(eventId) => {
          set({ eventId, rooms: '' });
        }}
      />
      <Select
        name="entry-source"
        label={intl.formatMessage({ id: 'entry.source' })}
        value={draft.source}
        options={staffSources.map((value) => ({
          value,
          label: intl.formatMessage({ id: `registration.source.${value}` }),
        }))}
        onChange={(value) => {
          set({ source: staffSources.find((source) => source === value) ?? draft.source });
        }}
      />
      <Select
        name="entry-language"
        label={intl.formatMessage({ id: 'entry.language' })}
        value={draft.language}
        options={languages.map((value) => ({ value, label: intl.formatMessage({ id: `language.${value}` }) }))}
        onChange={(value) => {
          set({ language: toLanguage(value) ?? draft.language });
        }}
      />
    </Inline>
  );
}

/** The contact the center calls and writes to. */
export function ContactFields({
  draft,
  set,
  problems,
  knownEmail,
}: EntryFieldsProps & { knownEmail: string | undefined }) {
  const intl = useIntl();
  const name = (field: 'firstName' | 'lastName', key: 'otherFirstName' | 'otherLastName') => (
    <TextField
      name={`entry-${field}`}
      label={intl.formatMessage({ id: `entry.contact.${field}` })}
      errorMessage={messageAt(problems, `entry-${field}`)}
      autoComplete="off"
      isRequired
      value={draft[key]}
      onChange={(value) => {
        set({ [key]: value });
      }}
    />
  );
  return (
    <Stack gap="s">
      <Grid columns={2} gap="m" align="end">
        {/* Not a PhoneField: saving adds +1 to ten digits, so its button would only stop fast typing. */}
        <TextField
          name="entry-phone"
          type="tel"
          label={intl.formatMessage({ id: 'field.phone' })}
          hint={intl.formatMessage({ id: 'entry.phone.hint' })}
          errorMessage={messageAt(problems, 'entry-phone')}
          autoComplete="off"
          isRequired
          value={draft.phone}
          onChange={(phone) => {
            set({ phone });
          }}
        />
        <TextField
          name="entry-email"
          type="email"
          label={intl.formatMessage({ id: 'field.email' })}
          hint={knownEmail ?? intl.formatMessage({ id: 'entry.email.hint' })}
          errorMessage={messageAt(problems, 'entry-email')}
          autoComplete="off"
          value={draft.email}
          onChange={(email) => {
            set({ email });
          }}
        />
      </Grid>
      <Checkbox
        name="entry-isOther"
        label={intl.formatMessage({ id: 'entry.contact.other' })}
        isSelected={draft.isOther}
        onChange={(isOther) => {
          set({ isOther });
        }}
      />
      {draft.isOther && (
        <Grid columns={2} gap="m">
          {name('firstName', 'otherFirstName')}
          {name('lastName', 'otherLastName')}
        </Grid>
      )}
    </Stack>
  );
}

interface OfEvent extends EntryFieldsProps {
  event: Schemas['Event'];
}

/** The number of rooms, and what came with the form: money and papers. */
export function ReceivedFields({ draft, set, problems, event }: OfEvent) {
  const intl = useIntl();
  return (
    <Stack gap="s">
      <Inline gap="m" align="end" wrap>
        {offersRooms(event) && <RoomsField draft={draft} set={set} problems={problems} event={event} />}
        <Select
          name="entry-method"
          label={intl.formatMessage({ id: 'entry.method' })}
          value={draft.method}
          options={methods.map((value) => ({ value, label: intl.formatMessage({ id: `payment.method.${value}` }) }))}
          onChange={(value) => {
            set({ method: methods.find((method) => method === value) ?? draft.method });
          }}
        />
        <TextField
          name="entry-amount"
          label={intl.formatMessage({ id: 'entry.amount' })}
          errorMessage={messageAt(problems, 'entry-amount')}
          inputMode="decimal"
          width={10}
          autoComplete="off"
          value={draft.amount}
          onChange={(amount) => {
            set({ amount });
          }}
        />
        {draft.method === 'Check' && draft.amount.trim() !== '' && (
          <TextField
            name="entry-checkNumber"
            width={10}
            label={intl.formatMessage({ id: 'party.payment.check' })}
            autoComplete="off"
            value={draft.checkNumber}
            onChange={(checkNumber) => {
              set({ checkNumber });
            }}
          />
        )}
      </Inline>
      <Checkbox
        name="entry-papers"
        label={intl.formatMessage({ id: 'entry.papers' })}
        isSelected={draft.hasPapers}
        onChange={(hasPapers) => {
          set({ hasPapers });
        }}
      />
      {(draft.amount.trim() !== '' || draft.hasPapers) && (
        <Disclosure label={intl.formatMessage({ id: 'entry.otherDay' })} isOpenAtFirst={draft.receivedOn !== ''}>
          <DateField
            name="entry-receivedOn"
            label={intl.formatMessage({ id: 'entry.receivedOn' })}
            errorMessage={messageAt(problems, 'entry-receivedOn')}
            value={draft.receivedOn}
            onChange={(receivedOn) => {
              set({ receivedOn });
            }}
          />
        </Disclosure>
      )}
    </Stack>
  );
}

/** The number of rooms that follows from the ages, or another one. */
function RoomsField({ draft, set, problems, event }: OfEvent) {
  const intl = useIntl();
  const count = roomsOf(event, { ...draft, rooms: '' });
  return (
    <Select
      name="entry-rooms"
      label={intl.formatMessage({ id: 'field.rooms' })}
      errorMessage={messageAt(problems, 'entry-rooms')}
      value={draft.rooms}
      placeholder={intl.formatMessage({ id: 'entry.rooms.proposed' }, { count })}
      options={Array.from({ length: maximumRooms + 1 }, (_, number) => ({
        value: String(number),
        label: intl.formatMessage({ id: 'field.rooms.count' }, { count: number }),
      }))}
      onChange={(rooms) => {
        set({ rooms });
      }}
    />
  );
}
