import { Alert, Heading, Link, LinkButton, PageSection, Stack } from '#design-system';
import { confirmationAddress } from '#rules/registrations';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { dataOf } from '../../../platform/client/client.ts';
import { NeedsScripts } from '../../../platform/shell/needs-scripts.tsx';
import { useScreenData, type Head, type LoadInput } from '../../../platform/shell/screen.ts';
import { partOf } from '../../../platform/addresses/change-address.ts';
import { ChangeContact } from './change-contact.tsx';
import { ChangePeople } from './change-people.tsx';
import { OwnRegistrationPage, type OpenedRegistration } from '../own-registration-page.tsx';

export async function load({ api, language, params }: LoadInput) {
  return dataOf(
    api.GET('/events/{eventId}', { params: { path: { eventId: params.eventId ?? '' }, query: { lng: language } } }),
  );
}

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'change.pageTitle' }),
    description: intl.formatMessage({ id: 'registration.description' }),
    isPrivate: true,
  };
}

/** Lets a party change its own registration: the people or the contact. */
export function Component() {
  const part = partOf(useLocation().search);
  return (
    <PageSection width="wide">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id={`change.title.${part}`} />
          </Heading>
        }
        instead={<FormattedMessage id="noScript.text" />}
      >
        <OwnRegistrationPage>{(found) => <Change {...found} />}</OwnRegistrationPage>
      </NeedsScripts>
    </PageSection>
  );
}

function Change(found: OpenedRegistration) {
  const intl = useIntl();
  const event = useScreenData<typeof load>();
  const part = partOf(useLocation().search);
  const { registration, opened, own } = found;
  const back = confirmationAddress(event.id, registration.id, opened.key);

  if (!registration.canChange) {
    return (
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id={`change.title.${part}`} />
        </Heading>
        <Alert tone="caution">
          <FormattedMessage id="change.closed" />
        </Alert>
        <LinkButton href={back}>
          <FormattedMessage id="change.back" />
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Link href={back} standalone>
          <FormattedMessage id="change.back" />
        </Link>
        <Heading level={1}>
          <FormattedMessage id={`change.title.${part}`} />
        </Heading>
      </Stack>
      {own.isRefreshed && (
        <Alert tone="info" announce title={intl.formatMessage({ id: 'confirmation.pageTitle' })}>
          <FormattedMessage id="change.outdated" />
        </Alert>
      )}
      {/* A new version starts a new form, because typed changes applied to the previous version. */}
      {part === 'contact' ? (
        <ChangeContact key={registration.version} {...found} back={back} />
      ) : (
        <ChangePeople key={registration.version} {...found} event={event} back={back} />
      )}
    </Stack>
  );
}
