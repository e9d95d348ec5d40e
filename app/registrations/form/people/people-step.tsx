import { Alert, Button, Heading, PersonList, Stack, Text, useAnnounce } from '#design-system';
import { offersRooms } from '#rules/pricing';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { problemText } from '../../../platform/client/problem-text.ts';
import { FormSummary } from '../../../platform/forms/form-summary.tsx';
import { useShownFaults } from '../../../platform/forms/use-shown-faults.ts';
import type { MessageId } from '../../../platform/messages/messages.ts';
import { partStart } from '../../../platform/shell/navigate/route-focus.ts';
import { contactPersonId, emptyPerson, nameAndAge, type DraftPerson, type PersonValues } from '../draft.ts';
import type { RegistrationDraft } from '../saved-draft.ts';
import { AdultsAndMinors } from './adults-and-minors.tsx';
import { HouseholdChoice } from './household-choice.tsx';
import { ListImport, withListed } from './list-import.tsx';
import { offeredAges } from './offered-ages.ts';
import { PartyDetailsFields, partyDetailErrors } from './party-details-fields.tsx';
import { PersonEditor } from './person-editor.tsx';
import { personDetails } from '../../person-details.ts';
import { roomProblems, RoomsChoice } from './rooms-choice.tsx';
import { ResponsibleAdults, responsibilityErrors } from './responsible-adults.tsx';
import { isComplete } from '../steps.ts';
import { TotalSoFar } from '../price/total-so-far.tsx';
import type { QuoteState } from '../price/use-quote.ts';

interface PeopleStepProps extends Pick<RegistrationDraft, 'draft' | 'change'> {
  event: Schemas['Event'];
  /** The people of the own household, for whoever is signed in. */
  household: readonly Schemas['HouseholdMember'][];
  price: QuoteState;
  /** Staff fill it in for a party. */
  isStaff: boolean;
  /** Who is registered already, where a registration is changed. */
  registeredIds?: readonly string[];
  onDone: () => void;
}

/** Everyone who comes, and in how many rooms they sleep. */
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
  // Only for as long as nothing has been changed: what went wrong would otherwise come up again, and take the focus, later.
  const [failedTries, setFailedTries] = useState(0);
  const [removed, setRemoved] = useState<{ person: DraftPerson; index: number }>();
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
    change((before) => {
      const personId = before.editing?.personId;
      const isNew = !before.people.some(({ id }) => id === personId);
      const changed = before.people.map((person) => (person.id === personId ? { ...values, id: person.id } : person));
      return {
        ...before,
        contact: personId === contactPersonId ? { ...before.contact, ...nameAndAge(values) } : before.contact,
        editing: undefined,
        people: isNew ? [...before.people, { ...values, id: crypto.randomUUID() }] : changed,
      };
    });
  };
  const remove = (id: string) => {
    const index = people.findIndex((person) => person.id === id);
    const person = people[index];
    if (!person) return;
    setFailedTries(0);
    setRemoved({ person, index });
    change((before) => ({
      ...before,
      people: before.people.filter((candidate) => candidate.id !== id),
      contact: id === contactPersonId ? { ...before.contact, isComing: false } : before.contact,
    }));
  };
  const undo = () => {
    if (!removed) return;
    setFailedTries(0);
    change((before) => ({
      ...before,
      people: before.people.toSpliced(removed.index, 0, removed.person),
      contact: removed.person.id === contactPersonId ? { ...before.contact, isComing: true } : before.contact,
    }));
    setRemoved(undefined);
  };

  const missing: MessageId | undefined = editing
    ? 'registration.people.unsaved'
    : people.length === 0
      ? 'registration.people.nobody'
      : people.some((person) => !isComplete(person))
        ? 'registration.people.incomplete'
        : undefined;
  const priceProblem = price.problem && problemText(intl, price.problem);
  const failure = missing ? intl.formatMessage({ id: missing }) : priceProblem;
  const peopleErrors = failure
    ? [
        {
          fieldId: !missing && price.problem && roomProblems.includes(price.problem.code) ? 'rooms' : 'people',
          message: failure,
        },
      ]
    : [];
  // Whoever is not readable yet may be a minor or an adult: that is said first.
  const careErrors = missing ? [] : responsibilityErrors(intl, event, draft, isStaff);
  const care = useShownFaults(careErrors);
  const detailErrors = partyDetailErrors(intl, draft.details);
  const details = useShownFaults(detailErrors);
  const errorOf = (fieldId: string) =>
    failedTries > 0 ? [...peopleErrors, ...care.shown].find((error) => error.fieldId === fieldId)?.message : undefined;

  return (
    <Stack gap="l">
      <FormSummary
        errors={failedTries > 0 ? [...peopleErrors, ...care.shown, ...details.shown] : []}
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
            change((before) => ({ ...before, rooms }));
          }}
        />
      )}
      <HouseholdChoice
        event={event}
        members={household}
        people={people}
        onChange={(apply) => {
          setFailedTries(0);
          change((before) => ({ ...before, people: apply(before.people) }));
        }}
      />
      <PersonList
        id="people"
        label={intl.formatMessage({ id: 'registration.people.list' })}
        errorMessage={errorOf('people')}
        people={people.map((person) => ({
          id: person.id,
          name: fullName(person) || intl.formatMessage({ id: 'registration.people.noName' }),
          details: personDetails(intl, event, person, hasRooms && draft.rooms > 0),
          problem: isComplete(person) ? undefined : intl.formatMessage({ id: 'registration.people.personIncomplete' }),
        }))}
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
                wasTold={registeredIds.includes(editing.personId)}
                asksLodging={hasRooms && draft.rooms > 0}
                onTyping={keepTyping}
                onSave={save}
                onCancel={stopEditing}
              />
            ),
          }
        }
      />
      {!editing && (
        <ListImport
          present={people.length}
          onAdd={(added) => {
            setFailedTries(0);
            change((before) => ({
              ...before,
              people: withListed(before.people, added),
            }));
          }}
        />
      )}
      <AdultsAndMinors people={people} />
      <ResponsibleAdults
        event={event}
        draft={draft}
        change={change}
        isStaff={isStaff}
        errors={failedTries > 0 && !missing ? care.shown : []}
        onFieldLeft={care.fieldLeft}
      />
      <PartyDetailsFields
        values={draft.details}
        hasRooms={hasRooms && draft.rooms > 0}
        errors={failedTries > 0 ? details.shown : []}
        onFieldLeft={details.fieldLeft}
        onChange={(changed) => {
          change((before) => ({ ...before, details: changed }));
        }}
      />
      {priceProblem && (
        <Alert tone="caution" announce>
          {priceProblem}
        </Alert>
      )}
      <TotalSoFar price={price} />
      <Button
        tone="primary"
        onPress={() => {
          care.submitted();
          details.submitted();
          if (peopleErrors.length + careErrors.length + detailErrors.length > 0) setFailedTries((tries) => tries + 1);
          else onDone();
        }}
      >
        <FormattedMessage id="form.continue" />
      </Button>
    </Stack>
  );
}

function fullName({ firstName, lastName }: PersonValues): string {
  return `${firstName} ${lastName}`.trim();
}
