import { Heading, PageSection, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { LookIntoMail } from '../../account/check-your-email.tsx';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormTextField } from '../../platform/forms/form-fields.tsx';
import { RequestForm } from '../../platform/forms/request-form.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { NeedsScripts } from '../../platform/shell/needs-scripts.tsx';
import { usePartArrival } from '../../platform/shell/navigate/route-focus.ts';
import type { Head } from '../../platform/shell/screen.ts';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'find.title' }),
    description: intl.formatMessage({ id: 'find.description' }),
  };
}

/** Emails the links to one's registrations to anyone who has lost them; says the same whether there are any. */
export function Component() {
  return (
    <PageSection width="form">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id="find.title" />
          </Heading>
        }
        instead={<FormattedMessage id="noScript.text" />}
      >
        <Find />
      </NeedsScripts>
    </PageSection>
  );
}

function Find() {
  const intl = useIntl();
  const { language } = useLanguage();
  const [sentTo, setSentTo] = useState<string>();
  const [typed, setTyped] = useState('');
  usePartArrival(sentTo === undefined ? 'form' : 'sent');

  const ask = async (email: string) => {
    await dataOf(createApi().POST('/registration-links', { body: { email, language } }));
  };
  const request = useFormRequest({
    defaultValues: { email: typed },
    fields: ['email'],
    check: ({ email }) => brokenRules('RegistrationLinksRequest', { email: email.trim() }),
    send: async ({ email }) => {
      await ask(email.trim());
      setTyped(email);
      setSentTo(email.trim());
    },
  });

  if (sentTo !== undefined) {
    return (
      <LookIntoMail
        email={sentTo}
        what="find"
        onResend={() => ask(sentTo)}
        onRestart={() => {
          setSentTo(undefined);
        }}
      />
    );
  }
  return (
    <RequestForm
      request={request}
      submitLabel={intl.formatMessage({ id: 'find.submit' })}
      title={
        <>
          <Heading level={1}>
            <FormattedMessage id="find.title" />
          </Heading>
          <Text>
            <FormattedMessage id="find.text" />
          </Text>
        </>
      }
    >
      <FormTextField
        control={request.control}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        autoComplete="email"
        spellCheck={false}
        isRequired
      />
    </RequestForm>
  );
}
