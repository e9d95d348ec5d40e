import type { Kysely, Transaction } from 'kysely';
import { mailAccepted } from '../../online-sessions/port.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';

type Schemas = components['schemas'];
type Proposal = Schemas['SaturdayProposal'];
type ProposalContext = Pick<AppContext, 'db' | 'clock' | 'today' | 'secrets' | 'enqueue' | 'enqueueAll'>;

/**
 * The id of the staff's answer in a link.
 * @throws ProblemError `link-invalid` for a forged link.
 */
function answerOf({ secrets }: Pick<AppContext, 'secrets'>, proposal: string): string {
  const [answerId = '', token = ''] = proposal.split('.');
  if (!secrets.isProposalToken(answerId, token)) throw new ProblemError('link-invalid');
  return answerId;
}

/** The staff's proposal with its request; both are deleted together. */
function selectProposal(db: Kysely<Database> | Transaction<Database>, answerId: string) {
  return db
    .selectFrom('form_answers')
    .innerJoin('sabbath_requests', 'sabbath_requests.id', 'form_answers.sabbath_id')
    .select(['form_answers.day', 'reply', 'sabbath_id', 'kind', 'state', 'proposal_id'])
    .where('form_answers.id', '=', answerId)
    .where('decision', '=', 'proposed');
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectProposal>['executeTakeFirst']>>>;

function present({ kind, day, reply, state, proposal_id }: Row, answerId: string, today: string): Proposal {
  // The database allows no proposal without a day.
  const proposed = day ?? today;
  const isOpen = state === 'proposed' && proposal_id === answerId && proposed >= today;
  return { kind, day: proposed, reply, standing: reply !== null ? 'replied' : isOpen ? 'open' : 'over' };
}

/**
 * The state of a proposed Saturday, without anyone's name.
 * @throws ProblemError `link-invalid`.
 */
export async function getProposal(context: ProposalContext, proposal: string): Promise<Proposal> {
  const answerId = answerOf(context, proposal);
  const row = await selectProposal(context.db, answerId).executeTakeFirst();
  if (!row) throw new ProblemError('link-invalid');
  return present(row, answerId, context.today());
}

/**
 * Records the person's reply: yes accepts the request, no makes it new again. Repeating the same reply changes nothing.
 * @throws ProblemError `link-invalid`; `state-conflict` once the other reply was given, the day has passed or staff decided
 * otherwise.
 */
export async function replyToProposal(
  context: ProposalContext,
  proposal: string,
  reply: Schemas['ProposalAnswer'],
): Promise<void> {
  const answerId = answerOf(context, proposal);
  const now = context.clock();
  await context.db.transaction().execute(async (transaction) => {
    const row = await selectProposal(transaction, answerId).forUpdate('sabbath_requests').executeTakeFirst();
    if (!row) throw new ProblemError('link-invalid');
    const { day, standing, reply: given } = present(row, answerId, context.today());
    if (given === reply) return;
    if (standing !== 'open') throw new ProblemError('state-conflict');
    const isYes = reply === 'yes';
    await transaction
      .updateTable('sabbath_requests')
      .set((request) => ({
        state: isYes ? 'accepted' : 'new',
        accepted_day: isYes ? day : null,
        version: request('version', '+', 1),
        // The change was not made by staff.
        changed_by_user_id: null,
        updated_at: now,
      }))
      .where('id', '=', row.sabbath_id)
      .execute();
    await transaction.updateTable('form_answers').set({ reply, replied_at: now }).where('id', '=', answerId).execute();
    await context.enqueue(transaction, 'saturday-reply-mail', { answerId, to: 'staff' });
    if (!isYes) return;
    await context.enqueue(transaction, 'saturday-reply-mail', { answerId, to: 'sender' });
    if (row.sabbath_id !== null) await mailAccepted(context, transaction, { requestId: row.sabbath_id, day });
  });
}
