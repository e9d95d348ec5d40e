import { EmptyState, Pagination, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens, holdsAny, parseUserTypes } from '#rules/access';
import { formReaders } from '#rules/forms';
import { heldFormKinds } from '#contract/enums';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { pageOf } from '../../platform/lists/list-address.ts';
import { ListFilters } from '../../platform/lists/list-filters.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { HeldForm } from './held-form.tsx';

const kindOf = (query: URLSearchParams) => heldFormKinds.find((kind) => kind === query.get('kind'));

export async function load({ api, url }: LoadInput) {
  const kind = kindOf(url.searchParams);
  const query = { page: pageOf(url.searchParams), ...(kind && { kind }) };
  return orSignIn(url, () => dataOf(api.GET('/held-forms', { params: { query } })));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'heldForms.title' }), description: '', isPrivate: true };
}

/** Forms held for review: each with the reason, to be released or deleted. */
export function Component() {
  const intl = useIntl();
  const page = useScreenData<typeof load>();
  const list = useList();
  const { visitor } = useSession();
  const held = parseUserTypes(visitor.kind === 'user' ? visitor.user.userType : '');
  const kinds = heldFormKinds.filter((kind) => holdsAny(held, formReaders[kind]));
  const [kept, setKept] = useState<Schemas['HeldForm']>();
  // A form leaves the list once its dialog has shown the result.
  const isGone = kept !== undefined && !page.items.some(({ id }) => id === kept.id);
  const shown = isGone ? [kept, ...page.items] : page.items;
  const count = intl.formatMessage({ id: 'heldForms.count' }, { count: page.total });
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'heldForms.title' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
      mark={
        <Text tone="muted" size="small">
          {count}
        </Text>
      }
      width="text"
    >
      <Stack gap="l">
        <Text size="small">
          <FormattedMessage id="heldForms.lead" />
        </Text>
        {kinds.length > 1 && (
          <ListFilters
            label={intl.formatMessage({ id: 'heldForms.filters' })}
            filters={[
              {
                type: 'select',
                name: 'kind',
                label: intl.formatMessage({ id: 'heldForms.kind' }),
                placeholder: intl.formatMessage({ id: 'heldForms.anyKind' }),
                options: kinds.map((kind) => ({
                  value: kind,
                  label: intl.formatMessage({ id: `heldForms.kind.${kind}` }),
                })),
              },
            ]}
            initial={{ kind: kindOf(list.query) ?? '' }}
            submitLabel={intl.formatMessage({ id: 'formDesk.showNew' })}
            isPending={list.isLoading}
            onFilter={list.filter}
          />
        )}
        {shown.length === 0 && (
          <EmptyState title={intl.formatMessage({ id: 'heldForms.none' })}>
            <FormattedMessage id="heldForms.noneText" />
          </EmptyState>
        )}
        {shown.map((form) => (
          <HeldForm
            key={form.id}
            form={form}
            onAsk={() => {
              setKept(form);
            }}
            onClosed={() => {
              setKept(undefined);
            }}
          />
        ))}
        <Pagination {...list.pages(page, intl.formatMessage({ id: 'heldForms.pages' }))} />
      </Stack>
    </WorkspacePage>
  );
}
