import { EmptyState, Heading, Link, PageSection, Stack, Text } from '#design-system';
import { guardedScreens } from '#rules/access';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf } from '../../platform/client/client.ts';
import { orSignIn } from '../../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { UnmatchedPayment } from './unmatched-payment.tsx';

export async function load({ api, language, url }: LoadInput) {
  return orSignIn(url, () => dataOf(api.GET('/unmatched-payments', { params: { query: { lng: language } } })));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'unmatched.title' }), description: '', isPrivate: true };
}

/** Money at PayPal that fits no registration: what staff decide about each, and what was decided. */
export function Component() {
  const intl = useIntl();
  const { items } = useScreenData<typeof load>();
  const open = items.filter(({ resolution }) => resolution === null);
  const settled = items.filter(({ resolution }) => resolution !== null);
  return (
    <PageSection width="text">
      <Stack gap="xl">
        <Stack gap="m">
          <Link href={guardedScreens.manageRegistrations.path} standalone>
            <FormattedMessage id="unmatched.back" />
          </Link>
          <Heading level={1}>
            <FormattedMessage id="unmatched.title" />
          </Heading>
          <Text>
            <FormattedMessage id="unmatched.lead" />
          </Text>
        </Stack>
        {/* One list, so that a payment which is settled keeps its place in the tree, and with it the dialog that says so. */}
        {[
          open.length === 0 && (
            <EmptyState key="none" title={intl.formatMessage({ id: 'unmatched.none' })}>
              <FormattedMessage id="unmatched.noneText" />
            </EmptyState>
          ),
          ...open.map((unmatched) => <UnmatchedPayment key={unmatched.id} unmatched={unmatched} />),
          settled.length > 0 && (
            <Heading key="settled" level={2}>
              <FormattedMessage id="unmatched.settled" />
            </Heading>
          ),
          ...settled.map((unmatched) => <UnmatchedPayment key={unmatched.id} unmatched={unmatched} />),
        ]}
      </Stack>
    </PageSection>
  );
}
