import { Alert, Link, Stack } from '#design-system';
import { lazy, Suspense, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { withFurtherMessages } from '../../messages/messages.ts';
import { useSavedPage } from '../../offline/saved-page.ts';
import { useSession } from '../../visitor/session-context.tsx';
import { useSite } from '../site.ts';

// Only a saved page needs it, and the worker saves it with the pages.
const SavedNotice = lazy(() => withFurtherMessages(() => import('../../offline/saved-notice.tsx')));

/** The notices at the top of every page; undefined without notices. */
export function useBanner(): ReactElement | undefined {
  const { demo: isDemo } = useSite();
  const { visitor } = useSession();
  const saved = useSavedPage();
  const isGuest = visitor.kind === 'guest';
  if (!isDemo && !isGuest && !saved) return undefined;
  return (
    <Stack gap="xs">
      {saved && (
        <Suspense fallback={null}>
          <SavedNotice {...saved} />
        </Suspense>
      )}
      {isDemo && (
        <Alert tone="neutral">
          <FormattedMessage
            id="demo.banner"
            values={{
              mail: (words) => <Link href="/demo/mail">{words}</Link>,
              guide: (words) => <Link href="/demo">{words}</Link>,
            }}
          />
        </Alert>
      )}
      {isGuest && (
        <Alert tone="info">
          <FormattedMessage id="guest.banner" values={{ leave: (words) => <Link href="/logout">{words}</Link> }} />
        </Alert>
      )}
    </Stack>
  );
}
