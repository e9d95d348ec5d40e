import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { NewRows } from '../../../platform/lists/new-rows.tsx';

interface NewFormsProps {
  kind: Schemas['NewFormKind'];
  /** When the newest form of the list arrived; null if there was none. */
  since: string | null;
  onShow: () => void;
}

/** Offers forms that arrived since the list was loaded. */
export function NewForms({ kind, since, onShow }: NewFormsProps) {
  return (
    <NewRows
      since={since}
      countSince={(from) => dataOf(createApi().GET('/new-forms', { params: { query: { kind, since: from } } }))}
      message={`formDesk.new.${kind}`}
      onShow={onShow}
    />
  );
}
