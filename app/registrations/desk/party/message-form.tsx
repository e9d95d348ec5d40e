import { Text, TextArea } from '#design-system';
import { useRef } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { CollapsedForm } from '../../../platform/drafts/collapsed-form.tsx';
import { brokenRules, rulesResolver } from '../../../platform/forms/contract-rules.ts';
import { formMode } from '../../../platform/forms/form-mode.ts';
import { FormTextField } from '../../../platform/forms/form-fields.tsx';
import { useField } from '../../../platform/forms/use-field.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useKeyedAction } from '../../../platform/actions/use-keyed-action.ts';

type Values = Schemas['RegistrationMessageRequest'];

const fields = ['subject', 'text'] as const;
const scope = 'message';
const blank: Values = { subject: '', text: '' };

/** Writes an email to the contact of a party and asks before it is sent. */
export function MessageForm({ registration }: { registration: Schemas['Registration'] }) {
  const intl = useIntl();
  const { id, contact, language, reference } = registration;
  const forgetRef = useRef<() => void>(() => undefined);
  const form = useForm<Values>({
    defaultValues: blank,
    resolver: rulesResolver((values) => brokenRules('RegistrationMessageRequest', values)),
    ...formMode,
  });
  const { control } = form;
  const [subject, text] = useWatch({ control, name: ['subject', 'text'] });
  const action = useKeyedAction(
    (key) =>
      dataOf(
        createApi().POST('/registrations/{registrationId}/messages', {
          params: { path: { registrationId: id }, header: { 'Idempotency-Key': key } },
          body: { subject: subject.trim(), text },
        }),
      ),
    () => {
      form.reset(blank);
      forgetRef.current();
    },
  );
  if (contact.email === undefined) {
    return (
      <Text>
        <FormattedMessage id="problem.partyWithoutEmail" />
      </Text>
    );
  }
  const name = `${contact.firstName} ${contact.lastName}`;
  const languageName = intl.formatMessage({ id: `language.${language}` });

  return (
    <>
      <CollapsedForm
        label={intl.formatMessage({ id: 'party.message' })}
        form={form}
        blank={blank}
        draftKey={`party-message:${id}`}
        fields={fields}
        scope={scope}
        forgetRef={forgetRef}
        onSubmit={action.ask}
        submitLabel={intl.formatMessage({ id: 'party.message.submit' })}
      >
        <Text>
          <FormattedMessage id="party.message.language" values={{ name, language: languageName }} />
        </Text>
        <FormTextField
          control={control}
          scope={scope}
          name="subject"
          label={intl.formatMessage({ id: 'party.message.subject' })}
          hint={intl.formatMessage({ id: 'party.message.subjectHint' }, { reference })}
          language={language}
          autoComplete="off"
          isRequired
        />
        <MessageText control={control} language={language} />
      </CollapsedForm>
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: 'party.message.ask' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'party.message.submit' })}
        doneTitle={intl.formatMessage({ id: 'party.message.sent' })}
        doneText={intl.formatMessage({ id: 'party.message.sentText' }, { email: contact.email })}
        failedTitle={intl.formatMessage({ id: 'party.message.failed' })}
      >
        <FormattedMessage id="party.message.askText" values={{ email: contact.email }} />
      </ActionDialog>
    </>
  );
}

/** The text of the email; the greeting and the link to the registration are added around it. */
function MessageText({ control, language }: { control: Control<Values>; language: 'en' | 'es' }) {
  const intl = useIntl();
  return (
    <TextArea
      {...useField({ control, name: 'text', scope })}
      label={intl.formatMessage({ id: 'party.message.text' })}
      hint={intl.formatMessage({ id: 'party.message.textHint' })}
      language={language}
      isRequired
    />
  );
}
