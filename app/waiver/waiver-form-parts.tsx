import { Button, CheckboxGroup, Stack } from '#design-system';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { DraftState } from '../platform/drafts/draft-state.tsx';
import type { Waivers } from './sign/opened.ts';

type PeopleChoiceProps = Pick<ComponentProps<typeof CheckboxGroup>, 'name' | 'label' | 'values' | 'errorMessage'> & {
  people: Waivers['people'];
  onChange: (memberIds: string[]) => void;
};

/** Chooses the people that a form is about, by name. */
export function PeopleChoice({ people, onChange, ...field }: PeopleChoiceProps) {
  return (
    <CheckboxGroup
      {...field}
      options={people.map(({ memberId, firstName, lastName }) => ({
        value: memberId,
        label: `${firstName} ${lastName}`,
      }))}
      onChange={(memberIds) => {
        onChange([...memberIds]);
      }}
    />
  );
}

interface DraftSubmitProps extends ComponentProps<typeof DraftState> {
  label: string;
  isPending: boolean;
}

/** The submit button of a form, and whether the input has been saved. */
export function DraftSubmit({ label, isPending, saveState, place }: DraftSubmitProps) {
  const intl = useIntl();
  return (
    <Stack gap="l">
      <Button type="submit" isPending={isPending} pendingLabel={intl.formatMessage({ id: 'form.sending' })}>
        {label}
      </Button>
      {saveState !== 'idle' && <DraftState saveState={saveState} place={place} />}
    </Stack>
  );
}
