import { expect, test } from 'vitest';
import { followAddresses } from '../../../../api/registrations/lifecycle/release-unconfirmed.ts';
import { buildContact, buildMember } from '../../../factories/registration.ts';
import { addressedParties } from '../../../support/addressed-parties.ts';

const site = addressedParties();

type Party = Awaited<ReturnType<typeof site.register>>;

const places = 10;
const day = 24;

/** Actions on a party. Each is refused when it comes too late. */
const actions = {
  confirm: (party: Party) => party.confirm(party.token()),
  release: (party: Party) => site.staff().POST('/registration-releases', { body: { registrationIds: [party.id] } }),
  releaseInTime: () => followAddresses(site.server().context),
  confirmByPhone: async (party: Party) => {
    const { version } = await party.read();
    return site
      .staff()
      .POST('/registrations/{registrationId}/phone-confirmation', { params: party.params, body: { version } });
  },
  change: async (party: Party) => {
    const { version, members } = await party.read();
    const known = members.map(({ id, firstName, lastName, age }) => ({ id, firstName, lastName, age }));
    const people = known.length === 1 ? [...known, buildMember()] : known.slice(0, 1);
    return party.client.PUT('/registrations/{registrationId}/party', {
      params: party.params,
      body: {
        version,
        contact: buildContact(),
        party: { rooms: 0, members: people },
        quotedTotalCents: 20_000 * people.length,
      },
    });
  },
  withdraw: async (party: Party) => {
    const { version } = await party.read();
    return party.client.POST('/registrations/{registrationId}/cancellation', {
      params: party.params,
      body: { version },
    });
  },
};

const pairs = [
  ['confirm', 'release'],
  ['confirm', 'releaseInTime'],
  ['confirmByPhone', 'release'],
  ['change', 'release'],
  ['change', 'releaseInTime'],
  ['change', 'confirm'],
  ['withdraw', 'release'],
  ['withdraw', 'confirm'],
] as const;

/** Returns the stored counters, the actual numbers, and the number of inconsistent parties. */
async function countPlaces(eventId: string) {
  const { rows } = await site.server().context.pool.query(
    `select taken, waiting,
      (select coalesce(sum(party_size), 0)::int from registrations where event_id = $1 and state not in ('waitlisted', 'cancelled')) as people,
      (select count(*)::int from registrations where event_id = $1 and state = 'waitlisted' and address_released_at is null) as parties,
      (select count(*)::int from registrations where event_id = $1 and party_size <>
        (select count(*) from registration_members where registration_id = registrations.id)) as split,
      (select count(*)::int from (
        select registration_id from registration_changes join registrations on registrations.id = registration_id
        where event_id = $1 and kind in ('addressReleased', 'addressConfirmed', 'cancelled')
        group by registration_id, kind having count(*) > 1) as twice) as twice
    from event_places where event_id = $1`,
    [eventId],
  );
  return rows[0] as Record<'taken' | 'waiting' | 'people' | 'parties' | 'split' | 'twice', number>;
}

test.each(pairs)(
  '%s and %s at the same moment: every party is in one state, and every place is counted once',
  async (one, other) => {
    const eventId = await site.eventOf(places);
    const parties: Party[] = [];
    // Nine of ten places are booked, so places are scarce.
    for (let number = 0; number < 9; number += 1) parties.push(await site.register(eventId));
    await site.round(day);
    site.clock.advance(2 * day * 3_600_000);
    await site.comeBack();
    // Each party gets both actions, half of the parties in reverse order.
    const answers = await Promise.allSettled(
      parties.flatMap((party, index) =>
        (index % 2 === 0 ? [one, other] : [other, one]).map((name) => actions[name](party)),
      ),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);

    const { taken, waiting, people, parties: inTurn, split, twice } = await countPlaces(eventId);
    expect({ taken, waiting, split, twice }).toEqual({ taken: people, waiting: inTurn, split: 0, twice: 0 });
    expect(taken).toBeLessThanOrEqual(places);
    for (const party of parties) {
      const { state, isAddressConfirmed, addressReleasedAt } = await party.read();
      // A party that confirmed, whether before or after its places were released, has its turn again.
      if (isAddressConfirmed) expect(addressReleasedAt).toBeUndefined();
      if (addressReleasedAt !== undefined) expect(state).toBe('waitlisted');
      // A withdrawal that came after a release was refused because of it, and can be repeated.
      if (one === 'withdraw') expect(['cancelled', 'waitlisted']).toContain(state);
    }
    for (const party of parties) await actions.withdraw(party);
    expect(await countPlaces(eventId)).toMatchObject({ taken: 0, waiting: 0, people: 0, parties: 0 });
  },
);
