import { CommandSearch, type CommandGroup } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { eventDates } from '../../events/port/event-dates.ts';
import type { Schemas } from '../../platform/client/client.ts';
import { mailingAddress } from '../../platform/addresses/mailing-address.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import { placeOf } from '../../rooming/port/room-in-words.ts';
import { roomAddress } from '../../platform/addresses/rooming-address.ts';
import { partyStatus } from '../../registrations/port/party-status.ts';
import { reportTitle } from '../../reports/port/report-address.ts';
import { useAreKeysOn } from '../../platform/workspace/shortcuts/shortcut-choice.ts';
import { useCommandKey, useShortcut } from '../../platform/workspace/shortcuts/use-shortcut.ts';
import type { JobProblem } from '../../system/port/job-problems.ts';
import { useJobsNamed } from './jobs-named.ts';
import { useScreensNamed, type FoundScreen } from './screen-names.ts';
import { useSearch } from './use-search.ts';

/** The search of the workspace: parties, users, events and screens, on every staff screen. */
export function WorkspaceSearch() {
  const intl = useIntl();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { wanted, results, isBusy, hasFailed } = useSearch(typed);
  const screens = useScreensNamed(wanted);
  const jobs = useJobsNamed(wanted);
  const goToField = () => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcut('/', goToField);
  useCommandKey('k', goToField);
  const areKeysOn = useAreKeysOn();
  const groups = found(intl, results, screens, jobs);
  const count = groups.reduce((sum, group) => sum + group.results.length, 0);
  return (
    <CommandSearch
      label={intl.formatMessage({ id: 'search.label' })}
      value={typed}
      onChange={setTyped}
      groups={groups}
      isBusy={isBusy}
      resultText={
        hasFailed && count === 0
          ? intl.formatMessage({ id: 'problem.network' })
          : intl.formatMessage({ id: 'search.count' }, { count, wanted })
      }
      fieldRef={field}
      {...(areKeysOn && { shortcut: '/' })}
      onChoose={({ id }) => {
        setTyped('');
        void navigate(id);
      }}
    />
  );
}

/** The groups that have results. A result's id is the address it leads to. */
function found(
  intl: IntlShape,
  results: Schemas['SearchResults'],
  screens: readonly FoundScreen[],
  jobs: readonly JobProblem[],
): CommandGroup[] {
  const { parties = [], users = [], reports = [], events } = results;
  const groups: CommandGroup[] = [
    {
      id: 'parties',
      label: intl.formatMessage({ id: 'search.parties' }),
      results: parties.map((party) => ({
        id: desk.party(party.id),
        label: `${party.contactLastName}, ${party.contactFirstName}`,
        detail: partyDetail(intl, party),
      })),
    },
    {
      id: 'users',
      label: intl.formatMessage({ id: 'search.users' }),
      results: users.map(({ id, firstName, lastName, email }) => ({
        id: `${guardedScreens.listUsers.path}/${String(id)}`,
        label: `${lastName}, ${firstName}`,
        detail: email,
      })),
    },
    {
      id: 'events',
      label: intl.formatMessage({ id: 'search.events' }),
      results: events.map((event) => ({
        id: `/events/${encodeURIComponent(event.id)}`,
        label: event.name,
        detail: eventDates(intl, event),
      })),
    },
    {
      id: 'staffEvents',
      label: intl.formatMessage({ id: 'search.staffEvents' }),
      results: (results.staffEvents ?? []).map(({ id, name, state }) => ({
        id: `${furtherScreens.events.path}/${id}`,
        label: name || intl.formatMessage({ id: 'eventDesk.noName' }),
        detail: intl.formatMessage({ id: `eventDesk.state.${state}` }),
      })),
    },
    {
      id: 'rooms',
      label: intl.formatMessage({ id: 'search.rooms' }),
      results: (results.rooms ?? []).map(({ id, name, eventId, eventName, ...room }) => ({
        id: roomAddress({ id, eventId }),
        label: intl.formatMessage({ id: 'rooming.room' }, { name }),
        detail: [placeOf(intl, room), eventName ?? intl.formatMessage({ id: 'search.room.center' })].join(' · '),
      })),
    },
    {
      id: 'prayerRequests',
      label: intl.formatMessage({ id: 'search.prayerRequests' }),
      results: foundForms(intl, guardedScreens.listPrayerRequests.path, results.prayerRequests),
    },
    {
      id: 'sabbathRequests',
      label: intl.formatMessage({ id: 'search.sabbathRequests' }),
      results: foundForms(intl, guardedScreens.listSabbathRequests.path, results.sabbathRequests),
    },
    {
      id: 'messages',
      label: intl.formatMessage({ id: 'search.messages' }),
      results: foundForms(intl, furtherScreens.contactMessages.path, results.messages),
    },
    {
      id: 'mailings',
      label: intl.formatMessage({ id: 'manage.bulkEmails' }),
      results: (results.mailings ?? []).map(({ id, subject, createdAt }) => ({
        id: mailingAddress(id),
        label: subject || intl.formatMessage({ id: 'mailing.noSubject' }),
        detail: intl.formatDate(createdAt, { dateStyle: 'long' }),
      })),
    },
    {
      id: 'onlineSessions',
      label: intl.formatMessage({ id: 'onlineSession.title' }),
      results: (results.onlineSessions ?? []).map(({ id, title, startsAt, timeZone }) => ({
        id: `${furtherScreens.onlineSessions.path}/${id}`,
        label: title,
        detail: intl.formatDate(startsAt, { dateStyle: 'long', timeStyle: 'short', timeZone }),
      })),
    },
    {
      id: 'reports',
      label: intl.formatMessage({ id: 'report.title' }),
      results: reports.map(({ reportId, name }) => ({
        id: `${guardedScreens.reports.path}?report=${String(reportId)}`,
        label: reportTitle(reportId, name),
      })),
    },
    {
      id: 'screens',
      label: intl.formatMessage({ id: 'search.screens' }),
      results: screens.map(({ href, name }) => ({ id: href, label: name })),
    },
    {
      id: 'jobs',
      label: intl.formatMessage({ id: 'search.jobs' }),
      results: jobs.map(({ id, names: [label], detail }) => ({
        id: `${furtherScreens.systemStatus.path}#${id}`,
        label,
        detail,
      })),
    },
  ];
  return groups.filter((group) => group.results.length > 0);
}

/** The submitted forms found, with the sender and date of each. */
function foundForms(intl: IntlShape, path: string, forms: readonly Schemas['FoundForm'][] = []) {
  return forms.map(({ id, name, receivedAt }) => ({
    id: `${path}/${id}`,
    label: withoutTags(name),
    detail: intl.formatDate(receivedAt, { dateStyle: 'long' }),
  }));
}

/** What the list of parties shows about a party that was found. */
function partyDetail(intl: IntlShape, party: Schemas['FoundParty']): string {
  const { reference, eventName, memberName } = party;
  const parts = [
    reference,
    ...(memberName === undefined ? [] : [intl.formatMessage({ id: 'search.with' }, { name: memberName })]),
    eventName,
    ...partyStatus(intl, party, true).map(({ text }) => text),
  ];
  return parts.join(' · ');
}
