import { Alert, NoScript, PageSection, Spinner } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';

/** Shown while a screen or its data is loading. */
export function LoadingScreen() {
  const intl = useIntl();
  return (
    <PageSection width="text">
      <Spinner label={intl.formatMessage({ id: 'loading' })} />
      <NoScript>
        <Alert tone="info" title={intl.formatMessage({ id: 'noScript.title' })}>
          <FormattedMessage id="noScript.text" />
        </Alert>
      </NoScript>
    </PageSection>
  );
}
