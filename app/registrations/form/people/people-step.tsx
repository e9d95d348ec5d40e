import { Alert, Button, Heading, PersonList, Stack, Text, useAnnounce } from '#design-system';
import { offersRooms } from '#rules/pricing';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { problemText } from '../../../platform/client/problem-text.ts';
import { FormSummary } from '../../../platform/forms/form-summary.tsx';
import { useShownFaults } from '../../../platform/forms/use-shown-faults.ts';
import { partStart } from '../../../platform/shell/navigate/route-focus.ts';
import { emptyPerson, fullName, type PersonValues } from '../draft.ts';
import type { RegistrationDraft } from '../saved-draft.ts';
import { AdultsAndMinors } from './adults-and-minors.tsx';
import { HouseholdChoice } from './household-choice.tsx';
import { ListImport, withListed } from './list-import.tsx';
import { offeredAges } from './offered-ages.ts';
import { PartyDetailsFields, partyDetailErrors } from './party-details-fields.tsx';
import { withoutPerson, withPersonAgain, withSaved, type RemovedPerson } from './people-changes.ts';
import { PersonEditor } from './person-editor.tsx';
import { missingOf, personRows } from './person-rows.ts';
import { withPeople, withRooms } from '../rooms/room-draft.ts';
import { roomErrors, RoomSharing } from '../rooms/room-sharing.tsx';
import { choiceProblems, roomProblems, RoomsChoice } from '../rooms/rooms-choice.tsx';
import { ResponsibleAdults, responsibilityErrors } from './responsible-adults.tsx';
import { TotalSoFar } from '../price/total-so-far.tsx';
import type { QuoteState } from '../price/use-quote.ts';

interface PeopleStepProps extends Pick<RegistrationDraft, 'draft' | 'change'> {
  event: Schemas['Event'];
  /** The people of the reader's household, if signed in. */
  household: readonly Schemas['HouseholdMember'][];
  price: QuoteState;
  /** Whether staff fill in the form for a party. */
  isStaff: boolean;
  /** The people who are registered already, when a registration is changed. */
  registeredIds?: readonly string[];
  onDone: () => void;
}

