import { Alert, Button, Facts, Inline, Letter, Stack, Text, useAnnounce, WorkspacePage } from '#design-system';
import { prayerDeskStates } from '#contract/enums';
import { furtherScreens, guardedScreens } from '#rules/access';
import { withinSentence } from '#rules/prayer';
import { withoutTags } from '#rules/text';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { AnswerForm } from '../../forms/port/desk/answer-form.tsx';
import { Answers } from '../../forms/port/desk/answers.tsx';
import { MoveButtons } from '../../forms/port/desk/move-buttons.tsx';
import { MoveOutcome } from '../../forms/port/desk/move-outcome.tsx';
import { useMove } from '../../forms/port/desk/use-move.ts';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { clockTime } from '../../platform/client/clock-time.ts';
import { PhoneLink } from '../../platform/client/phone-link.tsx';
import { failureText } from '../../platform/client/problem-text.ts';
import type { MessageId } from '../../platform/messages/messages.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { movePrayers, PrayerStateTag, type State } from './prayer-states.tsx';
import { useClaim } from './use-claim.ts';

type Request = Schemas['PrayerRequestDetails'];

export async function load({ api, params, url, language }: LoadInput) {
  const { requestId = '' } = params;
  return orSignIn(url, async () => {
    const [request, prepared] = await Promise.all([
      dataOf(api.GET('/prayer-requests/{requestId}', { params: { path: { requestId } } })),
      dataOf(api.GET('/prepared-answers', { params: { query: { lng: language } } })),
    ]);
    return { request, prepared: prepared.items };
  });
}

type Loaded = Awaited<ReturnType<typeof load>>;

export function head(intl: IntlShape, data?: Loaded): Head {
  return { title: titleOf(intl, data?.request), description: '', isPrivate: true };
}

function titleOf(intl: IntlShape, request?: Request): string {
  if (!request) return intl.formatMessage({ id: 'prayerDesk.title' });
  return intl.formatMessage({ id: 'prayerDesk.request' }, { name: withoutTags(request.firstName) });
}

/** One prayer request: its text, who is praying, and the answers sent. */
export function Component() {
  const { request, prepared } = useScreenData<typeof load>();
  return <PrayerRequest key={request.id} request={request} prepared={prepared} />;
}

