import { answerForm, moveForms } from '../../forms/port.ts';
import { decideHeldForms } from '../../forms/held/decide.ts';
import { listHeldForms } from '../../forms/held/list.ts';
import { setPrayerRequestStates } from '../../prayer/desk/states.ts';
import { decideSabbathRequest } from '../../sabbath/desk/decide.ts';
import { replyToProposal } from '../../sabbath/proposals/proposals.ts';
import { comingSaturdays } from '../../sabbath/rules.ts';
import { daysAfter } from './year.ts';
import type { Year } from './year.ts';

/** The user types that together decide about every kind of held form. */
const everyone = ['A', 'D'] as const;

/** Answers from staff, in the language of the writer. */
const answers = {
  en: 'Thank you for writing to us. Yes, that is possible: please call the office, and we will arrange it with you.',
  es: 'Gracias por escribirnos. Sí, es posible: llame a la oficina y lo organizamos con usted.',
} as const;

/** The oldest requests are prayed for and archived a while later. A few of the newest are in prayer. */
async function pray({ context, staff }: Year, week: number): Promise<void> {
  const now = context.clock();
  const director = { userId: staff.D, readsAll: true };
  const move = async (from: 'new' | 'inPrayer' | 'prayed', state: 'inPrayer' | 'prayed' | 'archived', most: number) => {
    const requests = await context.db
      .selectFrom('prayer_requests')
      .select(['id', 'version'])
      .where('state', '=', from)
      .where('created_at', '<', daysAfter(now, -4))
      .orderBy('created_at')
      .limit(most)
      .execute();
    if (requests.length > 0) await setPrayerRequestStates(context, { state, requests }, director);
  };
  if (week > 12) await move('prayed', 'archived', 9);
  await move('inPrayer', 'prayed', 9);
  await move('new', week > 1 ? 'prayed' : 'inPrayer', 9);
}

/** Proposes a Saturday two months ahead; the person accepts an early proposal and has not yet answered a late one. */
async function propose(
  context: Year['context'],
  { version, isReplied, ...key }: Parameters<typeof decideSabbathRequest>[1] & { version: number; isReplied: boolean },
): Promise<void> {
  const day = comingSaturdays(context.today(), 9).at(-1);
  await decideSabbathRequest(context, key, { version, decision: 'proposed', day, evenIfTaken: true });
  if (!isReplied) return;
  const { proposal_id } = await context.db
    .selectFrom('sabbath_requests')
    .select('proposal_id')
    .where('id', '=', key.formId)
    .executeTakeFirstOrThrow();
  if (proposal_id !== null)
    await replyToProposal(context, `${proposal_id}.${context.secrets.proposalToken(proposal_id)}`, 'yes');
}

/** Messages and requests for Saturdays: most are answered, some are decided, a few are archived. */
async function answer({ context, staff }: Year, week: number): Promise<void> {
  const now = context.clock();
  const messages = await context.db
    .selectFrom('contact_messages')
    .select(['id', 'version', 'language'])
    .where('state', '=', 'new')
    .where('created_at', '<', daysAfter(now, -9))
    .orderBy('created_at')
    .limit(3)
    .execute();
  for (const [position, { id, version, language }] of messages.entries()) {
    const key = { formId: id, idempotencyKey: `demo-answer-${id}`, userId: staff.A };
    if ((week + position) % 4 < 3)
      await answerForm(context, { ...key, kind: 'contact', held: ['A'] }, { version, text: answers[language] });
    else
      await moveForms(context, {
        kind: 'contact',
        state: 'archived',
        requests: [{ id, version }],
        action: 'contact-message-moved',
        userId: staff.A,
      });
  }
  const saturdays = await context.db
    .selectFrom('sabbath_requests')
    .select(['id', 'version', 'language', 'day'])
    .where('state', '=', 'new')
    .where('created_at', '<', daysAfter(now, -9))
    .orderBy('created_at')
    .limit(4)
    .execute();
  for (const [position, { id, version, language, day }] of saturdays.entries()) {
    const key = { formId: id, idempotencyKey: `demo-decision-${id}`, userId: staff.S };
    if ((week + position) % 5 === 2) await propose(context, { ...key, version, isReplied: week > 2 });
    // A Saturday that has passed cannot be accepted.
    else if (day < context.today() || (week + position) % 5 === 4)
      await answerForm(context, { ...key, kind: 'sabbath', held: ['S'] }, { version, text: answers[language] });
    else {
      const decision = (week + position) % 4 === 0 ? 'declined' : 'accepted';
      await decideSabbathRequest(context, key, { version, decision, evenIfTaken: true });
    }
  }
  if (week % 4 === 0) await archivePastSaturday(context, staff.S);
}

/** Archives the accepted request whose Saturday was over first. */
async function archivePastSaturday(context: Year['context'], userId: number): Promise<void> {
  const requests = await context.db
    .selectFrom('sabbath_requests')
    .select(['id', 'version'])
    .where('state', '=', 'accepted')
    .where('accepted_day', '<', context.today())
    .orderBy('accepted_day')
    .orderBy('id')
    .limit(1)
    .execute();
  if (requests.length > 0)
    await moveForms(context, { kind: 'sabbath', state: 'archived', requests, action: 'sabbath-request-moved', userId });
}

/** Plans the staff's weekly work on the public forms, and two decisions about suspected spam. */
export function planFormDesks(year: Year): void {
  const { agenda, context, staff, end } = year;
  for (let week = 42; week >= 1; week -= 1) {
    agenda.at(daysAfter(end, -7 * week + 0.3), () => pray(year, week));
    agenda.at(daysAfter(end, -7 * week + 0.4), () => answer(year, week));
  }
  const review = (moment: Date, decision: 'release' | 'delete'): void => {
    agenda.at(moment, async () => {
      const query = { page: 1, pageSize: 5, sort: '-createdAt' } as const;
      const [latest] = (await listHeldForms(context.db, query, everyone, moment)).items;
      const reviewer = { userId: staff.A, held: everyone };
      if (latest) await decideHeldForms(context, { decision, formIds: [latest.id] }, reviewer);
    });
  };
  review(daysAfter(end, -25), 'delete');
  review(daysAfter(end, -17), 'release');
}
