import { Checkbox, Heading, Link, Spinner, Text } from '#design-system';
import { plainPhone } from '#rules/forms';
import { useCallback, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import type { DraftKind } from '../platform/drafts/draft-storage.ts';
import { flag, optional, shapeOf, text } from '../platform/drafts/shape.ts';
import { useDraft, useFoundDraft, type FoundDraft } from '../platform/drafts/use-draft.ts';
import { brokenRules } from '../platform/forms/contract-rules.ts';
import { FormEmailField, FormNameFields, FormPhoneField } from '../platform/forms/form-fields.tsx';
import { FormPasswordField } from '../platform/forms/form-password-field.tsx';
import { RequestForm } from '../platform/forms/request-form.tsx';
import { useFormRequest } from '../platform/forms/use-form-request.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import type { Language } from '#rules/language';
import { usePartArrival } from '../platform/shell/navigate/route-focus.ts';
import { CheckYourEmail } from '../platform/emailed-links/check-your-email.tsx';

/** The fields that are saved as a draft; the password never is. */
type Typed = Pick<Schemas['SignUpRequest'], 'firstName' | 'lastName' | 'email' | 'wantsNews'> & { phone: string };
type Values = Typed & { password: string };

const kind: DraftKind<Typed> = {
  key: 'sign-up',
  shape: shapeOf<Typed>({ firstName: text, lastName: text, email: text, phone: text, wantsNews: optional(flag) }),
  onDevice: ({ firstName, lastName, email, phone, wantsNews }) => ({ firstName, lastName, email, phone, wantsNews }),
};
const blank = (): Typed => ({ firstName: '', lastName: '', email: '', phone: '' });
const fields = ['firstName', 'lastName', 'email', 'phone', 'password'] as const;

function bodyOf(
  { firstName, lastName, email, phone, password, wantsNews }: Values,
  language: Language,
): Schemas['SignUpRequest'] {
  const number = plainPhone(phone);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    ...(number === '' ? {} : { phone: number }),
    password,
    language,
    ...(wantsNews && { wantsNews }),
  };
}

/** Creates an account: shows the form, then asks the visitor to check their email. */
export function SignUp() {
  const intl = useIntl();
  const found = useFoundDraft(kind);
  if (!found) return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  return <OpenSignUp key={found.owner} found={found} />;
}

function OpenSignUp({ found }: { found: FoundDraft<Typed> }) {
  const { draft, change, forget } = useDraft(kind, found, blank);
  const [sent, setSent] = useState<Schemas['SignUpRequest']>();
  usePartArrival(sent ? 'sent' : 'form');

  if (sent) {
    return (
      <CheckYourEmail
        email={sent.email}
        what="signUp"
        onResend={async () => {
          await dataOf(createApi().POST('/account', { body: sent }));
        }}
        onRestart={() => {
          setSent(undefined);
        }}
      />
    );
  }
  return (
    <SignUpForm
      typed={draft}
      onTyping={change}
      onSent={(body) => {
        forget();
        setSent(body);
      }}
    />
  );
}

interface SignUpFormProps {
  typed: Typed;
  onTyping: (apply: (before: Typed) => Typed) => void;
  onSent: (body: Schemas['SignUpRequest']) => void;
}

function SignUpForm({ typed, onTyping, onSent }: SignUpFormProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const request = useFormRequest<Values>({
    defaultValues: { ...typed, password: '' },
    fields,
    check: (values) => brokenRules('SignUpRequest', bodyOf(values, language)),
    send: async (values) => {
      const body = bodyOf(values, language);
      await dataOf(createApi().POST('/account', { body }));
      onSent(body);
    },
  });
  const { control } = request;
  const { subscribe } = request.form;
  const news = useController({ control, name: 'wantsNews' }).field;
  const keep = useCallback(
    ({ password: _password, ...values }: Values) => {
      onTyping(() => values);
    },
    [onTyping],
  );

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keep(values);
        },
      }),
    [subscribe, keep],
  );

  return (
    <RequestForm
      request={request}
      submitLabel={intl.formatMessage({ id: 'signUp.submit' })}
      title={
        <>
          <Heading level={1}>
            <FormattedMessage id="signUp.title" />
          </Heading>
          <Text>
            <FormattedMessage id="signUp.text" />
          </Text>
        </>
      }
      after={
        <Text>
          <FormattedMessage id="signUp.known" values={{ login: (words) => <Link href="/login">{words}</Link> }} />
        </Text>
      }
    >
      <FormNameFields control={control} />
      <FormEmailField control={control} autoComplete="username" />
      <FormPhoneField control={control} name="phone" label={intl.formatMessage({ id: 'field.phone' })} />
      <FormPasswordField
        control={control}
        name="password"
        label={intl.formatMessage({ id: 'field.password' })}
        hint={intl.formatMessage({ id: 'field.password.rule' })}
        autoComplete="new-password"
        isRequired
      />
      <Checkbox
        name="wantsNews"
        label={intl.formatMessage({ id: 'signUp.wantsNews' })}
        isSelected={news.value ?? false}
        onChange={news.onChange}
      />
    </RequestForm>
  );
}
