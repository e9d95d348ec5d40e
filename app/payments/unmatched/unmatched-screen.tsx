import { EmptyState, Heading, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf } from '../../platform/client/client.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { UnmatchedPayment } from './unmatched-payment.tsx';

export async function load({ api, language, url }: LoadInput) {
  return orSignIn(url, () => dataOf(api.GET('/unmatched-payments', { params: { query: { lng: language } } })));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'unmatched.title' }), description: '', isPrivate: true };
}

/** Unmatched PayPal payments: open ones to settle, and settled ones. */
export function Component() {
  const intl = useIntl();
  const { items } = useScreenData<typeof load>();
  const open = items.filter(({ resolution }) => resolution === null);
  const settled = items.filter(({ resolution }) => resolution !== null);
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'unmatched.title' })}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'desk.title' }), href: guardedScreens.manageRegistrations.path },
      ]}
      width="form"
    >
      <Stack gap="xl">
        <Text>
          <FormattedMessage id="unmatched.lead" />
        </Text>
        {/* One list, so that a settled payment keeps its place in the tree, along with the dialog that shows the result. */}
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
    </WorkspacePage>
  );
}
