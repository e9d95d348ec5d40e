import { Alert, Button, Spinner, Text, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { isChangeable } from '#rules/registrations';
import { useCallback } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { dataOf, type Schemas } from '../../../platform/client/client.ts';
import { failureText } from '../../../platform/client/problem-text.ts';
import { useLanguage } from '../../../platform/language/language-context.tsx';
import { partOf, type ChangePart } from '../../../platform/addresses/change-address.ts';
import { ChangeContact } from '../../own/change/change-contact.tsx';
import { ChangePeople } from '../../own/change/change-people.tsx';
import type { Draft } from '../../form/draft.ts';
import { PartyNoticeContext } from '../../form/party-notice.tsx';
import { useOwnRegistration } from '../../own/use-own-registration.ts';
import { orSignIn } from '../../../platform/workspace/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../../../platform/shell/screen.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { KnownPeople } from '../known-people.tsx';

export async function load({ api, language, params, url }: LoadInput) {
  const path = { registrationId: params.registrationId ?? '' };
  return orSignIn(url, async () => {
    const { id, reference, contact, event } = await dataOf(
      api.GET('/registrations/{registrationId}', { params: { path, query: { lng: language } } }),
    );
    return {
      id,
      reference,
      name: `${contact.firstName} ${contact.lastName}`,
      event: await dataOf(
        api.GET('/events/{eventId}', { params: { path: { eventId: event.id }, query: { lng: language } } }),
      ),
    };
  });
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return { title: data?.reference ?? intl.formatMessage({ id: 'desk.title' }), description: '', isPrivate: true };
}

/** Lets staff change the people or the contact with the party's own form, on its behalf, as long as nobody has arrived. */
export function Component() {
  const intl = useIntl();
  const { id, reference, name, event } = useScreenData<typeof load>();
  const part = partOf(useLocation().search);
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: `change.title.${part}` })}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'desk.title' }), href: desk.list },
        { label: name, href: desk.party(id) },
      ]}
      mark={
        <Text tone="muted" size="small">
          {[reference, event.name].join(' · ')}
        </Text>
      }
    >
      <Change key={id} registrationId={id} event={event} part={part} />
    </WorkspacePage>
  );
}

function Change({
  registrationId,
  event,
  part,
}: {
  registrationId: string;
  event: Schemas['Event'];
  part: ChangePart;
}) {
  const intl = useIntl();
  const { language } = useLanguage();
  const opened = { registrationId, key: '', lng: language };
  const own = useOwnRegistration(opened);
  const notice = useCallback(
    (draft: Draft) => <KnownPeople eventId={event.id} draft={draft} exceptRegistrationId={registrationId} />,
    [event.id, registrationId],
  );
  const { answer } = own;
  if (answer.kind === 'waiting') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  if (answer.kind === 'failed') {
    return (
      <Alert
        tone="caution"
        announce
        actions={<Button onPress={own.retry}>{intl.formatMessage({ id: 'form.tryAgain' })}</Button>}
      >
        {failureText(intl, answer.error)}
      </Alert>
    );
  }
  const registration = answer.data;
  if (!isChangeable(registration.state)) {
    return (
      <Alert tone="caution">
        <FormattedMessage id="change.closed" />
      </Alert>
    );
  }
  const found = { registration, opened, own, back: desk.party(registrationId) };
  return (
    <PartyNoticeContext value={notice}>
      {own.isRefreshed && (
        <Alert tone="info" announce title={intl.formatMessage({ id: 'action.meanwhile' })}>
          <FormattedMessage id="change.outdatedForParty" />
        </Alert>
      )}
      {/* A new version starts a new form, because typed changes applied to the previous version. */}
      {part === 'contact' ? (
        <ChangeContact key={registration.version} {...found} />
      ) : (
        <ChangePeople key={registration.version} {...found} event={event} />
      )}
    </PartyNoticeContext>
  );
}
