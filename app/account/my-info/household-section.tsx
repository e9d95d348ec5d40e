import { Alert, PersonList, useAnnounce } from '#design-system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../platform/language/format-day.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { shownName } from '../../platform/client/shown-name.ts';
import { HouseholdEditor } from './household-editor.tsx';
import { InfoSection } from '../../platform/my-info/info-section.tsx';

type Member = Schemas['HouseholdMember'];
type Details = Schemas['HouseholdMemberRequest'];

function detailsOf({ firstName, lastName, birthDate, gender }: Member): Details {
  return { firstName, lastName, birthDate, ...(gender ? { gender } : {}) };
}

const memberPath = (memberId: string) => ({ params: { path: { memberId } } });

/** The people that a user usually registers with, so that their details need not be typed again. */
export function HouseholdSection({ members: kept }: { members: readonly Member[] }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [members, setMembers] = useState(kept);
  const [editing, setEditing] = useState<string>();
  // Set only after the removal has succeeded: otherwise, Undo would add the person twice.
  const [removed, setRemoved] = useState<Member>();
  const lastRemoved = useRef<string>(undefined);
  const isUndone = useRef(false);
  const [failure, setFailure] = useState<unknown>();

  const edited = members.find(({ id }) => id === editing);

  const save = (body: Details) =>
    edited
      ? dataOf(createApi().PUT('/account/household/{memberId}', { ...memberPath(edited.id), body }))
      : dataOf(createApi().POST('/account/household', { body }));

  const show = (saved: Member) => {
    setMembers((before) => (edited ? before.map((each) => (each.id === saved.id ? saved : each)) : [...before, saved]));
    setEditing(undefined);
    announce(intl.formatMessage({ id: 'myInfo.household.saved' }, { name: shownName(saved) }));
  };

  const remove = async (id: string) => {
    const index = members.findIndex((each) => each.id === id);
    const member = members[index];
    if (!member) return;
    lastRemoved.current = id;
    isUndone.current = false;
    setFailure(undefined);
    setRemoved(undefined);
    setMembers((before) => before.filter((each) => each.id !== id));
    try {
      await dataOf(createApi().DELETE('/account/household/{memberId}', memberPath(id)));
      if (lastRemoved.current === id) setRemoved(member);
    } catch (error) {
      setMembers((before) => before.toSpliced(index, 0, member));
      setFailure(error);
    }
  };

  const undo = async () => {
    if (!removed || isUndone.current) return;
    isUndone.current = true;
    setFailure(undefined);
    try {
      const saved = await dataOf(createApi().POST('/account/household', { body: detailsOf(removed) }));
      setMembers((before) => [...before, saved]);
    } catch (error) {
      isUndone.current = false;
      setFailure(error);
    }
  };

  return (
    <InfoSection
      id="household"
      title={intl.formatMessage({ id: 'myInfo.household.title' })}
      text={intl.formatMessage({ id: 'myInfo.household.text' })}
    >
      <PersonList
        id="household-list"
        label={intl.formatMessage({ id: 'myInfo.household.list' })}
        people={members.map((member) => ({
          id: member.id,
          name: shownName(member),
          details: intl.formatMessage(
            { id: 'myInfo.household.born' },
            { date: formatDay(intl, member.birthDate, { dateStyle: 'long' }) },
          ),
        }))}
        emptyText={intl.formatMessage({ id: 'myInfo.household.empty' })}
        addLabel={intl.formatMessage({ id: 'myInfo.household.add' })}
        editLabel={(name) => intl.formatMessage({ id: 'registration.people.edit' }, { name })}
        removeLabel={(name) => intl.formatMessage({ id: 'registration.people.remove' }, { name })}
        removedMessage={(name) => intl.formatMessage({ id: 'registration.people.removed' }, { name })}
        onAdd={() => {
          setEditing('new');
        }}
        onEdit={setEditing}
        onRemove={(id) => void remove(id)}
        onUndo={removed && (() => void undo())}
        editor={
          editing === undefined
            ? undefined
            : {
                personId: editing,
                node: (
                  <HouseholdEditor
                    key={editing}
                    title={intl.formatMessage({
                      id: edited ? 'myInfo.household.editTitle' : 'myInfo.household.newTitle',
                    })}
                    member={edited}
                    onSave={save}
                    onSaved={show}
                    onCancel={() => {
                      setEditing(undefined);
                    }}
                  />
                ),
              }
        }
      />
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
    </InfoSection>
  );
}
