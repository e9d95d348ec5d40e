import { Alert, Button, Heading, Inline, Link, Spinner, Stack } from '#design-system';
import { guardedScreens } from '#rules/access';
import { readLinkKey, registrationQueryKey } from '#rules/registrations';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { SavedHere } from './save-on-this-device.tsx';
import { focusContent } from '../../platform/shell/navigate/route-focus.ts';
import { useNamedPart } from '../../platform/shell/title-state.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { findAddress } from '../../platform/addresses/find-address.ts';
import { UntilSessionEnds } from '../../platform/emailed-links/until-session-ends.tsx';
import type { RegistrationKey } from '../../platform/client/registration-key.ts';
import { PastRegistration } from './past-registration.tsx';
import { isProblem, isRefused } from '../../platform/client/refusals.ts';
import { useOwnRegistration, type OwnRegistration } from './use-own-registration.ts';

/** A party's own registration, once opened, as the parts of its pages need it. */
export interface OpenedRegistration {
  registration: Schemas['Registration'];
  opened: RegistrationKey;
  own: OwnRegistration;
}

interface OwnRegistrationPageProps {
  children: (found: OpenedRegistration) => ReactNode;
}

/** Opens the registration that the address names, by the key in its fragment, and shows it or the reason why it does not open. */
export function OwnRegistrationPage({ children }: OwnRegistrationPageProps) {
  return (
    <UntilSessionEnds>
      <Found>{children}</Found>
    </UntilSessionEnds>
  );
}

function Found({ children }: OwnRegistrationPageProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { search, hash } = useLocation();
  const { key, addressToken } = readLinkKey(hash.slice(1));
  const opened = {
    registrationId: new URLSearchParams(search).get(registrationQueryKey) ?? '',
    key,
    lng: language,
  };
  const own = useOwnRegistration(opened, addressToken);
  const { answer } = own;

  switch (answer.kind) {
    case 'waiting':
      return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
    case 'data':
      return children({ registration: answer.data, opened, own });
    case 'failed':
      return isProblem(answer.error, 'link-over') ? (
        <PastRegistration opened={opened} own={own} />
      ) : (
        <NotOpened error={answer.error} own={own} registrationId={opened.registrationId} />
      );
  }
}

/** Explains why the link does not open the registration, and what to do next. */
function NotOpened({ error, own, registrationId }: { error: unknown; own: OwnRegistration; registrationId: string }) {
  const intl = useIntl();
  const { visitor } = useSession();
  const isReplaced = isProblem(error, 'link-replaced');
  const title = intl.formatMessage({ id: isReplaced ? 'confirmation.replaced' : 'confirmation.notFound' });
  useNamedPart(title);
  return (
    <Stack gap="l">
      <Heading level={1}>{title}</Heading>
      {isRefused(error) ? (
        <Alert
          tone="caution"
          announce
          actions={
            <Inline gap="m" wrap>
              <Link href={findAddress} standalone>
                {intl.formatMessage({ id: 'find.title' })}
              </Link>
              {/* After logging in again the address lacks its key, which no other address may contain. */}
              {visitor.kind === 'user' && (
                <Link href={`${guardedScreens.myInfo.path}#registrations`} standalone>
                  {intl.formatMessage({ id: 'myInfo.registrations.title' })}
                </Link>
              )}
            </Inline>
          }
        >
          <FormattedMessage id={isReplaced ? 'problem.linkReplaced' : 'confirmation.notFoundText'} />
        </Alert>
      ) : (
        <Alert
          tone="caution"
          announce
          actions={
            <Button
              onPress={() => {
                own.retry();
                focusContent();
              }}
            >
              {intl.formatMessage({ id: 'form.tryAgain' })}
            </Button>
          }
        >
          {failureText(intl, error)}
        </Alert>
      )}
      {!isRefused(error) && <SavedHere registrationId={registrationId} />}
    </Stack>
  );
}
