import { Spinner, Stack, Text, WorkspacePage } from '#design-system';
import { takesParties } from '#rules/events';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { dataOf } from '../../../platform/client/client.ts';
import { useFoundDraft, type FoundDraft } from '../../../platform/drafts/use-draft.ts';
import { useLanguage } from '../../../platform/language/language-context.tsx';
import { useScreenData, type Head, type LoadInput } from '../../../platform/shell/screen.ts';
import { orSignIn } from '../../../platform/workspace/or-sign-in.ts';
import { desk, eventKey } from '../../../platform/addresses/desk-addresses.ts';
import { entryDraft, filledRows, newEntry, type EntryDraft } from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { LastEntries } from './last-entries.tsx';

export async function load({ api, language, url }: LoadInput) {
  const params = { query: { lng: language } };
  return orSignIn(url, async () => {
    const [events, entries] = await Promise.all([
      dataOf(api.GET('/events', { params })),
      dataOf(api.GET('/staff-registrations', { params })),
    ]);
    return {
      events: events.items.filter(({ registration }) => takesParties(registration, true)),
      entries: entries.items,
    };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'desk.new' }), description: '', isPrivate: true };
}

/** Enters paper forms, one after the other. */
export function Component() {
  const intl = useIntl();
  const { events, entries } = useScreenData<typeof load>();
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const found = useFoundDraft(entryDraft);
  const requested = query.get(eventKey);
  const first = events.find(({ id }) => id === requested) ?? events[0];
  const start = useMemo(
    () => found && first && startOf(found, { eventId: first.id, isRequested: first.id === requested, language }),
    [found, first, requested, language],
  );

  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'desk.new' })}
      trail={[{ label: intl.formatMessage({ id: 'desk.title' }), href: desk.list }]}
    >
      <Stack gap="l">
        {!first && (
          <Text>
            <FormattedMessage id="newParty.none" />
          </Text>
        )}
        {first && !start && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
        {start && <EntryForm key={start.owner} events={events} found={start} />}
        <LastEntries entries={entries} />
      </Stack>
    </WorkspacePage>
  );
}

/**
 * The form as it was left. An empty one starts over for the requested event, with a new key: another tab may have sent the
 * previous form under the saved key.
 */
function startOf(
  found: FoundDraft<EntryDraft>,
  { eventId, isRequested, language }: { eventId: string; isRequested: boolean; language: 'en' | 'es' },
): FoundDraft<EntryDraft> & { content: EntryDraft } {
  const { content } = found;
  if (!content) return { ...found, content: newEntry({ eventId, language }) };
  if (filledRows(content).length > 0) return { ...found, content };
  return { ...found, content: newEntry({ ...content, ...(isRequested && { eventId }) }) };
}
