import { Alert, Button } from '#design-system';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { detectLanguage } from '../language/browser-language.ts';
import { useLanguage } from '../language/language-context.tsx';
import type { SavedPage } from './saved-page.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Announces once that this page is a saved copy, and later that there is a connection again. */
export default function SavedNotice({ at, reason }: SavedPage) {
  const intl = useIntl();
  const { language } = useLanguage();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isBack = isOnline && reason === 'offline';
  const date = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Alert
      tone="info"
      announce
      actions={
        isOnline && (
          <Button
            tone="secondary"
            size="small"
            onPress={() => {
              window.location.reload();
            }}
          >
            {intl.formatMessage({ id: 'offline.newest' })}
          </Button>
        )
      }
    >
      {isBack ? (
        <FormattedMessage id="offline.back" values={{ date }} />
      ) : (
        <FormattedMessage id={`offline.${reason}`} values={{ date }} />
      )}
      {detectLanguage() !== language && (
        <>
          {' '}
          <FormattedMessage id="offline.otherLanguage" />
        </>
      )}
    </Alert>
  );
}
