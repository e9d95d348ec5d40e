import { Alert, Button, Fieldset, Form, Inline, Link, Stack } from '#design-system';
import { ageBandOf } from '#rules/people';
import { offeredBands } from '#rules/pricing';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { brokenRules, rulesResolver, type BrokenRules } from '../../../platform/forms/contract-rules.ts';
import { formMode } from '../../../platform/forms/form-mode.ts';
import { FormErrors, FormNumberField, FormRadioGroup } from '../../../platform/forms/form-fields.tsx';
import { personQuestions, type OwnInput } from '../../person-questions.ts';
import { memberBody, type PersonValues } from '../draft.ts';
import { GenderField } from '../contact/gender-field.tsx';
import { QuestionFields } from '../question-fields.tsx';
import { RoommateFields } from '../rooms/roommate-fields.tsx';
import { PersonDetailsFields } from './person-details-fields.tsx';
import { useWriteAddress } from '../writing/write-address.ts';

type Event = Schemas['Event'];

interface PersonEditorProps {
  event: Event;
  title: string;
  values: PersonValues;
  asksLodging: boolean;
  /** The person is registered already: details may have been provided that are not shown again. */
  isRegistered?: boolean;
  onTyping: (values: PersonValues) => void;
  onSave: (values: PersonValues) => void;
  onCancel: () => void;
}

/** The form's name for a field of the contract. */
function fieldOf(field: string): string {
  return field
    .replace('details.', '')
    .replace('wantedRoommate.f', 'roommateF')
    .replace('wantedRoommate.l', 'roommateL');
}

function check(event: Event, values: PersonValues): BrokenRules {
  const body = memberBody(values);
  // In the form, the fields of the details are beside the others.
  const broken = Object.fromEntries(
    Object.entries(brokenRules('Member', body)).map(([field, rule]) => [fieldOf(field), rule]),
  );
  if (broken.age || typeof body.age !== 'number') return broken;
  const isOffered = offeredBands(event).includes(ageBandOf(event.ageBands, body.age));
  return isOffered ? broken : { ...broken, age: 'bandNotOffered' };
}

/** Asks about one person, and only for what this event needs to know. */
export function PersonEditor({
  event,
  title,
  values,
  asksLodging,
  isRegistered = false,
  onTyping,
  onSave,
  onCancel,
}: PersonEditorProps) {
  const intl = useIntl();
  const { control, handleSubmit, subscribe, formState, getValues } = useForm<PersonValues>({
    defaultValues: values,
    resolver: rulesResolver((typed) => check(event, typed)),
    ...formMode,
  });
  const typed = { ...getValues(), age: useWatch({ control, name: 'age' }) };
  const lodging = useWatch({ control, name: 'lodging' });
  const writeAddress = useWriteAddress(event);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (state) => {
          onTyping(state.values);
        },
      }),
    [subscribe, onTyping],
  );

  const ownInputs: Record<OwnInput, ReactNode> = {
    age: (
      <FormNumberField
        control={control}
        name="age"
        label={intl.formatMessage({ id: 'field.age' })}
        hint={intl.formatMessage({ id: 'field.age.hint' })}
        width={3}
        isRequired
      />
    ),
    gender: <GenderField control={control} name="gender" isForRooms={asksLodging} />,
    lodging: asksLodging && (
      <>
        <FormRadioGroup
          control={control}
          name="lodging"
          label={intl.formatMessage({ id: 'field.lodging' })}
          options={[
            { value: 'room', label: intl.formatMessage({ id: 'field.lodging.room' }) },
            { value: 'none', label: intl.formatMessage({ id: 'field.lodging.none' }) },
          ]}
        />
        {lodging === 'room' && (
          <RoommateFields
            control={control}
            isOpenAtFirst={values.roommateFirstName !== '' || values.roommateLastName !== ''}
          />
        )}
      </>
    ),
    needsStepFree: asksLodging && lodging === 'room' && (
      <FormRadioGroup
        control={control}
        name="needsStepFree"
        label={intl.formatMessage({ id: 'field.needsStepFree' })}
        hint={intl.formatMessage({ id: 'field.needsStepFree.hint' })}
        options={[
          { value: '', label: intl.formatMessage({ id: 'field.needsStepFree.no' }) },
          { value: 'yes', label: intl.formatMessage({ id: 'field.needsStepFree.yes' }) },
        ]}
      />
    ),
  };

  return (
    <Form onSubmit={() => void handleSubmit(onSave)()}>
      <Fieldset legend={title}>
        <Stack gap="l">
          <FormErrors
            control={control}
            fields={[
              ...personQuestions.map(([name]) => name),
              ...(['roommateFirstName', 'roommateLastName'] as const),
              ...(['diet', 'accessNeeds', 'guardianName', 'guardianPhone'] as const),
            ]}
          />
          {formState.errors.age?.type === 'bandNotOffered' && (
            <Alert tone="info" title={intl.formatMessage({ id: 'registration.noPlace.title' })}>
              <FormattedMessage
                id="registration.noPlace.text"
                values={{ event: event.name, write: (words) => <Link href={writeAddress}>{words}</Link> }}
              />
            </Alert>
          )}
          <QuestionFields control={control} questions={personQuestions} ownInputs={ownInputs} />
          <PersonDetailsFields
            control={control}
            event={event}
            age={memberBody(typed).age}
            isRegistered={isRegistered}
          />
          <Inline gap="s" wrap>
            <Button type="submit" tone="primary">
              <FormattedMessage id="registration.people.save" />
            </Button>
            <Button tone="quiet" onPress={onCancel}>
              <FormattedMessage id="form.cancel" />
            </Button>
          </Inline>
        </Stack>
      </Fieldset>
    </Form>
  );
}
