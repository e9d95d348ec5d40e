import { Alert } from '#design-system';
import { useIntl } from 'react-intl';
import { failureText } from '../client/problem-text.ts';
import { useErrorTitle } from '../shell/title-state.ts';

/** Why a form was not accepted, if it is about no field. While it is shown, the window's title begins with 'Error:'. */
export function FormFailure({ failure }: { failure: unknown }) {
  const intl = useIntl();
  const hasFailed = failure !== undefined;
  useErrorTitle(hasFailed);
  return hasFailed ? (
    <Alert tone="critical" announce>
      {failureText(intl, failure)}
    </Alert>
  ) : null;
}
