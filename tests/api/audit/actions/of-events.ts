import { createEvent } from '../../../factories/event.ts';
import type { Actions, AuditSite } from './site.ts';

/** Staff actions on events. */
export function eventActions(site: () => AuditSite): Actions {
  let events = 0;
  /** Creates a published event with a change that is saved but not published. */
  const changed = async () => {
    const { server, staff } = site();
    const eventId = await createEvent(server.context.db, `edited-${String((events += 1))}`);
    const params = { path: { eventId } };
    const { data } = await staff.GET('/events/{eventId}/content', { params });
    if (!data) throw new Error('not found');
    const body = { version: data.version, content: { ...data.content, maxRegistrationCount: 9 } };
    await staff.PUT('/events/{eventId}', { params, body });
    return { params, version: data.version + 1 };
  };
  const change = (action: 'hide' | 'conclude') => ({
    prepare: async () => {
      const { params, version } = await changed();
      return async () =>
        (await site().staff.POST('/events/{eventId}/state', { params, body: { version, action } })).response;
    },
  });
  return {
    publishEvent: {
      prepare: async () => {
        const { params, version } = await changed();
        return async () =>
          (await site().staff.POST('/events/{eventId}/publication', { params, body: { version } })).response;
      },
    },
    cancelEvent: {
      prepare: async () => {
        const { params, version } = await changed();
        const body = { version, message: { en: 'Sorry.', es: 'Lo sentimos.' } };
        return async () => (await site().staff.POST('/events/{eventId}/cancellation', { params, body })).response;
      },
    },
    'changeEventState:hide': change('hide'),
    'changeEventState:conclude': change('conclude'),
  };
}
