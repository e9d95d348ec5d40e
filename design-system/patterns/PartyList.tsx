import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Fieldset } from '../components/Fieldset/Fieldset.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { PersonList } from '../components/PersonList/PersonList.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import type { Member, RegistrationWords } from './registration.fixtures.ts';

type PartyListProps = {
  words: RegistrationWords;
  people: readonly Member[];
  onChange: (people: readonly Member[]) => void;
  errorMessage?: string;
};

const nobodyYet: Member = { id: 'new', firstName: '', lastName: '', age: '' };

/** The people of a registration, kept with its other answers: a PersonList with the form for one of them. */
export function PartyList({ words, people, onChange, errorMessage }: PartyListProps): ReactElement {
  const [edited, setEdited] = useState<Member>();
  const [before, setBefore] = useState(people);
  const [addedCount, setAddedCount] = useState(0);
  const close = (): void => {
    setEdited(undefined);
  };
  const save = (member: Member): void => {
    const isNew = member.id === nobodyYet.id;
    if (isNew) {
      setAddedCount(addedCount + 1);
      onChange([...people, { ...member, id: `person-${String(addedCount + 1)}` }]);
    } else {
      onChange(people.map((each) => (each.id === member.id ? member : each)));
    }
    close();
  };

  return (
    <PersonList
      id="people"
      label={words.people}
      hint={words.peopleHint}
      errorMessage={errorMessage}
      people={people.map(({ id, firstName, lastName, age }) => ({
        id,
        name: `${firstName} ${lastName}`,
        details: words.years(age),
      }))}
      emptyText={words.nobody}
      addLabel={words.add}
      editLabel={words.change}
      removeLabel={words.remove}
      onAdd={() => {
        setEdited(nobodyYet);
      }}
      onEdit={(id) => {
        setEdited(people.find((each) => each.id === id));
      }}
      onRemove={(id) => {
        setBefore(people);
        onChange(people.filter((each) => each.id !== id));
      }}
      onUndo={() => {
        onChange(before);
      }}
      editor={
        edited && {
          personId: edited.id,
          node: <MemberForm words={words} member={edited} onSave={save} onCancel={close} />,
        }
      }
    />
  );
}

type MemberFormProps = {
  words: RegistrationWords;
  member: Member;
  onSave: (member: Member) => void;
  onCancel: () => void;
};

/** One person, checked when saved; not a form of its own, since it stands inside one. */
function MemberForm({ words, member, onSave, onCancel }: MemberFormProps): ReactElement {
  const [draft, setDraft] = useState(member);
  const [isChecked, setChecked] = useState(false);
  const wrong = {
    firstName: draft.firstName.trim() === '',
    lastName: draft.lastName.trim() === '',
    age: !/^\d{1,3}$/.test(draft.age.trim()),
  };
  const field = (name: 'firstName' | 'lastName' | 'age') => ({
    label: words[name],
    name: `member-${name}`,
    value: draft[name],
    errorMessage: isChecked && wrong[name] ? words.wrong[name] : undefined,
    isRequired: true,
    onChange: (value: string) => {
      setDraft({ ...draft, [name]: value });
    },
  });

  return (
    <Fieldset legend={words.newPerson}>
      <Stack>
        <TextField {...field('firstName')} autoComplete="off" />
        <TextField {...field('lastName')} autoComplete="off" />
        <NumberField {...field('age')} />
        <Inline>
          <Button
            tone="primary"
            onPress={() => {
              setChecked(true);
              if (!wrong.firstName && !wrong.lastName && !wrong.age) onSave(draft);
            }}
          >
            {words.save}
          </Button>
          <Button tone="quiet" onPress={onCancel}>
            {words.cancel}
          </Button>
        </Inline>
      </Stack>
    </Fieldset>
  );
}
