import { Alert, Grid, LinkButton, RadioGroup, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { staffSources } from '#contract/enums';
import { takesParties } from '#rules/events';
import { languages, toLanguage } from '#rules/language';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { redirect, useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { eventDates } from '../../events/port/event-dates.ts';
import { eventStatus } from '../../events/port/event-status.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import type { Draft } from '../form/draft.ts';
import { OnBehalfContext, type OnBehalf } from '../form/on-behalf.ts';
import { PartyNoticeContext } from '../form/party-notice.tsx';
import { RegistrationForm } from '../form/registration-form.tsx';
import { stepKey } from '../form/steps.ts';
import { WaitingListNotice } from '../../events/port/waiting-list-notice.tsx';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import { KnownPeople } from './known-people.tsx';

type Event = Schemas['Event'];

const sourceKey = 'source';
const partyLanguageKey = 'language';

export async function load({ api, language, params }: LoadInput) {
  const { items } = await dataOf(api.GET('/events', { params: { query: { lng: language } } }));
  const event = items.find(({ id }) => id === params.eventId);
  if (!event) throw redirect(desk.newParty());
  return event;
}

export function head(intl: IntlShape, event?: Awaited<ReturnType<typeof load>>): Head {
  const title = event
    ? intl.formatMessage({ id: 'newParty.title' }, { event: event.name })
    : intl.formatMessage({ id: 'desk.new' });
  return { title, description: '', isPrivate: true };
}

/** Registers a party on its behalf: the public form in the order of the paper form, with the source. */
export function Component() {
  const intl = useIntl();
  const event = useScreenData<typeof load>();
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'newParty.title' }, { event: event.name })}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'desk.title' }), href: desk.list },
        { label: intl.formatMessage({ id: 'desk.new' }), href: desk.newParty() },
      ]}
      mark={
        <Text tone="muted" size="small">
          {eventDates(intl, event)}
        </Text>
      }
    >
      <Stack gap="l">
        <ForEvent key={event.id} event={event} />
      </Stack>
    </WorkspacePage>
  );
}

function ForEvent({ event }: { event: Event }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  // A choice shows at once, and a second one never overwrites it; the address follows, so that it survives a reload.
  const [{ source, partyLanguage }, setChosen] = useState(() => ({
    source: staffSources.find((known) => known === query.get(sourceKey)) ?? 'phone',
    partyLanguage: toLanguage(query.get(partyLanguageKey)) ?? language,
  }));
  const onBehalf = useMemo<OnBehalf>(
    () => ({
      source,
      language: partyLanguage,
      stepAddress: (step) => {
        const next = new URLSearchParams({ [sourceKey]: source, [partyLanguageKey]: partyLanguage, [stepKey]: step });
        return `${desk.allQuestions(event.id)}?${next.toString()}`;
      },
      partyAddress: desk.party,
    }),
    [source, partyLanguage, event.id],
  );
  const notice = useCallback((draft: Draft) => <KnownPeople eventId={event.id} draft={draft} />, [event.id]);
  const choose = (choice: { source?: string; partyLanguage?: string }) => {
    const next = {
      source: staffSources.find((known) => known === choice.source) ?? source,
      partyLanguage: toLanguage(choice.partyLanguage) ?? partyLanguage,
    };
    setChosen(next);
    const address = new URLSearchParams(query);
    address.set(sourceKey, next.source);
    address.set(partyLanguageKey, next.partyLanguage);
    setQuery(address, { replace: true });
  };
  if (!takesParties(event.registration, true)) {
    return (
      <>
        <Alert tone="info">
          <FormattedMessage id="newParty.notOpen" values={{ state: eventStatus(intl, event).label }} />
        </Alert>
        <LinkButton href={desk.newParty()}>
          <FormattedMessage id="desk.new" />
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {event.registration.state === 'closed' && (
        <Alert tone="info">
          <FormattedMessage
            id="newParty.closed"
            values={{
              date: intl.formatDate(Date.parse(event.registration.closesAt) - 1, {
                dateStyle: 'long',
                timeZone: event.timeZone,
              }),
            }}
          />
        </Alert>
      )}
      <WaitingListNotice event={event} />
      <Grid columns={2} gap="l">
        <RadioGroup
          name={sourceKey}
          label={intl.formatMessage({ id: 'newParty.source' })}
          options={staffSources.map((value) => ({
            value,
            label: intl.formatMessage({ id: `newParty.source.${value}` }),
          }))}
          value={source}
          onChange={(value) => {
            choose({ source: value });
          }}
        />
        <RadioGroup
          name={partyLanguageKey}
          label={intl.formatMessage({ id: 'newParty.language' })}
          options={languages.map((value) => ({ value, label: intl.formatMessage({ id: `language.${value}` }) }))}
          value={partyLanguage}
          onChange={(value) => {
            choose({ partyLanguage: value });
          }}
        />
      </Grid>
      <OnBehalfContext value={onBehalf}>
        <PartyNoticeContext value={notice}>
          <RegistrationForm event={event} />
        </PartyNoticeContext>
      </OnBehalfContext>
    </>
  );
}
