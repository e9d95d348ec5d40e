import { Alert, Button, Heading, Link, PageSection, Spinner, Stack } from '#design-system';
import { confirmationAddress } from '#rules/registrations';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiProblem, createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useAnswer } from '../platform/client/use-answer.ts';
import { findAddress } from '../platform/addresses/find-address.ts';
import type { Head } from '../platform/shell/screen.ts';
import type { PayPalArrival } from './port/paypal-calls.ts';

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'payPal.return.title' }), description: '', isPrivate: true };
}

async function ask(
  { order, key }: Schemas['PayPalReturnRequest'],
  signal: AbortSignal,
): Promise<Schemas['PayPalReturn']> {
  return dataOf(createApi().POST('/paypal-returns', { body: { order, key }, signal }));
}

/**
 * The page to which PayPal redirects people: finds their registration and continues to it, in any browser or tab. It ignores
 * the parameters that PayPal adds to the address: the server asks PayPal itself.
 */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer({ order: query.get('order') ?? '', key: query.get('key') ?? '', attempt }, ask);
  const hasLeft = query.has('left');
  const found = answer.kind === 'data' ? answer.data : undefined;

  useEffect(() => {
    if (!found) return;
    const state: PayPalArrival = { payPal: hasLeft ? 'left' : 'returned' };
    // Replaces the entry, so that the key is not in the history and the back button skips PayPal.
    void navigate(confirmationAddress(found.eventId, found.registrationId, found.key), { replace: true, state });
  }, [found, hasLeft, navigate]);

  return (
    <PageSection width="text">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="payPal.return.title" />
        </Heading>
        {answer.kind === 'failed' ? (
          <Alert
            tone="caution"
            announce
            actions={
              isOver(answer.error) ? undefined : (
                <Button
                  onPress={() => {
                    setAttempt((before) => before + 1);
                  }}
                >
                  {intl.formatMessage({ id: 'form.tryAgain' })}
                </Button>
              )
            }
          >
            {isOver(answer.error) ? (
              <FormattedMessage
                id="payPal.return.over"
                values={{ find: (words) => <Link href={findAddress}>{words}</Link> }}
              />
            ) : (
              failureText(intl, answer.error)
            )}
          </Alert>
        ) : (
          <Spinner label={intl.formatMessage({ id: 'payPal.asking' })} />
        )}
      </Stack>
    </PageSection>
  );
}

/** Whether the address itself is invalid, so that retrying is useless. */
function isOver(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.status < 500 && error.problem.status !== 429;
}
