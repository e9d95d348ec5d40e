import { Heading, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormEmailField, FormNameFields } from '../../platform/forms/form-fields.tsx';
import { FormPasswordField } from '../../platform/forms/form-password-field.tsx';
import { RequestForm } from '../../platform/forms/request-form.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { NeedsScripts } from '../../platform/shell/needs-scripts.tsx';
import { partStart, usePartArrival } from '../../platform/shell/navigate/route-focus.ts';
import type { Head } from '../../platform/shell/screen.ts';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'firstAdministrator.title' }),
    description: '',
    isPrivate: true,
  };
}

/** Creates the first administrator, with the one-time link that the first start prints; its key is in the address's fragment. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const token = useLocation().hash.slice(1);
  const request = useFormRequest({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    fields: ['firstName', 'lastName', 'email', 'password'],
    check: (values) => {
      // The token is not a field: without it, or with a wrong one, the server says that the link is invalid.
      const { token: _token, ...broken } = brokenRules('FirstAdministratorRequest', { ...values, token, language });
      return broken;
    },
    send: async (values) => {
      await dataOf(createApi().POST('/users/first-administrator', { body: { ...values, token, language } }));
    },
  });

  usePartArrival(request.isSent ? 'made' : 'form');

  if (request.isSent) {
    return (
      <PageSection width="form">
        <Stack gap="l">
          <Heading level={1} focusId={partStart}>
            <FormattedMessage id="firstAdministrator.made" />
          </Heading>
          <Text>
            <FormattedMessage id="firstAdministrator.madeText" />
          </Text>
          <LinkButton href="/login" tone="primary">
            <FormattedMessage id="login.submit" />
          </LinkButton>
        </Stack>
      </PageSection>
    );
  }

  const title = (
    <Heading level={1}>
      <FormattedMessage id="firstAdministrator.title" />
    </Heading>
  );
  return (
    <PageSection width="form">
      <NeedsScripts title={title} instead={<FormattedMessage id="noScript.text" />}>
        <RequestForm
          request={request}
          submitLabel={intl.formatMessage({ id: 'firstAdministrator.submit' })}
          title={
            <>
              {title}
              <Text>
                <FormattedMessage id="firstAdministrator.text" />
              </Text>
            </>
          }
        >
          <FormNameFields control={request.control} />
          <FormEmailField control={request.control} autoComplete="username" />
          <FormPasswordField
            control={request.control}
            name="password"
            label={intl.formatMessage({ id: 'field.password' })}
            hint={intl.formatMessage({ id: 'field.password.hint' })}
            autoComplete="new-password"
            isRequired
          />
        </RequestForm>
      </NeedsScripts>
    </PageSection>
  );
}
