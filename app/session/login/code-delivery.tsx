import { Alert } from '#design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

type State = Schemas['CodeMailState'];

/** The time between two checks of the email's status, in ms. */
const pause = 2_000;

/** Says that the email with the code is late or will not arrive; if all is well, the hint of the code field says so. */
export function CodeMail({ state }: { state: State }) {
  if (state === 'sending' || state === 'sent') return null;
  return (
    <Alert tone={state === 'delayed' ? 'info' : 'critical'} announce>
      <FormattedMessage id={`login.code.${state}`} />
    </Alert>
  );
}

/**
 * The delivery status of the email with the code: checks until it is sent or refused. While nothing is known, such as without a
 * connection, nothing is repeated.
 * @param isEntered whether the code is being or has been confirmed: from then on, its status may no longer be requested
 */
export function useCodeMail(challengeId: string, isEntered: boolean): State {
  const [known, setKnown] = useState<{ of: string; state: State }>();
  const state = known?.of === challengeId ? known.state : 'sending';
  const isSettled = state === 'sent' || state === 'refused';
  useEffect(() => {
    if (isSettled || isEntered) return undefined;
    const ending = new AbortController();
    let isAsking = false;
    const timer = setInterval(() => {
      if (isAsking) return;
      isAsking = true;
      dataOf(
        createApi().GET('/session/codes/{challengeId}', { params: { path: { challengeId } }, signal: ending.signal }),
      )
        .then((mail) => {
          setKnown({ of: challengeId, state: mail.state });
        })
        .catch(() => undefined)
        .finally(() => {
          isAsking = false;
        });
    }, pause);
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [challengeId, isSettled, isEntered]);
  return state;
}
