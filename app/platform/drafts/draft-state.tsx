import { SaveState } from '#design-system';
import { useIntl } from 'react-intl';
import type { DraftHandle } from './use-draft.ts';

/** Shows whether the draft is saved, and for how long: a guest's draft ends with the visit. */
export function DraftState({ saveState, place }: Pick<DraftHandle<unknown>, 'saveState' | 'place'>) {
  const intl = useIntl();
  const id = place === 'visit' ? (`draft.visit.${saveState}` as const) : (`publicForm.draft.${saveState}` as const);
  return <SaveState state={saveState} text={intl.formatMessage({ id })} />;
}
