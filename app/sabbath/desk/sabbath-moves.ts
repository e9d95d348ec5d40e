import { sabbathMoves } from '#contract/enums';
import type { IntlShape } from 'react-intl';
import { formatDay } from '../../platform/language/format-day.ts';
import type { MoveRequest } from '../../forms/port/desk/use-move.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

/** Moves requests manually; accepting, proposing and declining are decisions that send an email. */
export const moveSaturdays: MoveRequest<Schemas['SabbathDeskState']> = (wanted, requests) => {
  const state = sabbathMoves.find((move) => move === wanted);
  if (!state) throw new Error(`${wanted} is decided one by one`);
  return dataOf(createApi().POST('/sabbath-request-states', { body: { state, requests } }));
};

/** A Saturday in words. */
export function dayInWords(intl: IntlShape, day: string, dateStyle: 'medium' | 'full' = 'medium'): string {
  return formatDay(intl, day, { dateStyle });
}
