import { useState } from 'react';
import type { ReactElement } from 'react';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { readDate } from '../components/DateField/readDate.ts';
import { Fieldset } from '../components/Fieldset/Fieldset.tsx';
import { Form } from '../components/Form/Form.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import type { FamilyWords } from './family-words.fixtures.ts';
import type { FamilyDetails, FamilyMember } from './useHousehold.ts';

type FamilyMemberFormProps = {
  words: FamilyWords;
  today: string;
  /** Who is changed; someone new without. */
  member?: FamilyMember;
  /** Why it could not be saved. */
  failureText?: string;
  /** Settles once it is known whether it came about; what was typed stays meanwhile. */
  onSave: (details: FamilyDetails) => Promise<void>;
  onCancel: () => void;
};

const earliestBirth = '1900-01-01';

/** One person of a family, checked when saved. */
export function FamilyMemberForm({
  words,
  today,
  member,
  failureText,
  onSave,
  onCancel,
}: FamilyMemberFormProps): ReactElement {
  const [draft, setDraft] = useState({
    firstName: member?.firstName ?? '',
    lastName: member?.lastName ?? '',
    birthDate: member?.birthDate ?? '',
  });
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const birth = readDate(draft.birthDate, { earliest: earliestBirth, latest: today });
  const wrong = {
    firstName: draft.firstName.trim() === '' ? words.wrong.firstName : undefined,
    lastName: draft.lastName.trim() === '' ? words.wrong.lastName : undefined,
    birthDate: birth.problem === undefined ? undefined : words.wrong.birthDate[birth.problem],
  };
  const field = (name: keyof typeof draft) => ({
    label: words[name],
    name: `family-${name}`,
    value: draft[name],
    errorMessage: isChecked ? wrong[name] : undefined,
    isRequired: true,
    onChange: (value: string) => {
      setDraft({ ...draft, [name]: value });
    },
  });
  const save = async (): Promise<void> => {
    setChecked(true);
    if (isSaving || birth.date === undefined || Object.values(wrong).some((message) => message !== undefined)) return;
    setSaving(true);
    const kept = member?.gender === undefined ? {} : { gender: member.gender };
    await onSave({
      ...kept,
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      birthDate: birth.date,
    });
    setSaving(false);
  };

  return (
    <Fieldset legend={member === undefined ? words.newPerson : words.person}>
      <Form
        onSubmit={() => {
          void save();
        }}
      >
        <Stack>
          <TextField {...field('firstName')} autoComplete="off" />
          <TextField {...field('lastName')} autoComplete="off" />
          <DateField {...field('birthDate')} hint={words.birthDateHint} />
          {failureText !== undefined && (
            <Alert tone="critical" announce>
              {failureText}
            </Alert>
          )}
          <Inline>
            <Button type="submit" tone="primary" isPending={isSaving} pendingLabel={words.saving}>
              {words.save}
            </Button>
            <Button tone="quiet" onPress={onCancel}>
              {words.cancel}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Fieldset>
  );
}
