import { Spinner, PageSection } from '#design-system';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { clearDrafts } from '../registrations/draft-storage.ts';
import type { Head } from '../shell/screen.ts';
import { useSession } from './session-context.tsx';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'nav.logout' }),
    description: '',
    isPrivate: true,
  };
}

/** Ends the session, forgets what was typed in this browser, and goes home with the address's query cleared. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { end } = useSession();

  useEffect(() => {
    const leave = () => {
      clearDrafts();
      void navigate('/', { replace: true });
    };
    // Even without an answer this browser is signed out; the session on the server ends by itself.
    end().then(leave, leave);
  }, [end, navigate]);

  return (
    <PageSection width="text">
      <Spinner label={intl.formatMessage({ id: 'logout.pending' })} />
    </PageSection>
  );
}
