import { Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import type { BrokenRules } from '../platform/forms/contract-rules.ts';
import { FormPasswordField } from '../platform/forms/form-password-field.tsx';
import { RequestForm } from '../platform/forms/request-form.tsx';
import { useFormRequest } from '../platform/forms/use-form-request.ts';
import { useSession } from '../platform/visitor/session-context.tsx';
import { partStart, usePartArrival } from '../platform/shell/navigate/route-focus.ts';
import { useNamedPart } from '../platform/shell/title-state.ts';
import { NeedsScripts } from '../platform/shell/needs-scripts.tsx';
import type { Head } from '../platform/shell/screen.ts';
import { isSpent, SpentLink } from '../platform/emailed-links/expired-link.tsx';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'verifyEmail.title' }),
    description: '',
    isPrivate: true,
  };
}

type Purpose = Schemas['EmailVerification']['purpose'];

/**
 * Confirms the address that a link was emailed to. The password proves that the person who opens the email is the one who asked
 * for it.
 */
export function Component() {
  const { hash } = useLocation();
  return (
    <PageSection width="form">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id="verifyEmail.title" />
          </Heading>
        }
        instead={<FormattedMessage id="noScript.text" />}
      >
        <Verify key={hash} token={hash.slice(1)} />
      </NeedsScripts>
    </PageSection>
  );
}

function Verify({ token }: { token: string }) {
  const intl = useIntl();
  const { begin } = useSession();
  const [purpose, setPurpose] = useState<Purpose>();
  const request = useFormRequest({
    defaultValues: { password: '' },
    fields: ['password'],
    check: ({ password }): BrokenRules => (password === '' ? { password: 'required' } : {}),
    send: async ({ password }) => {
      const answer = await dataOf(createApi().POST('/account/verification', { body: { token, password } }));
      if (answer.session) begin(answer.session);
      setPurpose(answer.purpose);
    },
  });
  const isOver = token === '' || isSpent(request.failure);
  usePartArrival(purpose ?? (isOver ? 'spent' : 'form'));
  const named = purpose ? (`verifyEmail.done.${purpose}` as const) : isOver ? 'spentLink.title' : undefined;
  useNamedPart(named && intl.formatMessage({ id: named }));

  if (purpose) return <Verified purpose={purpose} />;
  if (isOver) {
    return (
      <SpentLink>
        <Inline gap="s" wrap>
          <LinkButton href="/login" tone="primary">
            <FormattedMessage id="login.submit" />
          </LinkButton>
          <LinkButton href="/signup" tone="secondary">
            <FormattedMessage id="signUp.title" />
          </LinkButton>
        </Inline>
      </SpentLink>
    );
  }
  return (
    <RequestForm
      request={request}
      submitLabel={intl.formatMessage({ id: 'verifyEmail.submit' })}
      title={
        <>
          <Heading level={1}>
            <FormattedMessage id="verifyEmail.title" />
          </Heading>
          <Text>
            <FormattedMessage id="verifyEmail.text" />
          </Text>
        </>
      }
    >
      <FormPasswordField
        control={request.control}
        name="password"
        label={intl.formatMessage({ id: 'field.password' })}
        autoComplete="current-password"
        isRequired
      />
    </RequestForm>
  );
}

function Verified({ purpose }: { purpose: Purpose }) {
  const { visitor } = useSession();
  const isUser = visitor.kind === 'user';
  return (
    <Stack gap="l">
      <Heading level={1} focusId={partStart}>
        <FormattedMessage id={`verifyEmail.done.${purpose}`} />
      </Heading>
      <Text>
        <FormattedMessage id={`verifyEmail.doneText.${purpose}`} />
      </Text>
      <Inline gap="s">
        <LinkButton href={isUser ? '/signup' : '/login'} tone="primary">
          <FormattedMessage id={isUser ? 'manage.myInfo' : 'login.submit'} />
        </LinkButton>
      </Inline>
    </Stack>
  );
}
