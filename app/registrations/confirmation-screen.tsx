import { Alert, Button, Heading, PageSection, Spinner, Stack } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ApiProblem } from '../client/client.ts';
import { failureText } from '../client/problem-text.ts';
import { useLanguage } from '../language/language-context.tsx';
import { KeepHere, KeptHere } from '../offline/keep-here.tsx';
import { registrationQueryKey } from '#rules/registrations';
import type { Head } from '../shell/screen.ts';
import { Confirmation } from './confirmation.tsx';
import { useOwnRegistration } from './use-own-registration.ts';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'confirmation.pageTitle' }),
    description: intl.formatMessage({ id: 'registration.description' }),
    isPrivate: true,
  };
}

/** A party's own registration, opened by the key in the address's fragment: how it stands, and what can be done. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { search, hash } = useLocation();
  const opened = { registrationId: new URLSearchParams(search).get(registrationQueryKey) ?? '', key: hash.slice(1), lng: language };
  const own = useOwnRegistration(opened);
  const { answer } = own;

  return (
    <PageSection width="text">
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {answer.kind === 'failed' && (
        <Stack gap="xl">
          <Heading level={1}>
            <FormattedMessage id="confirmation.notFound" />
          </Heading>
          {isRefused(answer.error) ? (
            <Alert tone="caution" announce>
              <FormattedMessage id="confirmation.notFoundText" />
            </Alert>
          ) : (
            <Alert tone="caution" announce actions={<Button onPress={own.retry}>{intl.formatMessage({ id: 'form.tryAgain' })}</Button>}>
              {failureText(intl, answer.error)}
            </Alert>
          )}
          {!isRefused(answer.error) && <KeptHere registrationId={opened.registrationId} />}
        </Stack>
      )}
      {answer.kind === 'data' && (
        <Stack gap="xl">
          <Confirmation registration={answer.data} opened={opened} own={own} />
          <KeepHere registration={answer.data} />
        </Stack>
      )}
    </PageSection>
  );
}

/** Whether the link itself is at fault, so that another try is of no use. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.status < 500 && error.problem.status !== 429;
}
