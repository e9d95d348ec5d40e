import { randomUUID } from 'node:crypto';
import { makeStamp } from '../../../../api/forms/stamp.ts';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContactMessage, buildPrayerRequest, buildSabbathRequest } from '../../../factories/form.ts';
import { buildIdempotencyKey } from '../../../factories/registration.ts';
import type { Actions, AuditSite } from './site.ts';

type Kind = components['schemas']['ArrivalKind'];
type Table = 'contact_messages' | 'prayer_requests' | 'sabbath_requests';

/** Staff actions on submitted forms. */
export function deskActions(site: () => AuditSite): Actions {
  const header = () => ({ 'Idempotency-Key': buildIdempotencyKey() });
  const check = () => {
    const { server, now } = site();
    return { stamp: makeStamp(server.context.secrets, new Date(now().getTime() - 60_000)), decoy: '' };
  };
  /** Returns the last form that was sent: no case leaves an earlier one as new. */
  const sent = async (table: Table) => {
    const { rows } = await site().database.pool.query<{ id: string; version: number }>(
      `select id, version from ${table} where state = 'new'`,
    );
    const [form] = rows;
    if (!form) throw new Error(`no new row in ${table}`);
    return form;
  };
  const message = async () => {
    const body = { form: buildContactMessage(), check: check() };
    await site().server.client.POST('/contact-messages', { params: { header: header() }, body });
    return sent('contact_messages');
  };
  const prayer = async () => {
    const body = { form: buildPrayerRequest(), check: check() };
    await site().server.client.POST('/prayer-requests', { params: { header: header() }, body });
    return sent('prayer_requests');
  };
  const saturday = async () => {
    const body = { form: buildSabbathRequest(), check: check() };
    await site().server.client.POST('/sabbath-requests', { params: { header: header() }, body });
    return sent('sabbath_requests');
  };
  /** Creates a party at an event that takes place today. */
  const arriving = async () => {
    const eventId = await createEvent(site().server.context.db, `door-${randomUUID()}`, {
      start_date: '01-APR-2027',
      end_date: '03-APR-2027',
    });
    const { registration, params } = await site().register(eventId);
    return { eventId, registration, path: params.path };
  };
  const batchOf = ({ id, members }: Awaited<ReturnType<typeof arriving>>['registration'], kind: Kind) => {
    const at = site().now().toISOString();
    const records = members.map((member) => ({
      id: randomUUID(),
      registrationId: id,
      memberId: member.id,
      kind,
      isUndo: false,
      at,
    }));
    return { deviceId: randomUUID(), sentAt: at, records };
  };
  return {
    answerForm: {
      prepare: async () => {
        const { id, version } = await message();
        const params = { path: { kind: 'contact', formId: id }, header: header() } as const;
        const body = { version, text: 'Yes, every hour.' };
        return async () => (await site().staff.POST('/form-answers/{kind}/{formId}', { params, body })).response;
      },
    },
    recordArrivals: {
      prepare: async () => {
        const { eventId, registration } = await arriving();
        const params = { path: { eventId } };
        const body = batchOf(registration, 'arrived');
        return async () => (await site().staff.POST('/events/{eventId}/arrivals', { params, body })).response;
      },
    },
    answerArrivalQuestion: {
      prepare: async () => {
        const { eventId, registration, path } = await arriving();
        await site().staff.POST('/registrations/{registrationId}/cancellation', {
          params: { path },
          body: { version: 1 },
        });
        const body = batchOf(registration, 'arrived');
        const { data } = await site().staff.POST('/events/{eventId}/arrivals', { params: { path: { eventId } }, body });
        const params = { path: { eventId, recordId: data?.results[0]?.id ?? '' } };
        const answer = { decision: 'dismiss' } as const;
        return async () =>
          (await site().staff.POST('/events/{eventId}/arrival-questions/{recordId}', { params, body: answer }))
            .response;
      },
    },
    prepareDevice: {
      prepare: async () => {
        const { eventId } = await arriving();
        const params = { path: { eventId, deviceId: randomUUID() } };
        return async () =>
          (await site().staff.PUT('/events/{eventId}/prepared-devices/{deviceId}', { params })).response;
      },
    },
    removePreparedDevice: {
      prepare: async () => {
        const { eventId } = await arriving();
        const params = { path: { eventId, deviceId: randomUUID() } };
        await site().staff.PUT('/events/{eventId}/prepared-devices/{deviceId}', { params });
        return async () =>
          (await site().staff.DELETE('/events/{eventId}/prepared-devices/{deviceId}', { params })).response;
      },
    },
    freePlaces: {
      prepare: async () => {
        const { eventId, registration, path } = await arriving();
        const body = batchOf(registration, 'notComing');
        await site().staff.POST('/events/{eventId}/arrivals', { params: { path: { eventId } }, body });
        return async () =>
          (
            await site().staff.POST('/registrations/{registrationId}/freed-places', {
              params: { path },
              body: { version: 1, notComing: 1 },
            })
          ).response;
      },
    },
    setContactMessageStates: {
      prepare: async () => {
        const body = { state: 'archived' as const, requests: [await message()] };
        return async () => (await site().staff.POST('/contact-message-states', { body })).response;
      },
    },
    setPrayerRequestStates: {
      prepare: async () => {
        const body = { state: 'prayed' as const, requests: [await prayer()] };
        return async () => (await site().team.POST('/prayer-request-states', { body })).response;
      },
    },
    decideSabbathRequest: {
      prepare: async () => {
        const { id, version } = await saturday();
        const params = { path: { requestId: id }, header: header() };
        const body = { version, decision: 'declined', text: 'We are full.' } as const;
        return async () =>
          (await site().staff.POST('/sabbath-requests/{requestId}/decision', { params, body })).response;
      },
    },
    setSaturday: {
      prepare: async () => {
        const { date: day } = buildSabbathRequest();
        const params = { path: { day } };
        const { rows } = await site().database.pool.query<{ version: number }>(
          'select version from saturdays where day = $1::date',
          [day],
        );
        const body = { version: rows[0]?.version ?? 0, isPrayerClosed: false, isRetreatClosed: true, places: 40 };
        return async () => (await site().staff.PUT('/saturdays/{day}', { params, body })).response;
      },
    },
    setSabbathRequestStates: {
      prepare: async () => {
        const body = { state: 'archived' as const, requests: [await saturday()] };
        return async () => (await site().staff.POST('/sabbath-request-states', { body })).response;
      },
    },
  };
}
