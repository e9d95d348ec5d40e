import { Alert, Button, Facts, Inline, Stack, Text, WorkspacePage, useToast } from '#design-system';
import { furtherScreens } from '#rules/access';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { ApiProblem, createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useSite } from '../platform/shell/site.ts';
import { partStart, usePartArrival } from '../platform/shell/navigate/route-focus.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { NotConfigured } from './not-configured.tsx';
import { CancelButton, NewLinkButton, SessionPeople, StartButton } from './session-actions.tsx';
import { newSession, sessionAddress } from './session-address.ts';
import { SessionForm } from './session-form.tsx';
import { blankValues, contentOf, repetitionOf, valuesOf } from './session-values.ts';
import { hostText, momentIn, SessionTag } from './session-words.tsx';

type Session = Schemas['OnlineSession'];

export async function load({ api, params, url, language }: LoadInput) {
  const sessionId = params.requestId ?? '';
  return orSignIn(url, async () => {
    const [session, hosts, events, site] = await Promise.all([
      sessionId === newSession
        ? null
        : dataOf(api.GET('/online-sessions/{sessionId}', { params: { path: { sessionId } } })),
      dataOf(api.GET('/online-session-hosts')),
      dataOf(api.GET('/events', { params: { query: { lng: language } } })),
      dataOf(api.GET('/site', { params: { query: { lng: language } } })),
    ]);
    return {
      session,
      hosts: hosts.items,
      events: events.items.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
      timeZone: site.timeZone,
    };
  });
}

type Loaded = Awaited<ReturnType<typeof load>>;

export function head(intl: IntlShape, data?: Loaded): Head {
  const isSpanish = intl.locale.startsWith('es');
  const title = data?.session?.content.texts[isSpanish ? 'es' : 'en'].title;
  return { title: title ?? intl.formatMessage({ id: 'onlineSession.new' }), description: '', isPrivate: true };
}

/** One occurrence with all its details, or the scheduling form. */
export function Component() {
  const loaded = useScreenData<typeof load>();
  const { session } = loaded;
  if (session === null) return <NewSession loaded={loaded} />;
  return <StoredSession key={session.id} session={session} loaded={loaded} />;
}

