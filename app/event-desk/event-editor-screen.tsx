import { WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { nameOf } from '#rules/events/content';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { dataOf, type Schemas } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { EventEditor } from './event-editor.tsx';
import { EventStateTag } from './event-state-tag.tsx';

export async function load({ api, params, url }: LoadInput) {
  const path = { eventId: params.requestId ?? '' };
  return orSignIn(url, () => dataOf(api.GET('/events/{eventId}/content', { params: { path } })));
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  const name = data ? nameOf(data.content, intl.locale.startsWith('es') ? 'es' : 'en') : '';
  return { title: name || intl.formatMessage({ id: 'eventDesk.noName' }), description: '', isPrivate: true };
}

/** What the editor shows. */
interface Shown {
  event: Schemas['EditedEvent'];
  /** How often the editor has restarted. */
  round: number;
  /** Why the email about the changes just published could not be prepared. */
  unwritten?: unknown;
}

/** One event or draft: its editor and its actions. */
export function Component() {
  const loaded = useScreenData<typeof load>();
  return <EventScreen key={loaded.id} loaded={loaded} />;
}

function EventScreen({ loaded }: { loaded: Schemas['EditedEvent'] }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  // Whenever a different version is stored, the editor restarts with it.
  const [{ event, round, unwritten }, setShown] = useState<Shown>({ event: loaded, round: 0 });
  return (
    <WorkspacePage
      title={nameOf(event.content, language) || intl.formatMessage({ id: 'eventDesk.noName' })}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'eventDesk.title' }), href: furtherScreens.events.path },
      ]}
      mark={<EventStateTag state={event.state} hasChanges={event.hasChanges} />}
    >
      <EventEditor
        key={round}
        event={event}
        unwritten={unwritten}
        onChange={async (next, failure) => {
          setShown({ event: next, round: round + 1, unwritten: failure });
          await revalidate();
        }}
      />
    </WorkspacePage>
  );
}
