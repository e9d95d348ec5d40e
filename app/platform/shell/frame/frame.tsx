import { Alert, Link, PageLayout, Stack } from '#design-system';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LiveProvider } from '../../../live/live-context.tsx';
import { withFurtherMessages } from '../../messages/messages.ts';
import { useSavedPage, type SavedPage } from '../../offline/saved-page.ts';
import { useKeptVisits } from '../../offline/use-kept-visits.ts';
import { useSession } from '../../../session/session-context.tsx';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { useHydrationMark } from '../hydrated.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { usePageArrival } from '../navigate/route-focus.ts';
import { useSite } from './site.ts';

// Only a page that comes from this device needs it, and the worker keeps it beside the pages.
const SavedNotice = lazy(() => withFurtherMessages(() => import('../../offline/saved-notice.tsx')));

/** Header, footer and everything else that every page has. */
export function Frame() {
  const intl = useIntl();
  const { demo: isDemo } = useSite();
  const { visitor, turn } = useSession();
  const isGuest = visitor.kind === 'guest';
  const saved = useSavedPage();
  usePageArrival();
  useKeptVisits();
  useHydrationMark();

  return (
    <LiveProvider>
      <PageLayout
        skipLinkLabel={intl.formatMessage({ id: 'frame.skip' })}
        banner={isDemo || isGuest || saved ? <Banner isDemo={isDemo} isGuest={isGuest} saved={saved} /> : undefined}
        header={<FrameHeader />}
        footer={<FrameFooter />}
      >
        {/* What one person has on the page is gone, with all that was typed, before the next one sees it. */}
        {turn === undefined ? <LoadingScreen /> : <Outlet key={turn} />}
        <ScrollRestoration />
      </PageLayout>
    </LiveProvider>
  );
}

/** What has to be known before anything else on every page. */
function Banner({ isDemo, isGuest, saved }: { isDemo: boolean; isGuest: boolean; saved?: SavedPage }) {
  return (
    <Stack gap="xs">
      {saved && (
        <Suspense fallback={null}>
          <SavedNotice {...saved} />
        </Suspense>
      )}
      {isDemo && (
        <Alert tone="caution">
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
