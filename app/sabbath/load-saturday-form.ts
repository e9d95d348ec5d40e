import { offeredSaturdays } from '#rules/sabbath';
import type { PublicFormKind } from '../forms/port/form-kinds.ts';
import { loadForm, type FormPageData } from '../forms/port/load-form.ts';
import { dataOf, type Schemas } from '../platform/client/client.ts';
import type { LoadInput } from '../platform/shell/screen.ts';

/** The data of a page with a form for Saturdays. */
export interface SaturdayFormData extends FormPageData {
  limits: Schemas['SaturdayLimits'];
}

/** Loads the page's content, and the Saturdays that its form can offer. */
export async function loadSaturdayForm(kind: PublicFormKind, input: LoadInput): Promise<SaturdayFormData> {
  const [data, limits] = await Promise.all([loadForm(kind, input), dataOf(input.api.GET('/saturdays'))]);
  return { ...data, limits };
}

/** The Saturdays that a form offers. */
export function saturdaysOf(kind: Schemas['SabbathRequestKind'], { stamp, limits }: SaturdayFormData): string[] {
  return offeredSaturdays(kind, stamp.today, limits);
}
