import { SheetTable, Stack, type SheetColumn } from '#design-system';
import { ageBandNames } from '#contract/enums';
import { foldText } from '#rules/text';
import { eventDate } from '../../events/port/event-dates.ts';
import type { Schemas } from '../../platform/client/client.ts';
import { mealDays, meals, type MealDay } from '../meals.ts';
import { guestsOf, runningHead, Sheet, type Guest, type SheetKit } from '../sheet-kit.tsx';
import { peopleColumns } from './people-columns.tsx';

interface Eater extends Guest {
  readonly diet: string;
}

/** Counts the people with each diet. Ignores case and accents, and shows the first spelling. */
function countDiets(eaters: readonly Eater[]): { diet: string; count: number }[] {
  const counts = new Map<string, { diet: string; count: number }>();
  for (const { diet } of eaters) {
    const key = foldText(diet);
    const found = counts.get(key);
    if (found) found.count += 1;
    else counts.set(key, { diet, count: 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** The number of people at each meal and in each age band, and the diets. */
export function KitchenSheet({ kit, details }: { kit: SheetKit; details: Schemas['PacketDetails'] }) {
  const { say, packet, choices } = kit;
  const guests = guestsOf(kit);
  const diets = new Map(details.people.map(({ id, diet }) => [id, diet]));
  const eaters = guests.flatMap((guest): Eater[] => {
    const diet = diets.get(guest.id);
    return diet === undefined ? [] : [{ ...guest, diet }];
  });
  const { name, age } = peopleColumns(kit);
  const dietHeader = say((intl) => intl.formatMessage({ id: 'packet.column.diet' }));
  const peopleHeader = say((intl) => intl.formatMessage({ id: 'registrationList.people' }));
  const mealColumns: SheetColumn<MealDay>[] = [
    {
      id: 'day',
      header: say((intl) => intl.formatMessage({ id: 'packet.column.day' })),
      kind: 'name',
      cell: ({ day }) => say((intl) => eventDate(intl, day))[0]?.text,
    },
    ...meals.map((meal) => ({
      id: meal,
      header: say((intl) => intl.formatMessage({ id: `packet.meal.${meal}` })),
      kind: 'number' as const,
      cell: ({ served }: MealDay) => (served.includes(meal) ? guests.length : '–'),
    })),
  ];
  const bands = ageBandNames
    .map((band) => ({ band, count: guests.filter((guest) => guest.band === band).length }))
    .filter(({ count }) => count > 0);
  return (
    <Sheet kit={kit} page="kitchen" isPersonal>
      <Stack gap="l">
        <SheetTable<MealDay>
          caption={say((intl) => intl.formatMessage({ id: 'packet.meals' }))}
          columns={mealColumns}
          groups={[{ id: 'days', rows: mealDays(packet.event, choices) }]}
          rowId={({ day }) => day}
        />
        <SheetTable<(typeof bands)[number]>
          caption={say((intl) => intl.formatMessage({ id: 'packet.byAge' }))}
          columns={[
            {
              id: 'band',
              header: say((intl) => intl.formatMessage({ id: 'packet.column.band' })),
              kind: 'name',
              cell: ({ band }) =>
                say((intl) => intl.formatMessage({ id: `band.${band}` }))
                  .map(({ text }) => text)
                  .join(' · '),
            },
            { id: 'count', header: peopleHeader, kind: 'number', cell: ({ count }) => count },
          ]}
          groups={[{ id: 'bands', rows: bands }]}
          rowId={({ band }) => band}
        />
        {eaters.length > 0 && (
          <SheetTable<{ diet: string; count: number }>
            caption={say((intl) => intl.formatMessage({ id: 'packet.dietCounts' }))}
            columns={[
              { id: 'diet', header: dietHeader, kind: 'name', cell: ({ diet }) => diet },
              { id: 'count', header: peopleHeader, kind: 'number', cell: ({ count }) => count },
            ]}
            groups={[{ id: 'diets', rows: countDiets(eaters) }]}
            rowId={({ diet }) => diet}
          />
        )}
        <SheetTable<Eater>
          caption={say((intl) => intl.formatMessage({ id: 'packet.diets' }, { count: eaters.length }))}
          columns={[name, age, { id: 'diet', header: dietHeader, cell: ({ diet }) => diet }]}
          groups={[{ id: 'eaters', rows: eaters }]}
          rowId={({ id }) => id}
          runningHead={runningHead(kit, 'kitchen')}
        />
      </Stack>
    </Sheet>
  );
}