function useTrail() {
  const intl = useIntl();
  return [
    { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
    { label: intl.formatMessage({ id: 'onlineSession.title' }), href: furtherScreens.onlineSessions.path },
  ];
}

function NewSession({ loaded }: { loaded: Loaded }) {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { meetings } = useSite();
  const { hosts, events, timeZone } = loaded;
  // A second press after a lost answer schedules nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const trail = useTrail();
  const title = intl.formatMessage({ id: 'onlineSession.new' });
  if (!meetings)
    return (
      <WorkspacePage title={title} trail={trail} width="form">
        <NotConfigured />
      </WorkspacePage>
    );
  return (
    <WorkspacePage title={title} trail={trail} width="form">
      <SessionForm
        initial={blankValues(timeZone)}
        draftKey={`session:${newSession}`}
        hosts={hosts}
        events={events}
        onSubmit={async (values) => {
          const body = { content: contentOf(values), repetition: repetitionOf(values) };
          const params = { header: { 'Idempotency-Key': key } };
          const { id, following } = await dataOf(createApi().POST('/online-sessions', { params, body })).catch(
            (error: unknown) => {
              // An earlier attempt was stored, with other details. After this answer, another press is meant as another session.
              if (error instanceof ApiProblem && error.problem.code === 'idempotency-key-reused')
                setKey(crypto.randomUUID());
              throw error;
            },
          );
          const text = intl.formatMessage({ id: 'onlineSession.scheduled' }, { count: following + 1 });
          toast({ tone: 'positive', text });
          await navigate(sessionAddress(id), { replace: true });
          // The list beside it has a new session now.
          await revalidate();
        }}
      />
    </WorkspacePage>
  );
}

function StoredSession({ session, loaded }: { session: Session; loaded: Loaded }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  usePartArrival(isEditing ? 'form' : 'session');
  const { id, version, content, following, phase, meeting } = session;
  const mayChange = phase !== 'canceled' && new Date(session.startsAt) > new Date();
  return (
    <WorkspacePage
      title={content.texts[language].title}
      titleFocusId={partStart}
      trail={useTrail()}
      mark={<SessionTag {...session} />}
      width={isEditing ? 'form' : 'text'}
    >
      {isEditing ? (
        <SessionForm
          initial={valuesOf(content)}
          draftKey={`session:${id}`}
          hosts={withFormer(loaded.hosts, session)}
          events={loaded.events}
          following={following}
          onSubmit={async (values, scope) => {
            const body = { version, scope, content: contentOf(values) };
            try {
              await dataOf(
                createApi().PUT('/online-sessions/{sessionId}', { params: { path: { sessionId: id } }, body }),
              );
            } catch (error) {
              // Load the other person's change, so that saving again means it has been seen.
              if (error instanceof ApiProblem && error.problem.code === 'changed-meanwhile') await revalidate();
              throw error;
            }
            await revalidate();
            setSaved(true);
            setEditing(false);
          }}
          onCancel={() => {
            setEditing(false);
          }}
        />
      ) : (
        <Stack gap="l">
          {isSaved && (
            <Alert tone="positive" announce>
              <FormattedMessage id="onlineSession.saved" />
            </Alert>
          )}
          {meeting.fault !== undefined && phase !== 'ended' && (
            <Alert tone="caution" title={intl.formatMessage({ id: 'onlineSession.lacks.meeting' })}>
              <Stack gap="s">
                <Text>
                  <FormattedMessage id={`onlineSession.meetingFault.${meeting.fault}`} />
                </Text>
                {meeting.notifiedName !== undefined && (
                  <Text>
                    <FormattedMessage id="onlineSession.notified" values={{ name: meeting.notifiedName }} />
                  </Text>
                )}
                {meeting.nextTryAt !== undefined && (
                  <Text>
                    <FormattedMessage
                      id="onlineSession.nextTry"
                      values={{ time: intl.formatDate(meeting.nextTryAt, { dateStyle: 'medium', timeStyle: 'short' }) }}
                    />
                  </Text>
                )}
              </Stack>
            </Alert>
          )}
          {content.texts[language].about !== undefined && <Text>{content.texts[language].about}</Text>}
          <StartButton session={{ ...session, timeZone: content.timeZone }} />
          <Facts items={factsOf(intl, session, loaded)} />
          <SessionPeople session={session} />
          <Inline gap="s" wrap>
            {mayChange && (
              <Button
                onPress={() => {
                  setSaved(false);
                  setEditing(true);
                }}
              >
                <FormattedMessage id="onlineSession.change" />
              </Button>
            )}
            <NewLinkButton session={session} />
            <CancelButton session={session} mayCancel={mayChange} />
          </Inline>
        </Stack>
      )}
    </WorkspacePage>
  );
}

/** The hosts to choose from, including the session's current ones even if they are not connected now. */
function withFormer(hosts: Loaded['hosts'], { content, hostName, substituteName }: Session): Loaded['hosts'] {
  const former = [
    { userId: content.hostUserId, name: hostName },
    { userId: content.substituteUserId, name: substituteName },
  ].flatMap(({ userId, name }) => (userId === undefined || name === undefined ? [] : [{ userId, name }]));
  return [...hosts, ...former.filter(({ userId }) => !hosts.some((host) => host.userId === userId))];
}

function factsOf(intl: IntlShape, session: Session, { events }: Loaded) {
  const { content, startsAt, repetition, following, substituteName } = session;
  const { kind, timeZone, minutes, spoken, eventId, maxPeople, isOnPage } = content;
  const nobody = intl.formatMessage({ id: 'onlineSession.host.none' });
  const fact = (name: 'starts' | 'kind' | 'host' | 'repeats', description: string) => ({
    term: intl.formatMessage({ id: `onlineSession.${name}` }),
    description,
  });
  const field = (name: 'minutes' | 'spoken' | 'eventId' | 'substituteUserId' | 'maxPeople', description: string) => ({
    term: intl.formatMessage({ id: `onlineSession.field.${name}` }),
    description,
  });
  return [
    fact('starts', momentIn(intl, startsAt, timeZone)),
    field('minutes', intl.formatNumber(minutes)),
    fact('kind', intl.formatMessage({ id: `onlineSession.kind.${kind}` })),
    ...(eventId === undefined ? [] : [field('eventId', events.find((event) => event.id === eventId)?.name ?? eventId)]),
    fact(
      'repeats',
      following === 0
        ? intl.formatMessage({ id: `onlineSession.repeats.${repetition.repeats}` })
        : intl.formatMessage(
            { id: 'onlineSession.repeats.following' },
            { how: intl.formatMessage({ id: `onlineSession.repeats.${repetition.repeats}` }), count: following },
          ),
    ),
    field('spoken', intl.formatMessage({ id: `onlineSession.spoken.${spoken}` })),
    fact('host', hostText(intl, session) ?? nobody),
    field('substituteUserId', substituteName ?? nobody),
    ...(maxPeople === undefined ? [] : [field('maxPeople', intl.formatNumber(maxPeople))]),
    ...(isOnPage
      ? [
          {
            term: intl.formatMessage({ id: 'onlineSession.onPage' }),
            description: intl.formatMessage({ id: 'onlineSession.onPage.yes' }),
          },
        ]
      : []),
  ];
}
