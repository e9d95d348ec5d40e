import { Button, Form, Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
import { proposalAnswers } from '#contract/enums';
import { sentKey } from '#rules/forms';
import { proposalKey } from '#rules/sabbath';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../platform/language/format-day.ts';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useSite } from '../../platform/shell/site.ts';
import { partStart, usePartArrival } from '../../platform/shell/navigate/route-focus.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { FormFailure } from '../../platform/forms/form-summary.tsx';

type Reply = Schemas['ProposalAnswer'];
type Proposal = Schemas['SaturdayProposal'];

/** The result of a reply sent without scripts. */
interface Loaded {
  sent: Reply | undefined;
  /** The HTTP status of a reply that was refused. */
  refusedWith: number | undefined;
}

export function load({ url, posted }: LoadInput): Promise<Loaded> {
  const sent = proposalAnswers.find((reply) => reply === url.searchParams.get(sentKey));
  return Promise.resolve({ sent, refusedWith: posted?.status });
}

export function head(intl: IntlShape, { refusedWith }: Loaded): Head {
  const title = intl.formatMessage({ id: 'saturdayReply.title' });
  return { title, description: '', isPrivate: true, ...(refusedWith !== undefined && { status: refusedWith }) };
}

/** Whether the link can no longer be answered, or never could. */
function isOver(error: unknown): boolean {
  return error instanceof ApiProblem && ['link-invalid', 'not-found', 'state-conflict'].includes(error.problem.code);
}

/** Asks, from an emailed link, whether another Saturday works. Opening it sends no reply; a button does, even without scripts. */
export function Component() {
  const { sent, refusedWith } = useScreenData<typeof load>();
  const proposal = new URLSearchParams(useLocation().search).get(proposalKey) ?? '';
  return (
    <PageSection width="form">
      {sent !== undefined ? (
        <Replied reply={sent} />
      ) : refusedWith !== undefined ? (
        <Over />
      ) : (
        <Question key={proposal} proposal={proposal} />
      )}
    </PageSection>
  );
}

const ask = (proposal: string, signal: AbortSignal) =>
  dataOf(createApi().GET('/saturday-proposals/{proposal}', { params: { path: { proposal } }, signal }));

function Question({ proposal }: { proposal: string }) {
  const intl = useIntl();
  const [given, setGiven] = useState<Reply>();
  const [sending, setSending] = useState<Reply>();
  const [failure, setFailure] = useState<unknown>();
  const answer = useAnswer(proposal, ask);
  const offer = answer.kind === 'data' ? answer.data : undefined;
  const reply = given ?? offer?.reply ?? undefined;
  const cannot = isOver(failure) || offer?.standing === 'over' || (answer.kind === 'failed' && isOver(answer.error));
  usePartArrival(reply ?? (cannot ? 'over' : 'question'));
  const send = useCallback(
    async (chosen: Reply) => {
      setSending(chosen);
      setFailure(undefined);
      try {
        const params = { path: { proposal } };
        await dataOf(createApi().POST('/saturday-proposals/{proposal}', { params, body: { reply: chosen } }));
        setGiven(chosen);
      } catch (error) {
        setFailure(error);
      } finally {
        setSending(undefined);
      }
    },
    [proposal],
  );
  if (reply !== undefined) return <Replied reply={reply} offer={offer} />;
  if (cannot) return <Over />;
  return (
    <Stack gap="l">
      <Heading level={1}>
        <FormattedMessage id="saturdayReply.title" />
      </Heading>
      <Text size="lead">{offer ? inWords(intl, offer) : <FormattedMessage id="saturdayReply.text" />}</Text>
      <Inline gap="m" wrap>
        {proposalAnswers.map((chosen) => (
          <Form
            key={chosen}
            label={intl.formatMessage({ id: `saturdayReply.${chosen}` })}
            hidden={{ reply: chosen }}
            onSubmit={() => {
              if (sending === undefined) void send(chosen);
            }}
          >
            <Button
              type="submit"
              size="large"
              tone={chosen === 'yes' ? 'primary' : 'secondary'}
              isPending={sending === chosen}
              pendingLabel={intl.formatMessage({ id: 'form.sending' })}
            >
              <FormattedMessage id={`saturdayReply.${chosen}`} />
            </Button>
          </Form>
        ))}
      </Inline>
      <FormFailure failure={failure} />
    </Stack>
  );
}

function inWords(intl: IntlShape, { kind, day }: Proposal): string {
  const words = formatDay(intl, day, { dateStyle: 'full' });
  return intl.formatMessage({ id: `saturdayReply.text.${kind}` }, { day: words });
}

/** Confirms the reply and says what comes next. */
function Replied({ reply, offer }: { reply: Reply; offer?: Proposal }) {
  const intl = useIntl();
  const day = offer && formatDay(intl, offer.day, { dateStyle: 'full' });
  return (
    <Stack gap="l">
      <Heading level={1} focusId={partStart}>
        <FormattedMessage id={`saturdayReply.${reply}.done`} />
      </Heading>
      {day !== undefined && <Text size="lead">{day}</Text>}
      <Text>
        <FormattedMessage id={`saturdayReply.${reply}.next`} />
      </Text>
      <WaysOn />
    </Stack>
  );
}

/** Says that the link no longer accepts a reply, and how to reach us. */
function Over() {
  const { email, phone } = useSite();
  return (
    <Stack gap="l">
      <Heading level={1} focusId={partStart}>
        <FormattedMessage id="saturdayReply.over" />
      </Heading>
      <Text>
        <FormattedMessage id="saturdayReply.over.text" values={{ email, phone }} />
      </Text>
      <WaysOn />
    </Stack>
  );
}

function WaysOn() {
  return (
    <Inline gap="s" wrap>
      <LinkButton href="/sabbath" tone="secondary">
        <FormattedMessage id="saturdayReply.sabbath" />
      </LinkButton>
      <LinkButton href="/contact" tone="quiet">
        <FormattedMessage id="saturdayReply.contact" />
      </LinkButton>
    </Inline>
  );
}
