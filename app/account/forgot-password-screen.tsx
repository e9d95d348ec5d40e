import { Heading, Link, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { createApi, dataOf } from '../platform/client/client.ts';
import { brokenRules } from '../platform/forms/contract-rules.ts';
import { FormPasswordField } from '../platform/forms/form-password-field.tsx';
import { RequestForm } from '../platform/forms/request-form.tsx';
import { useFormRequest } from '../platform/forms/use-form-request.ts';
import { partStart, usePartArrival } from '../platform/shell/navigate/route-focus.ts';
import { useNamedPart } from '../platform/shell/title-state.ts';
import { NeedsScripts } from '../platform/shell/needs-scripts.tsx';
import type { Head } from '../platform/shell/screen.ts';
import { AskForLink } from '../platform/emailed-links/ask-for-link.tsx';
import { isSpent, SpentLink } from '../platform/emailed-links/expired-link.tsx';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'forgotPassword.title' }),
    description: intl.formatMessage({ id: 'forgotPassword.description' }),
    isPrivate: true,
  };
}

/** Emails a link on request. Opened with that link, whose key is in the address's fragment, it asks for the new password. */
export function Component() {
  const { hash } = useLocation();
  return (
    <PageSection width="form">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id="forgotPassword.title" />
          </Heading>
        }
        instead={<FormattedMessage id="noScript.text" />}
      >
        {/* The server never sees the fragment, so only the browser can render what depends on it. */}
        {hash.length > 1 ? <ChoosePassword key={hash} token={hash.slice(1)} /> : <AskForPassword />}
      </NeedsScripts>
    </PageSection>
  );
}

function AskForPassword() {
  return (
    <AskForLink
      what="forgotPassword"
      autoComplete="username"
      send={async (email) => {
        await dataOf(createApi().POST('/password-resets', { body: { email } }));
      }}
      after={
        <Text>
          <FormattedMessage
            id="forgotPassword.remembered"
            values={{ login: (words) => <Link href="/login">{words}</Link> }}
          />
        </Text>
      }
    />
  );
}

function ChoosePassword({ token }: { token: string }) {
  const intl = useIntl();
  const request = useFormRequest({
    defaultValues: { password: '' },
    fields: ['password'],
    check: ({ password }) => {
      // The token is not a field: with a wrong one the server says that the link is invalid.
      const { token: _token, ...broken } = brokenRules('PasswordReset', { token, password });
      return broken;
    },
    send: async ({ password }) => {
      await dataOf(createApi().POST('/password-resets/confirmation', { body: { token, password } }));
    },
  });
  const isOver = isSpent(request.failure);
  const part = request.isSent ? 'done' : isOver ? 'spent' : 'form';
  usePartArrival(part);
  useNamedPart(
    intl.formatMessage({ id: request.isSent ? 'newPassword.done' : isOver ? 'spentLink.title' : 'newPassword.title' }),
  );

  if (isOver) {
    return (
      <SpentLink>
        <LinkButton href="/forgotPassword" tone="primary">
          <FormattedMessage id="spentLink.askAgain" />
        </LinkButton>
      </SpentLink>
    );
  }
  if (request.isSent) {
    return (
      <Stack gap="l">
        <Heading level={1} focusId={partStart}>
          <FormattedMessage id="newPassword.done" />
        </Heading>
        <Text>
          <FormattedMessage id="newPassword.doneText" />
        </Text>
        <LinkButton href="/login" tone="primary">
          <FormattedMessage id="login.submit" />
        </LinkButton>
      </Stack>
    );
  }
  return (
    <RequestForm
      request={request}
      submitLabel={intl.formatMessage({ id: 'newPassword.submit' })}
      title={
        <Heading level={1}>
          <FormattedMessage id="newPassword.title" />
        </Heading>
      }
    >
      <FormPasswordField
        control={request.control}
        name="password"
        label={intl.formatMessage({ id: 'field.newPassword' })}
        hint={intl.formatMessage({ id: 'field.password.rule' })}
        autoComplete="new-password"
        isRequired
      />
    </RequestForm>
  );
}
