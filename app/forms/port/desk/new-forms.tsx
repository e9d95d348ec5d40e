import { Alert, Button } from '#design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';

/** How often an open list checks, in ms. */
const askEvery = 15_000;

interface NewFormsProps {
  kind: Schemas['HeldFormKind'];
  /** When the newest form of the list arrived; null if there was none. */
  since: string | null;
}

/** Offers forms that arrived since the list was loaded, so that no row moves while someone works. */
export function NewForms({ kind, since }: NewFormsProps) {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState({ since, count: 0 });
  const count = known.since === since ? known.count : 0;

  useEffect(() => {
    const ask = async () => {
      // Nobody sees a page in the background; it checks again when it becomes visible.
      if (document.visibilityState === 'hidden') return;
      const query = { kind, since: since ?? new Date(0).toISOString() };
      try {
        const answer = await dataOf(createApi().GET('/new-forms', { params: { query } }));
        setKnown({ since, count: answer.count });
      } catch {
        // Without an answer nothing is offered.
      }
    };
    const timer = setInterval(() => void ask(), askEvery);
    return () => {
      clearInterval(timer);
    };
  }, [kind, since]);

  if (count === 0) return null;
  return (
    <Alert
      tone="info"
      announce
      actions={
        <Button
          onPress={() => {
            setKnown({ since, count: 0 });
            void revalidate();
          }}
        >
          <FormattedMessage id="formDesk.showNew" />
        </Button>
      }
    >
      <FormattedMessage id={`formDesk.new.${kind}`} values={{ count }} />
    </Alert>
  );
}
