import { Button, Checkbox, Form, Heading, Stack, Text } from '#design-system';
import { useEffect, type ReactNode } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { brokenRules, rulesResolver } from '../../../platform/forms/contract-rules.ts';
import { formMode } from '../../../platform/forms/form-mode.ts';
import { FormErrors, FormNumberField } from '../../../platform/forms/form-fields.tsx';
import { partStart } from '../../../platform/shell/navigate/route-focus.ts';
import { comingQuestions, type ComingQuestion, type OwnInput } from '../../person-questions.ts';
import { GenderField } from './gender-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { QuestionFields } from '../question-fields.tsx';
import { contactBody, emptyPerson, memberBody, withContact, type ContactValues } from '../draft.ts';
import type { RegistrationDraft } from '../saved-draft.ts';
import { contactForm, useOnBehalf } from '../on-behalf.ts';

const resolverOf = (form: 'Contact' | 'PartyContact') =>
  rulesResolver<ContactValues>((values) => {
    const broken = brokenRules(form, contactBody(values));
    if (!values.isComing) return broken;
    const ofPerson = brokenRules('Member', memberBody({ ...emptyPerson, ...values }));
    const asked = comingQuestions.flatMap(([name]) => (ofPerson[name] ? [[name, ofPerson[name]] as const] : []));
    return { ...broken, ...Object.fromEntries(asked) };
  });

const resolvers = { Contact: resolverOf('Contact'), PartyContact: resolverOf('PartyContact') };

/** The one person the center writes to. */
export function ContactStep({
  draft,
  change,
  onDone,
}: Pick<RegistrationDraft, 'draft' | 'change'> & { onDone: () => void }) {
  const intl = useIntl();
  const onBehalf = useOnBehalf();
  const { control, handleSubmit, subscribe } = useForm<ContactValues>({
    defaultValues: draft.contact,
    resolver: resolvers[contactForm(onBehalf)],
    ...formMode,
  });
  const isComing = useController({ control, name: 'isComing' }).field;
  const news = useController({ control, name: 'wantsNews' }).field;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          change((before) => ({ ...before, contact: values }));
        },
      }),
    [subscribe, change],
  );

  const submit = handleSubmit((values) => {
    change((before) => ({ ...before, contact: values, people: withContact(before.people, values) }));
    onDone();
  });

  const ownInputs: Record<ComingQuestion & OwnInput, ReactNode> = {
    age: (
      <FormNumberField
        control={control}
        name="age"
        label={intl.formatMessage({ id: onBehalf ? 'field.age' : 'field.yourAge' })}
        hint={intl.formatMessage({ id: 'field.age.hint' })}
        width={3}
        isRequired
      />
    ),
    gender: <GenderField control={control} name="gender" />,
  };

  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap="l">
        <FormErrors
          control={control}
          fields={['firstName', 'lastName', 'email', 'phone', ...comingQuestions.map(([name]) => name)]}
        />
        <Stack gap="s">
          <Heading level={2} focusId={partStart}>
            <FormattedMessage id={onBehalf ? 'registration.contact.titleForParty' : 'registration.contact.title'} />
          </Heading>
          <Text tone="muted">
            <FormattedMessage id={onBehalf ? 'registration.contact.whyForParty' : 'registration.contact.why'} />
          </Text>
        </Stack>
        <ContactFields control={control} isOnBehalf={onBehalf !== null} />
        <Checkbox
          name="isComing"
          label={intl.formatMessage({
            id: onBehalf ? 'registration.contact.isComingForParty' : 'registration.contact.isComing',
          })}
          isSelected={isComing.value}
          onChange={isComing.onChange}
        />
        {isComing.value && <QuestionFields control={control} questions={comingQuestions} ownInputs={ownInputs} />}
        {!onBehalf && (
          <Checkbox
            name="wantsNews"
            label={intl.formatMessage({ id: 'registration.contact.wantsNews' })}
            isSelected={news.value ?? false}
            onChange={news.onChange}
          />
        )}
        <Button type="submit" tone="primary">
          <FormattedMessage id="form.continue" />
        </Button>
      </Stack>
    </Form>
  );
}
