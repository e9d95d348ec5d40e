import { DataTable, Stack, Text, WorkspacePage, type DataTableProps, type Filter } from '#design-system';
import { furtherScreens } from '#rules/access';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../messages/messages.ts';
import { columnChoice } from './column-choice.ts';
import type { ListOrder } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { ListWithOpened, useOpenedRow } from './list-with-opened.tsx';
import type { Page, useList } from './use-list.ts';

/** The messages of a list. */
export interface ListWords {
  title: MessageId;
  count: MessageId;
  /** Used in place of `count` when the API stopped counting; without it, every count is exact. */
  countOver?: MessageId;
  caption: MessageId;
  filters: MessageId;
  submit: MessageId;
  empty: MessageId;
  pages: MessageId;
  opened: MessageId;
  previous: MessageId;
  next: MessageId;
}

interface ListPageProps<Row extends { readonly id: string | number }, Name extends string> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rowDetail' | 'rowActions' | 'selection'
> {
  path: string;
  words: ListWords;
  list: ReturnType<typeof useList>;
  page: Page & { items: readonly Row[]; totalIsExact?: boolean };
  /** Fetches the rows of another page. */
  pageAt: (page: number) => Promise<{ items: readonly Row[] }>;
  order: ListOrder<string>;
  filters: readonly Filter[];
  /** The values of the filters in the address. */
  filtered: Record<Name, string>;
  /** Checks the values before they filter. */
  check?: ComponentProps<typeof ListFilters<Name>>['check'];
  /** Whether columns can be hidden. */
  hidesColumns?: boolean;
  /** The saved views. */
  views?: ReactNode;
  /** Actions beside the title, such as links to other screens. */
  actions?: ReactNode;
  /** The control that adds a row, in the bar above the list. */
  action?: ReactNode;
  /** Content above the bar. */
  above?: ReactNode;
  /** Content between the bar and the rows. */
  note?: ReactNode;
}

/** A staff list that is searched, filtered, sorted and paged by its address, with a detail that opens beside it. */
export function ListPage<Row extends { readonly id: string | number }, Name extends string = string>({
  path,
  words,
  list,
  page,
  pageAt,
  columns,
  order,
  filters,
  filtered,
  check,
  hidesColumns = false,
  views,
  actions,
  action,
  above,
  note,
  rowActions,
  ...table
}: ListPageProps<Row, Name>) {
  const intl = useIntl();
  const { openId, hrefOf } = useOpenedRow(path, list.query);
  const isOver = page.totalIsExact === false && words.countOver !== undefined;
  const count = intl.formatMessage({ id: (isOver && words.countOver) || words.count }, { count: page.total });
  const choice = hidesColumns ? columnChoice(columns, list) : undefined;
  return (
    <ListWithOpened
      path={path}
      query={list.query}
      ids={page.items.map(({ id }) => String(id))}
      page={page}
      idsOfPage={async (other) => (await pageAt(other)).items.map(({ id }) => String(id))}
      words={words}
    >
      <WorkspacePage
        title={intl.formatMessage({ id: words.title })}
        trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
        mark={
          <Text tone="muted" size="small">
            {count}
          </Text>
        }
        actions={actions}
      >
        <Stack gap="xs">
          {above}
          <ListFilters
            label={intl.formatMessage({ id: words.filters })}
            filters={filters}
            initial={filtered}
            check={check}
            submitLabel={intl.formatMessage({ id: words.submit })}
            isPending={list.isLoading}
            onFilter={list.filter}
            isBeside={openId !== undefined}
            views={views}
            columns={choice}
            sort={{ columns: columns.filter(({ sortable }) => sortable), value: order, onSort: list.sort }}
            action={action}
          />
          {note}
          <DataTable<Row>
            {...table}
            caption={intl.formatMessage({ id: words.caption })}
            columns={columns}
            rows={page.items}
            rowId={({ id }) => String(id)}
            rowHref={({ id }) => hrefOf(String(id))}
            columnChoice={choice}
            openId={openId}
            sort={order}
            onSort={list.sort}
            isBusy={list.isLoading}
            // Beside an open detail there is no room for a menu, and the detail has buttons.
            rowActions={openId === undefined ? rowActions : undefined}
            empty={intl.formatMessage({ id: words.empty })}
            layout="list"
            resultText={count}
            page={list.pages(page, intl.formatMessage({ id: words.pages }))}
          />
        </Stack>
      </WorkspacePage>
    </ListWithOpened>
  );
}
