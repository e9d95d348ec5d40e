import { useState } from 'react';
import type { ReactElement } from 'react';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { PersonList } from '../components/PersonList/PersonList.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import type { FamilyWords } from './family-words.fixtures.ts';
import { FamilyMemberForm } from './FamilyMemberForm.tsx';
import { useHousehold } from './useHousehold.ts';

type FamilyListProps = {
  words: FamilyWords;
  /** The day on which it is shown, as '2026-03-01': nobody is born later. */
  today: string;
};

/** The people kept with an account: asked for, added, changed and taken out through the API, each with its own failure. */
export function FamilyList({ words, today }: FamilyListProps): ReactElement {
  const { members, failure, retry, save, remove, undo } = useHousehold();
  const [editedId, setEditedId] = useState<string>();
  const edited = members?.find(({ id }) => id === editedId);

  if (members === undefined) {
    return failure === undefined ? (
      <Spinner label={words.loading} />
    ) : (
      <Alert tone="critical" announce actions={<Button onPress={retry}>{words.retry}</Button>}>
        {words.failure.load}
      </Alert>
    );
  }
  return (
    <Stack>
      <PersonList
        id="family"
        label={words.label}
        hint={words.hint}
        people={members.map(({ id, firstName, lastName, birthDate }) => ({
          id,
          name: `${firstName} ${lastName}`,
          details: words.born(birthDate),
        }))}
        emptyText={words.nobody}
        addLabel={words.add}
        editLabel={words.change}
        removeLabel={words.remove}
        onAdd={() => {
          setEditedId('new');
        }}
        onEdit={setEditedId}
        onRemove={(id) => {
          void remove(id);
        }}
        onUndo={() => {
          void undo();
        }}
        editor={
          editedId === undefined
            ? undefined
            : {
                personId: editedId,
                node: (
                  <FamilyMemberForm
                    words={words}
                    today={today}
                    member={edited}
                    failureText={failure === 'save' ? words.failure.save : undefined}
                    onSave={async (details) => {
                      if (await save(edited?.id, details)) setEditedId(undefined);
                    }}
                    onCancel={() => {
                      setEditedId(undefined);
                    }}
                  />
                ),
              }
        }
      />
      {failure !== undefined && failure !== 'save' && (
        <Alert tone="critical" announce>
          {words.failure[failure]}
        </Alert>
      )}
    </Stack>
  );
}
