import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { applyChange } from '../registrations/port.ts';
import type { ChangeContext } from '../registrations/port.ts';
import { lockDoor, openParties, saveParties, takeRecord } from './apply.ts';
import type { SentRecord } from './store.ts';

type Schemas = components['schemas'];

/**
 * Answers the open question of a record, and with it every other open question about the same person and kind of record.
 * @throws ProblemError `not-found`; `state-conflict` when it cannot be recorded now.
 */
export async function answerQuestion(
  context: Pick<AppContext, 'db'> & ChangeContext,
  eventId: string,
  recordId: string,
  { decision }: Schemas['ArrivalAnswer'],
  userId: number,
): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const door = await lockDoor(transaction, eventId, context.clock);
    if (!door) throw new ProblemError('not-found');
    const row = await transaction
      .selectFrom('arrival_records')
      .selectAll()
      .where('id', '=', recordId)
      .where('event_id', '=', eventId)
      .where('outcome', '=', 'question')
      .executeTakeFirst();
    if (!row) throw new ProblemError('not-found');
    if (row.decided_at !== null) return;
    const { kind } = row;
    const party = (await openParties(transaction, [row.registration_id])).get(row.registration_id);
    if (!party) throw new ProblemError('not-found');
    if (decision === 'record') {
      const record: SentRecord = {
        id: row.id,
        registrationId: row.registration_id,
        memberId: row.member_id,
        kind,
        isUndo: row.is_undo,
        at: row.at,
        deviceId: row.device_id,
        userId,
        request: 0,
      };
      const result = await takeRecord(door, party, record, true);
      if (result?.outcome !== 'recorded' && result?.outcome !== 'agreed')
        throw new ProblemError('state-conflict', { params: { state: party.record.state } });
      await saveParties(door, [party], context);
    } else {
      await applyChange(
        { ...door, record: party.record },
        {
          actor: { by: 'staff', userId },
          keepsVersion: true,
          history: [{ kind: 'arrivalDismissed', details: { recordedAt: row.at.toISOString() } }],
        },
        context,
      );
    }
    await transaction
      .updateTable('arrival_records')
      .set({ decided_at: door.now, decided_by: userId })
      .where('event_id', '=', eventId)
      .where('member_id', '=', row.member_id)
      .where('kind', '=', kind)
      .where('is_undo', '=', row.is_undo)
      .where('outcome', '=', 'question')
      .where('decided_at', 'is', null)
      .execute();
  });
}