/** Everyone who is coming, and the number of rooms. */
export function PeopleStep({
  event,
  draft,
  household,
  change,
  price,
  isStaff,
  registeredIds = [],
  onDone,
}: PeopleStepProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  // Only until something changes: an earlier error would otherwise reappear, and take the focus, later.
  const [failedTries, setFailedTries] = useState(0);
  const [removed, setRemoved] = useState<RemovedPerson>();
  const hasRooms = offersRooms(event);
  const { editing, people } = draft;

  const edit = (personId: string, values: PersonValues) => {
    setFailedTries(0);
    change((before) => ({ ...before, editing: { personId, values } }));
  };
  const stopEditing = () => {
    setFailedTries(0);
    change((before) => ({ ...before, editing: undefined }));
  };
  const keepTyping = useCallback(
    (values: PersonValues) => {
      change((before) => (before.editing ? { ...before, editing: { ...before.editing, values } } : before));
    },
    [change],
  );
  const save = (values: PersonValues) => {
    setFailedTries(0);
    announce(intl.formatMessage({ id: 'registration.people.saved' }, { name: fullName(values) }));
    change((before) => withSaved(event, before, values));
  };
  const remove = (id: string) => {
    const index = people.findIndex((person) => person.id === id);
    const person = people[index];
    if (!person) return;
    setFailedTries(0);
    setRemoved({ person, index });
    change((before) => withoutPerson(event, before, id));
  };
  const undo = () => {
    if (!removed) return;
    setFailedTries(0);
    change((before) => withPersonAgain(event, before, removed));
    setRemoved(undefined);
  };

  const missing = missingOf(draft);
  const priceProblem = price.problem && problemText(intl, price.problem);
  // Errors in the choice of rooms are shown at its own fields.
  const isAboutChoice = price.problem !== undefined && choiceProblems.includes(price.problem.code);
  const failure = missing ? intl.formatMessage({ id: missing }) : isAboutChoice ? undefined : priceProblem;
  const peopleErrors = failure
    ? [
        {
          fieldId: !missing && price.problem && roomProblems.includes(price.problem.code) ? 'rooms' : 'people',
          message: failure,
        },
      ]
    : [];
  // A person without a readable age may be a minor or an adult: that is reported first.
  const responsibilityFaults = missing ? [] : responsibilityErrors(intl, event, draft, isStaff);
  const responsibility = useShownFaults(responsibilityFaults);
  const choiceErrors = hasRooms && !missing ? roomErrors(intl, event, draft) : [];
  const choice = useShownFaults(choiceErrors);
  const detailErrors = partyDetailErrors(intl, draft.details);
  const details = useShownFaults(detailErrors);
  const errorOf = (fieldId: string) =>
    failedTries > 0
      ? [...peopleErrors, ...choice.shown, ...responsibility.shown].find((error) => error.fieldId === fieldId)?.message
      : undefined;

  return (
    <Stack gap="l">
      <FormSummary
        errors={failedTries > 0 ? [...peopleErrors, ...choice.shown, ...responsibility.shown, ...details.shown] : []}
        focusKey={failedTries}
      />
      <Stack gap="s">
        <Heading level={2} focusId={partStart}>
          <FormattedMessage id="registration.people.title" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="registration.people.ages" values={{ bands: offeredAges(intl, event) }} />
        </Text>
      </Stack>
      {hasRooms && (
        <RoomsChoice
          event={event}
          rooms={draft.rooms}
          errorMessage={errorOf('rooms')}
          onChange={(rooms) => {
            setFailedTries(0);
            change((before) => withRooms(before, rooms));
          }}
        />
      )}
      <HouseholdChoice
        event={event}
        members={household}
        people={people}
        onChange={(apply) => {
          setFailedTries(0);
          change((before) => withPeople(event, before, apply(before.people)));
        }}
      />
      <PersonList
        id="people"
        label={intl.formatMessage({ id: 'registration.people.list' })}
        errorMessage={errorOf('people')}
        people={personRows(intl, event, draft)}
        emptyText={intl.formatMessage({ id: 'registration.people.empty' })}
        addLabel={intl.formatMessage({
          id: people.length === 0 ? 'registration.people.addFirst' : 'registration.people.add',
        })}
        editLabel={(name) => intl.formatMessage({ id: 'registration.people.edit' }, { name })}
        removeLabel={(name) => intl.formatMessage({ id: 'registration.people.remove' }, { name })}
        removedMessage={(name) => intl.formatMessage({ id: 'registration.people.removed' }, { name })}
        onAdd={() => {
          edit('new', { ...emptyPerson, lastName: draft.contact.lastName });
        }}
        onEdit={(id) => {
          const person = people.find((candidate) => candidate.id === id);
          if (person) edit(id, person);
        }}
        onRemove={remove}
        onUndo={undo}
        editor={
          editing && {
            personId: editing.personId,
            node: (
              <PersonEditor
                key={editing.personId}
                event={event}
                title={intl.formatMessage({
                  id: editing.personId === 'new' ? 'registration.people.newTitle' : 'registration.people.editTitle',
                })}
                values={editing.values}
                isRegistered={registeredIds.includes(editing.personId)}
                asksLodging={hasRooms && draft.rooms > 0}
                onTyping={keepTyping}
                onSave={save}
                onCancel={stopEditing}
              />
            ),
          }
        }
      />
      <ListImport
        isHidden={editing !== undefined}
        kept={draft.pastedList ?? ''}
        onKeep={(text) => {
          change(({ pastedList: _, ...before }) => (text === '' ? before : { ...before, pastedList: text }));
        }}
        present={people.length}
        onAdd={(added) => {
          setFailedTries(0);
          change((before) => withPeople(event, before, withListed(before.people, added)));
        }}
      />
      {hasRooms && (
        <RoomSharing
          event={event}
          draft={draft}
          change={change}
          errors={failedTries > 0 && !missing ? choice.shown : []}
          onFieldLeft={choice.fieldLeft}
        />
      )}
      <AdultsAndMinors people={people} />
      <ResponsibleAdults
        event={event}
        draft={draft}
        change={(apply) => {
          change((before) => ({ ...before, ...apply(before) }));
        }}
        isStaff={isStaff}
        errors={failedTries > 0 && !missing ? responsibility.shown : []}
        onFieldLeft={responsibility.fieldLeft}
      />
      <PartyDetailsFields
        values={draft.details}
        hasRooms={hasRooms && draft.rooms > 0}
        isRegistered={registeredIds.length > 0}
        errors={failedTries > 0 ? details.shown : []}
        onFieldLeft={details.fieldLeft}
        onChange={(changed) => {
          change((before) => ({ ...before, details: changed }));
        }}
      />
      {priceProblem && !(isAboutChoice && failedTries > 0) && (
        <Alert tone="caution" announce>
          {priceProblem}
        </Alert>
      )}
      <TotalSoFar price={price} />
      <Button
        tone="primary"
        onPress={() => {
          choice.submitted();
          responsibility.submitted();
          details.submitted();
          const faults = [...peopleErrors, ...choiceErrors, ...responsibilityFaults, ...detailErrors];
          if (faults.length > 0) setFailedTries((tries) => tries + 1);
          else onDone();
        }}
      >
        <FormattedMessage id="form.continue" />
      </Button>
    </Stack>
  );
}
