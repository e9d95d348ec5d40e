import { sql } from 'kysely';
import { ageBandNames } from '../../platform/contract/enums.gen.ts';
import { columnOf, shared } from '../define.ts';
import type { Report } from '../define.ts';
import { checkFilter, eventFilter } from '../filters.ts';
import { comes, eventName, given, minor, where } from '../sql.ts';

const inBand = (band: (typeof ageBandNames)[number]) => sql`count(*) filter (where m.band = ${sql.lit(band)})`;

export const report: Report = {
  id: 5,
  name: { en: 'Headcount by age band', es: 'Recuento por grupo de edad' },
  userTypes: ['A', 'R', 'C', 'D'],
  isSummary: true,
  filters: [eventFilter, checkFilter('overnight', { en: 'Overnight only', es: 'Solo quienes se alojan' })],
  columns: [
    shared.event,
    columnOf.count('toddlers', 'Toddlers', 'Niños pequeños'),
    columnOf.count('children', 'Children', 'Niños'),
    columnOf.count('teenagers', 'Teenagers', 'Adolescentes'),
    columnOf.count('youngAdults', 'Young adults', 'Jóvenes adultos'),
    columnOf.count('adults', 'Adults', 'Adultos'),
    shared.people,
    columnOf.count('overnight', 'Staying overnight', 'Se alojan'),
    shared.rooms,
    columnOf.count('women', 'Women', 'Mujeres'),
    columnOf.count('men', 'Men', 'Hombres'),
    columnOf.number('adultsPerMinor', 'Adults per minor', 'Adultos por menor'),
  ],
  chart: { categoryId: 'event', by: 'value', seriesIds: ['people', 'overnight'] },
  order: sql`"startDate" desc, "eventId"`,
  // Rooms belong to a party, so they are summed before its people are counted.
  query: (values, { language }) => {
    const asked = where(
      comes,
      given(values.text('event'), (event) => sql`r.event_id = ${event}`),
    );
    return sql`
      select ${eventName(language)} as "event", p.toddlers as "toddlers", p.children as "children", p.teenagers as "teenagers",
        p.young_adults as "youngAdults", p.adults as "adults", p.people as "people", p.overnight as "overnight",
        rooms.rooms as "rooms", p.women as "women", p.men as "men",
        round((p.people - p.minors)::numeric / nullif(p.minors, 0), 1) as "adultsPerMinor",
        e.start_date as "startDate", e.id as "eventId"
      from (
        select r.event_id, ${inBand('toddler')} as toddlers, ${inBand('child')} as children, ${inBand('teen')} as teenagers,
          ${inBand('youngAdult')} as young_adults, ${inBand('adult')} as adults, count(*) as people,
          count(*) filter (where m.lodging = 'room' and r.rooms > 0) as overnight,
          count(*) filter (where m.gender = 'female') as women, count(*) filter (where m.gender = 'male') as men,
          count(*) filter (where ${minor}) as minors
        from registrations r join registration_members m on m.registration_id = r.id
        ${asked} ${values.isOn('overnight') ? sql`and m.lodging = 'room' and r.rooms > 0` : sql``}
        group by r.event_id
      ) as p
      join (select r.event_id, sum(r.rooms) as rooms from registrations r ${asked} group by r.event_id) as rooms
        on rooms.event_id = p.event_id
      join events e on e.id = p.event_id
    `;
  },
};
