import { Button, Fieldset, Inline, readDate } from '#design-system';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { FormKeeper } from '../../platform/drafts/form-keeper.tsx';
import { brokenRules, type BrokenRules } from '../../platform/forms/contract-rules.ts';
import { FormNameFields, FormRadioGroup } from '../../platform/forms/form-fields.tsx';
import { FormDateField } from '../../platform/forms/form-date-field.tsx';
import { RequestForm } from '../../platform/forms/request-form.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';

interface Values {
  firstName: string;
  lastName: string;
  /** As typed, in three parts. */
  birthDate: string;
  gender: Schemas['Gender'] | '';
}
import { useToday } from '../../platform/shell/frame/use-today.ts';

type Member = Schemas['HouseholdMember'];

interface HouseholdEditorProps {
  title: string;
  /** The person to change; missing for a new one. */
  member?: Member;
  onSave: (details: Schemas['HouseholdMemberRequest']) => Promise<Member>;
  onSaved: (member: Member) => void;
  onCancel: () => void;
}

/** The earliest birth date that is accepted. */
const earliestBirth = '1900-01-01';

function readBirth(typed: string, today: string) {
  return readDate(typed, { earliest: earliestBirth, latest: today });
}

function valuesOf(member?: Member): Values {
  return {
    firstName: member?.firstName ?? '',
    lastName: member?.lastName ?? '',
    birthDate: member?.birthDate ?? '',
    gender: member?.gender ?? '',
  };
}

function bodyOf({ firstName, lastName, birthDate, gender }: Values, today: string): Schemas['HouseholdMemberRequest'] {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    birthDate: readBirth(birthDate, today).date ?? '',
    ...(gender === '' ? {} : { gender }),
  };
}

function check(values: Values, today: string): BrokenRules {
  const broken = brokenRules('HouseholdMemberRequest', bodyOf(values, today));
  const { problem } = readBirth(values.birthDate, today);
  if (!problem) return broken;
  return { ...broken, birthDate: problem === 'empty' ? 'required' : 'format' };
}

/** Edits one person of the household. Asks for the birth date, so that the age need not be updated every year. */
export function HouseholdEditor({ title, member, onSave, onSaved, onCancel }: HouseholdEditorProps) {
  const intl = useIntl();
  const forgetRef = useRef<() => void>(() => undefined);
  const today = useToday();
  const [blank] = useState(() => valuesOf(member));
  const request = useFormRequest<Values>({
    defaultValues: blank,
    fields: ['firstName', 'lastName', 'birthDate', 'gender'],
    check: (values) => check(values, today),
    send: async (values) => {
      const saved = await onSave(bodyOf(values, today));
      forgetRef.current();
      onSaved(saved);
    },
  });
  const { control } = request;

  return (
    <Fieldset legend={title}>
      <RequestForm
        request={request}
        label={title}
        scope="household"
        submitLabel={intl.formatMessage({ id: 'form.save' })}
        after={
          <Inline gap="s">
            <Button
              tone="quiet"
              onPress={() => {
                forgetRef.current();
                onCancel();
              }}
            >
              <FormattedMessage id="form.cancel" />
            </Button>
          </Inline>
        }
      >
        <FormKeeper
          draftKey={`household:${member?.id ?? 'new'}`}
          form={request.form}
          blank={blank}
          forgetRef={forgetRef}
        />
        <FormNameFields control={control} scope="household" owner="other" />
        <FormDateField
          control={control}
          scope="household"
          name="birthDate"
          label={intl.formatMessage({ id: 'field.birthDate' })}
          isRequired
        />
        <FormRadioGroup
          control={control}
          scope="household"
          name="gender"
          label={intl.formatMessage({ id: 'field.gender' })}
          hint={intl.formatMessage({ id: 'field.gender.hint' })}
          options={[
            { value: 'female', label: intl.formatMessage({ id: 'field.gender.female' }) },
            { value: 'male', label: intl.formatMessage({ id: 'field.gender.male' }) },
            { value: '', label: intl.formatMessage({ id: 'field.gender.unsaid' }) },
          ]}
        />
      </RequestForm>
    </Fieldset>
  );
}
