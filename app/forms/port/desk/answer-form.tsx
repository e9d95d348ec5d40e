import { Heading, Letter, Select, Stack, Text, TextArea } from '#design-system';
import { useRef } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useKeyedAction } from '../../../platform/actions/use-keyed-action.ts';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { CollapsedForm } from '../../../platform/drafts/collapsed-form.tsx';
import { brokenRules, rulesResolver } from '../../../platform/forms/contract-rules.ts';
import { formMode } from '../../../platform/forms/form-mode.ts';
import { useField } from '../../../platform/forms/use-field.ts';

type Values = Required<Pick<Schemas['FormAnswerRequest'], 'text' | 'preparedAnswer'>>;

const fields = ['text'] as const;
const scope = 'answer';
const blank: Values = { text: '', preparedAnswer: '' };
const noneMade: readonly Schemas['PreparedAnswer'][] = [];

/** The answer in the API's format: empty parts are not sent, but without a prepared answer a text is required. */
function bodyOf({ text, preparedAnswer }: Values, version: number): Schemas['FormAnswerRequest'] {
  return {
    version,
    ...(preparedAnswer !== '' && { preparedAnswer }),
    ...((text.trim() !== '' || preparedAnswer === '') && { text }),
  };
}

/** Whether something was typed or chosen. */
function isBegun(values: Values): boolean {
  return values.text !== '' || values.preparedAnswer !== '';
}

interface AnswerFormProps {
  kind: Schemas['HeldFormKind'];
  form: { id: string; version: number; language: 'en' | 'es'; firstName: string };
  /** Answers that can be sent as they are, in the reader's language. */
  prepared?: readonly Schemas['PreparedAnswer'][];
  /** Why nobody can answer at the moment, in place of the form; what was typed is kept. */
  notNow?: string;
}

/**
 * Writes an answer to the person and asks for confirmation before sending it. The greeting and closing of the email are in the
 * person's language.
 */
export function AnswerForm({
  kind,
  form: { id, version, language, firstName },
  prepared = noneMade,
  notNow,
}: AnswerFormProps) {
  const intl = useIntl();
  const forgetRef = useRef<() => void>(() => undefined);
  const form = useForm<Values>({
    defaultValues: blank,
    resolver: rulesResolver((values) => brokenRules('FormAnswerRequest', bodyOf(values, version))),
    ...formMode,
  });
  const { control } = form;
  const action = useKeyedAction(
    (key) =>
      dataOf(
        createApi().POST('/form-answers/{kind}/{formId}', {
          params: { path: { kind, formId: id }, header: { 'Idempotency-Key': key } },
          body: bodyOf(form.getValues(), version),
        }),
      ),
    () => {
      form.reset(blank);
      forgetRef.current();
    },
  );
  const name = firstName;
  return (
    <>
      {notNow === undefined ? (
        <CollapsedForm
          label={intl.formatMessage({ id: 'formDesk.answer' })}
          form={form}
          blank={blank}
          draftKey={`form-answer:${id}`}
          fields={fields}
          scope={scope}
          isOpenAtFirst={isBegun(form.getValues())}
          forgetRef={forgetRef}
          onSubmit={action.ask}
          submitLabel={intl.formatMessage({ id: 'formDesk.answer.send' })}
        >
          {prepared.length > 0 && <PreparedAnswers control={control} answers={prepared} language={language} />}
          <Heading level={2} size={4}>
            <FormattedMessage
              id="formDesk.answer.heading"
              values={{ name, language: intl.formatMessage({ id: `language.${language}` }) }}
            />
          </Heading>
          <AnswerText control={control} language={language} />
        </CollapsedForm>
      ) : (
        <Text tone="muted">{notNow}</Text>
      )}
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: 'formDesk.answer.ask' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'formDesk.answer.send' })}
        doneTitle={intl.formatMessage({ id: 'formDesk.answer.sent' })}
        doneText={intl.formatMessage({ id: 'formDesk.answer.sentText' }, { name })}
      >
        <FormattedMessage id="formDesk.answer.askText" values={{ name }} />
      </ActionDialog>
    </>
  );
}

/** A prepared answer, shown in the staff's language; the person gets it in their own. */
function PreparedAnswers({
  control,
  answers,
  language,
}: {
  control: Control<Values>;
  answers: readonly Schemas['PreparedAnswer'][];
  language: 'en' | 'es';
}) {
  const intl = useIntl();
  const field = useField({ control, name: 'preparedAnswer', scope });
  const chosen = answers.find(({ id }) => id === field.value);
  return (
    <Stack gap="s">
      <Select
        {...field}
        label={intl.formatMessage({ id: 'formDesk.answer.prepared' })}
        hint={intl.formatMessage(
          { id: 'formDesk.answer.preparedHint' },
          { language: intl.formatMessage({ id: `language.${language}` }) },
        )}
        placeholder={intl.formatMessage({ id: 'formDesk.answer.noPrepared' })}
        options={answers.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {chosen && <Letter text={chosen.text} />}
    </Stack>
  );
}

/** The text of the email, without the greeting and the closing. */
function AnswerText({ control, language }: { control: Control<Values>; language: 'en' | 'es' }) {
  const intl = useIntl();
  const preparedAnswer = useWatch({ control, name: 'preparedAnswer' });
  return (
    <TextArea
      {...useField({ control, name: 'text', scope })}
      label={intl.formatMessage({ id: 'formDesk.answer.text' })}
      hint={intl.formatMessage(
        { id: 'formDesk.answer.textHint' },
        { language: intl.formatMessage({ id: `language.${language}` }) },
      )}
      language={language}
      isRequired={preparedAnswer === ''}
    />
  );
}
