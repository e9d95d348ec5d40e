import { Facts, Heading, Inline, Letter, Stack, WorkspacePage } from '#design-system';
import { sabbathMoves } from '#contract/enums';
import { furtherScreens, guardedScreens } from '#rules/access';
import { withoutTags } from '#rules/text';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { AnswerForm } from '../../forms/port/desk/answer-form.tsx';
import { Answers } from '../../forms/port/desk/answers.tsx';
import { contactFacts } from '../../forms/port/desk/contact-facts.tsx';
import { MoveButtons } from '../../forms/port/desk/move-buttons.tsx';
import { MoveOutcome } from '../../forms/port/desk/move-outcome.tsx';
import { useMove } from '../../forms/port/desk/use-move.ts';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { DecisionForm } from './decision-form.tsx';
import { dayInWords, moveSaturdays } from './sabbath-moves.ts';
import { SabbathStateTag } from './sabbath-states.tsx';

type Request = Schemas['SabbathRequestDetails'];

export async function load({ api, params, url }: LoadInput) {
  const { requestId = '' } = params;
  return orSignIn(url, async () => {
    const [request, calendar, limits] = await Promise.all([
      dataOf(api.GET('/sabbath-requests/{requestId}', { params: { path: { requestId } } })),
      dataOf(api.GET('/saturday-calendar')),
      dataOf(api.GET('/saturdays')),
    ]);
    return { request, calendar, limits };
  });
}

type Loaded = Awaited<ReturnType<typeof load>>;

export function head(intl: IntlShape, data?: Loaded): Head {
  const title = data ? nameOf(data.request) : intl.formatMessage({ id: 'sabbathDesk.title' });
  return { title, description: '', isPrivate: true };
}

const nameOf = ({ firstName, lastName }: Request) => withoutTags(`${firstName} ${lastName}`);

/** One request for a Saturday: the request itself, the decision, and the answers sent. */
export function Component() {
  const loaded = useScreenData<typeof load>();
  return <SabbathRequest key={loaded.request.id} {...loaded} />;
}

function SabbathRequest({ request, calendar, limits }: Loaded) {
  const intl = useIntl();
  const { state, text, language, answers } = request;
  const moves = useMove(moveSaturdays, sabbathMoves);
  return (
    <WorkspacePage
      title={nameOf(request)}
      titleFocusId={moves.titleId}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'sabbathDesk.title' }), href: guardedScreens.listSabbathRequests.path },
      ]}
      mark={<SabbathStateTag state={state} />}
      width="text"
    >
      <Stack gap="l">
        <Facts items={facts(intl, request)} />
        {text !== '' && <Letter text={withoutTags(text)} lang={language} />}
        <Inline gap="s" wrap>
          <MoveButtons
            moves={moves}
            form={request}
            targets={sabbathMoves}
            label={(to) => intl.formatMessage({ id: `sabbathDesk.move.${to}` })}
          />
        </Inline>
        <MoveOutcome moves={moves} stateWord={(moved) => intl.formatMessage({ id: `sabbathDesk.state.${moved}` })} />
        <Answers answers={answers} language={language} />
        <Stack gap="m">
          <Heading level={2} size={3}>
            <FormattedMessage id="sabbathDesk.decide" />
          </Heading>
          <DecisionForm key={request.id} request={request} calendar={calendar} limits={limits} />
        </Stack>
        <AnswerForm kind="sabbath" form={request} />
      </Stack>
    </WorkspacePage>
  );
}

function facts(intl: IntlShape, request: Request) {
  const { kind, days, acceptedDay, proposedDay, attendance, people, groupKind, filedByName } = request;
  const fact = (term: string, description: string | undefined | null) => (description ? [{ term, description }] : []);
  const inWords = (day: string) => dayInWords(intl, day, 'full');
  return [
    ...fact(intl.formatMessage({ id: 'sabbathDesk.kind' }), intl.formatMessage({ id: `sabbathDesk.kind.${kind}` })),
    ...fact(intl.formatMessage({ id: 'sabbathDesk.days' }), days.map(inWords).join('; ')),
    ...fact(intl.formatMessage({ id: 'sabbathDesk.acceptedDay' }), acceptedDay && inWords(acceptedDay)),
    ...fact(intl.formatMessage({ id: 'sabbathDesk.proposedDay' }), proposedDay && inWords(proposedDay)),
    ...fact(
      intl.formatMessage({ id: 'sabbathDesk.attendance' }),
      attendance && intl.formatMessage({ id: `field.attendance.${attendance}` }),
    ),
    ...fact(intl.formatMessage({ id: 'field.people' }), people === undefined ? undefined : intl.formatNumber(people)),
    ...fact(
      intl.formatMessage({ id: 'field.groupKind' }),
      groupKind && intl.formatMessage({ id: `field.groupKind.${groupKind}` }),
    ),
    ...fact(intl.formatMessage({ id: 'sabbathDesk.filedBy' }), filedByName),
    ...contactFacts(intl, request),
  ];
}
