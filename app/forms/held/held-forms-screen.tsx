import { Menu, RelativeTime, StatusTag, Text } from '#design-system';
import { heldFormKinds, heldReasons } from '#contract/enums';
import { furtherScreens, holdsAny, parseUserTypes } from '#rules/access';
import { formReaders } from '#rules/forms';
import { readsUnshared } from '#rules/prayer';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { checkedDays, dayFilters } from '../../platform/lists/day-filter.ts';
import { savedQuery } from '../../platform/lists/reopening/saved-query.ts';
import type { ListControls } from '../../platform/lists/list-filters.tsx';
import { listColumns, type ListColumn } from '../../platform/lists/list-column.ts';
import { ListPage, type ListMessages } from '../../platform/lists/list-page.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { SavedViews } from '../../platform/lists/views/saved-views.tsx';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { beginningOf } from '../port/desk/beginning-of.ts';
import { NewForms } from '../port/desk/new-forms.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { heldFilters, heldOrder, heldQuestion, nameOf } from './held-forms-query.ts';
import { reasonsOf } from './reasons.ts';
import { useDecision } from './use-decision.ts';

type Form = Schemas['HeldForm'];

const { path } = furtherScreens.heldForms;
const decisions = ['release', 'delete'] as const;
const messages: ListMessages = {
  title: 'heldForms.title',
  count: 'heldForms.count',
  countOver: 'heldForms.countOver',
  caption: 'heldForms.title',
  filters: 'heldForms.filters',
  submit: 'formDesk.search',
  empty: 'heldForms.empty',
  pages: 'heldForms.pages',
  opened: 'heldForms.opened',
  previous: 'heldForms.previous',
  next: 'heldForms.next',
};

export async function load({ api, url }: LoadInput) {
  const query = savedQuery(url, path);
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/held-forms', { params: { query: heldQuestion(query) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'held-forms' } } })),
    ]);
    return { page, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'heldForms.title' }), description: '', isPrivate: true };
}

/** The list of forms held for review, to search, select across pages, and release or delete. */
export function Component() {
  const intl = useIntl();
  const { page, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const { visitor } = useSession();
  const types = parseUserTypes(visitor.kind === 'user' ? visitor.user.userType : '');
  const order = heldOrder(list.query);
  const [selected, setSelected] = useState<readonly Form[]>([]);
  const decision = useDecision(() => {
    setSelected([]);
  });
  const known = new Map([...selected, ...page.items].map((form) => [form.id, form]));
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const menuOf = (form: Form) => (
    <Menu
      subject={nameOf(form)}
      items={decisions.map((each) => ({
        id: each,
        label: intl.formatMessage({ id: `heldForms.${each}` }),
        ...(each === 'delete' && { tone: 'critical' as const }),
        onAction: () => {
          decision.ask(each, [form]);
        },
      }))}
    />
  );
  return (
    <ListPage
      path={path}
      messages={list.query.size > 0 ? messages : { ...messages, empty: 'heldForms.none' }}
      list={list}
      page={page}
      pageAt={async (other) => {
        const params = { query: { ...heldQuestion(list.query), page: other } };
        return dataOf(createApi().GET('/held-forms', { params }));
      }}
      columns={tableColumns}
      order={order}
      controls={controls(intl, types)}
      filtered={heldFilters(list.query)}
      check={(values) => {
        const { errors, days } = checkedDays(intl, values);
        return { errors, values: { ...values, ...days } };
      }}
      hidesColumns
      views={<SavedViews list="held-forms" views={views} query={list.query} onShow={list.show} />}
      above={
        <Text size="small">
          <FormattedMessage id="heldForms.lead" />
        </Text>
      }
      note={
        <>
          <NewForms
            kind="held"
            since={page.newestAt}
            onShow={() => {
              list.showNewest({});
            }}
          />
          <DecisionDialog decision={decision} />
        </>
      }
      // Spam bots often reuse a name: the time tells the rows apart.
      rowDetail={({ receivedAt }) => intl.formatDate(receivedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      selection={{
        selectedIds: selected.map(({ id }) => id),
        onChange: (ids) => {
          setSelected(ids.flatMap((id) => known.get(id) ?? []));
        },
        rowName: nameOf,
        actions: decisions.map((each) => ({
          id: each,
          label: intl.formatMessage({ id: `heldForms.${each}` }),
          isPending: decision.action.isPending && decision.kind === each,
          onPress: () => {
            decision.ask(each, selected);
          },
        })),
      }}
      rowActions={menuOf}
    />
  );
}

function controls(
  intl: IntlShape,
  types: ReturnType<typeof parseUserTypes>,
): ListControls<keyof ReturnType<typeof heldFilters>> {
  const kinds = heldFormKinds.filter((kind) => holdsAny(types, formReaders[kind]));
  // The prayer team, unless it may read other kinds, cannot search by last name, address or phone.
  const findsByContact = kinds.some((kind) => kind !== 'prayer') || readsUnshared(types);
  return {
    search: {
      type: 'text',
      label: intl.formatMessage({ id: 'heldForms.search' }),
      description: intl.formatMessage({ id: findsByContact ? 'formDesk.searchHint' : 'heldForms.searchHint' }),
    },
    kind:
      kinds.length < 2
        ? undefined
        : {
            type: 'select',
            label: intl.formatMessage({ id: 'heldForms.kind' }),
            placeholder: intl.formatMessage({ id: 'heldForms.anyKind' }),
            options: kinds.map((kind) => ({
              value: kind,
              label: intl.formatMessage({ id: `heldForms.kind.${kind}` }),
            })),
          },
    reason: {
      type: 'select',
      label: intl.formatMessage({ id: 'heldForms.why' }),
      placeholder: intl.formatMessage({ id: 'heldForms.anyReason' }),
      options: heldReasons.map((reason) => ({
        value: reason,
        label: intl.formatMessage({ id: `heldForms.reason.${reason}` }),
      })),
    },
    ...dayFilters(intl),
  };
}

function columns(intl: IntlShape): readonly ListColumn<'listHeldForms'>[] {
  return listColumns<'listHeldForms'>()([
    {
      id: 'firstName',
      header: intl.formatMessage({ id: 'heldForms.from' }),
      cell: nameOf,
      isRowHeader: true,
      share: 'medium' as const,
      sortable: true,
    },
    {
      id: 'kind',
      header: intl.formatMessage({ id: 'heldForms.kind' }),
      cell: ({ kind }: Form) => (
        <StatusTag tone="caution">{intl.formatMessage({ id: `heldForms.kind.${kind}` })}</StatusTag>
      ),
      isPlain: true,
    },
    {
      id: 'text',
      header: intl.formatMessage({ id: 'heldForms.text' }),
      cell: ({ text }: Form) => beginningOf(text),
      isPlain: true,
      share: 'large' as const,
      isSecondary: true,
    },
    {
      id: 'reasons',
      header: intl.formatMessage({ id: 'heldForms.why' }),
      cell: (form: Form) => reasonsOf(intl, form),
      isPlain: true,
      share: 'medium' as const,
      isSecondary: true,
    },
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'formDesk.receivedAt' }),
      cell: ({ receivedAt }: Form) => <RelativeTime at={receivedAt} focus="row" />,
      width: 'short',
      sortable: true,
    },
  ]);
}
