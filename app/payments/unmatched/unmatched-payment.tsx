import { Facts, Heading, Link, Stack } from '#design-system';
import { guardedScreens } from '#rules/access';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';
import { UnfinishedRefunds } from '../desk/unfinished-refunds.tsx';
import { UnmatchedActions } from './unmatched-actions.tsx';

/** One unmatched payment: its details, and how it can be or was settled. */
export function UnmatchedPayment({ unmatched }: { unmatched: Schemas['UnmatchedPayment'] }) {
  const intl = useIntl();
  const { amountCents, currency, capturedAt, captureId, reason, registration, resolution } = unmatched;
  const amount = moneyText(intl, amountCents, currency);
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Stack gap="m">
      <Heading level={resolution === null ? 2 : 3}>
        <FormattedMessage
          id="unmatched.heading"
          values={{ amount, date: intl.formatDate(capturedAt, { dateStyle: 'long' }) }}
        />
      </Heading>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: 'unmatched.why' }),
            description: intl.formatMessage({ id: `unmatched.reason.${reason}` }),
          },
          {
            term: intl.formatMessage({ id: 'unmatched.meantFor' }),
            description: registration ? (
              <Link href={`${guardedScreens.manageRegistrations.path}/${registration.id}`}>
                {[registration.reference, registration.contactName, registration.eventName].join(' · ')}
              </Link>
            ) : (
              intl.formatMessage({ id: 'unmatched.nobody' })
            ),
          },
          { term: intl.formatMessage({ id: 'unmatched.capture' }), description: captureId },
          ...(resolution === null
            ? []
            : [
                {
                  term: intl.formatMessage({ id: 'unmatched.became' }),
                  description: [
                    intl.formatMessage(
                      { id: `unmatched.resolution.${resolution.kind}` },
                      { reference: resolution.reference ?? '' },
                    ),
                    moment(resolution.at),
                    resolution.byName ?? intl.formatMessage({ id: 'unmatched.byPayPal' }),
                    ...(resolution.note === undefined ? [] : [resolution.note]),
                  ].join(' · '),
                },
              ]),
        ]}
      />
      <UnfinishedRefunds refunds={unmatched.unfinishedRefunds} />
      <UnmatchedActions unmatched={unmatched} amount={amount} />
    </Stack>
  );
}