function PrayerRequest({ request, prepared }: Loaded) {
  const intl = useIntl();
  const { id, state, text, language, forWhom, claim, tellAt, isAnswerable } = request;
  const { visitor } = useSession();
  const userId = visitor.kind === 'user' ? visitor.user.id : undefined;
  const announce = useAnnounce();
  const ownClaim = (until: string) =>
    intl.formatMessage({ id: 'prayerDesk.claim.own' }, { time: clockTime(intl, until) });
  const claiming = useClaim(id, {
    claim,
    userId,
    onTaken: (until) => {
      announce(ownClaim(until));
    },
    onGivenBack: () => {
      announce(intl.formatMessage({ id: 'prayerDesk.claim.givenBack' }));
    },
  });
  const { own, others } = claiming;
  const moves = useMove(movePrayers, prayerDeskStates);
  const isJustPrayed = !moves.isPending && moves.outcome?.kind === 'moved' && moves.outcome.to === 'prayed';
  const tellText =
    tellAt === null ? undefined : intl.formatMessage({ id: 'prayerDesk.tellAt' }, { time: clockTime(intl, tellAt) });
  useEffect(() => {
    // After the outcome, which announces itself.
    if (isJustPrayed && tellText !== undefined) announce(tellText);
  }, [isJustPrayed, tellText, announce]);
  const stateWord = (moved: State) => intl.formatMessage({ id: `prayerDesk.state.${moved}` });

  return (
    <WorkspacePage
      title={titleOf(intl, request)}
      titleFocusId={moves.titleId}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'prayerDesk.title' }), href: guardedScreens.listPrayerRequests.path },
      ]}
      mark={<PrayerStateTag state={state} />}
      width="text"
    >
      <Stack gap="l">
        {forWhom !== undefined && (
          <Text>
            <FormattedMessage id="prayerDesk.forWhom" values={{ whom: withinSentence(withoutTags(forWhom)) }} />
          </Text>
        )}
        <Letter text={withoutTags(text)} lang={language} />
        {own && <Alert tone="info">{ownClaim(own.until)}</Alert>}
        {others && (
          <Alert tone="caution">
            <FormattedMessage
              id="prayerDesk.claim.other"
              values={{ name: others.userName, time: clockTime(intl, others.until) }}
            />
          </Alert>
        )}
        {claiming.isLost && (
          <Alert tone="caution" announce>
            <FormattedMessage id={others ? 'prayerDesk.claim.taken' : 'prayerDesk.claim.lost'} />
          </Alert>
        )}
        {claiming.failure !== undefined && (
          <Alert tone="critical" announce>
            {failureText(intl, claiming.failure)}
          </Alert>
        )}
        {!others && (
          <Inline gap="s" wrap>
            <MoveButtons
              moves={moves}
              form={request}
              targets={nextStates[state]}
              primary={nextStates[state][0]}
              label={(to) => intl.formatMessage({ id: `prayerDesk.move.${to}` })}
            />
            <Button
              size="small"
              tone="quiet"
              isPending={claiming.isPending}
              onPress={own ? claiming.giveBack : claiming.take}
            >
              <FormattedMessage id={own ? 'prayerDesk.claim.giveBack' : 'prayerDesk.claim.take'} />
            </Button>
          </Inline>
        )}
        <MoveOutcome moves={moves} stateWord={stateWord} />
        {tellText !== undefined && <Text>{tellText}</Text>}
        <Facts items={facts(intl, request)} />
        <Answers answers={request.answers} language={language} />
        {isAnswerable ? (
          <AnswerForm
            kind="prayer"
            form={request}
            prepared={prepared}
            {...(others && {
              notNow: intl.formatMessage({ id: 'prayerDesk.claim.answerLater' }, { name: others.userName }),
            })}
          />
        ) : (
          <Text tone="muted">
            <FormattedMessage id="formDesk.noAddress" />
          </Text>
        )}
      </Stack>
    </WorkspacePage>
  );
}

/** The next states that a request can move to, the usual one first. */
const nextStates: Readonly<Record<State, readonly State[]>> = {
  new: ['inPrayer', 'prayed', 'archived'],
  inPrayer: ['prayed', 'new', 'archived'],
  prayed: ['archived', 'inPrayer', 'new'],
  archived: ['new', 'prayed'],
};

function facts(intl: IntlShape, request: Request) {
  const { receivedAt, language, isShared, tellWhenPrayed, prayedAt, toldAt, changedByName, contact } = request;
  const fact = (term: MessageId, description: ReactNode) =>
    description ? [{ term: intl.formatMessage({ id: term }), description }] : [];
  const moment = (at: string | null) => at && intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  const yesOrNo = (is: boolean) => intl.formatMessage({ id: is ? 'publicForm.yes' : 'publicForm.no' });
  return [
    ...fact('field.lastName', contact?.lastName),
    ...fact('field.email', contact?.email),
    ...fact('field.phone', contact?.phone && <PhoneLink phone={contact.phone} />),
    ...fact('formDesk.receivedAt', moment(receivedAt)),
    ...fact('formDesk.language', intl.formatMessage({ id: `language.${language}` })),
    ...fact('prayerDesk.isShared', yesOrNo(isShared)),
    ...fact('prayerDesk.tellWhenPrayed', yesOrNo(tellWhenPrayed)),
    ...fact('prayerDesk.prayedAt', moment(prayedAt)),
    ...fact('prayerDesk.toldAt', moment(toldAt)),
    ...fact('formDesk.lastChangedBy', changedByName),
  ];
}
