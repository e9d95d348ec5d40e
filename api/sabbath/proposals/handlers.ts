import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { getProposal, replyToProposal } from './proposals.ts';

/** Shows the Saturday that staff proposed by email to the person, and accepts the reply. */
export function proposalHandlers(
  context: Pick<AppContext, 'db' | 'clock' | 'today' | 'secrets' | 'enqueue' | 'enqueueAll'>,
): Pick<Handlers, 'getSaturdayProposal' | 'replyToSaturdayProposal'> {
  return {
    async getSaturdayProposal({ path: { proposal } }, reply) {
      return reply(200, await getProposal(context, proposal));
    },

    async replyToSaturdayProposal({ path: { proposal }, body }, reply) {
      await replyToProposal(context, proposal, body.reply);
      return reply(204);
    },
  };
}
