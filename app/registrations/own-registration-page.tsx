import { Alert, Button, Heading, Link, Spinner, Stack } from '#design-system';
import { registrationQueryKey } from '#rules/registrations';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ApiProblem, type Schemas } from '../client/client.ts';
import { failureText } from '../client/problem-text.ts';
import { useLanguage } from '../language/language-context.tsx';
import { KeptHere } from '../offline/keep-here.tsx';
import { findAddress } from './find-address.ts';
import type { RegistrationKey } from './own-registration.ts';
import { useOwnRegistration, type OwnRegistration } from './use-own-registration.ts';

/** One's own registration, opened, as the parts of its pages take it. */
export interface OpenedRegistration {
  registration: Schemas['Registration'];
  opened: RegistrationKey;
  own: OwnRegistration;
}

/** Opens the registration that the address names, by the key in its fragment, and shows it or why it does not open. */
export function OwnRegistrationPage({ children }: { children: (found: OpenedRegistration) => ReactNode }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { search, hash } = useLocation();
  const opened = { registrationId: new URLSearchParams(search).get(registrationQueryKey) ?? '', key: hash.slice(1), lng: language };
  const own = useOwnRegistration(opened);
  const { answer } = own;

  switch (answer.kind) {
    case 'waiting':
      return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
    case 'data':
      return children({ registration: answer.data, opened, own });
    case 'failed':
      return (
        <Stack gap="l">
          <Heading level={1}>
            <FormattedMessage id="confirmation.notFound" />
          </Heading>
          {isRefused(answer.error) ? (
            <Alert tone="caution" announce actions={<Link href={findAddress}>{intl.formatMessage({ id: 'find.title' })}</Link>}>
              <FormattedMessage id="confirmation.notFoundText" />
            </Alert>
          ) : (
            <Alert tone="caution" announce actions={<Button onPress={own.retry}>{intl.formatMessage({ id: 'form.tryAgain' })}</Button>}>
              {failureText(intl, answer.error)}
            </Alert>
          )}
          {!isRefused(answer.error) && <KeptHere registrationId={opened.registrationId} />}
        </Stack>
      );
  }
}

/** Whether the link itself is at fault, so that another try is of no use. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.status < 500 && error.problem.status !== 429;
}
