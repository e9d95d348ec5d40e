import { DataTable, Stack, Text, WorkspacePage, type DataTableProps } from '#design-system';
import { furtherScreens } from '#rules/access';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../messages/messages.ts';
import { columnChoice } from './column-choice.ts';
import type { ListOrder } from './list-address.ts';
import { ListFilters, type ListControls, type ListValues } from './list-filters.tsx';
import type { Page, useList } from './use-list.ts';

/** The id of the title, for when a pressed button disappears. */
export const listStart = 'list-start';

/** The messages of a list. */
export interface ListScreenMessages {
  title: MessageId;
  count: MessageId;
  /** Used in place of `count` when the API stopped counting; without it, every count is exact. */
  countOver?: MessageId;
  caption: MessageId;
  filters: MessageId;
  submit: MessageId;
  empty: MessageId;
  pages: MessageId;
}

export interface ListScreenProps<Row extends { readonly id: string | number }, Name extends string> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rowHref' | 'rowDetail' | 'rowActions' | 'selection' | 'openId'
> {
  messages: ListScreenMessages;
  list: ReturnType<typeof useList>;
  page: Page & { items: readonly Row[]; totalIsExact?: boolean };
  /** The order of the rows; without it, they have one order only. */
  order?: ListOrder<string> | undefined;
  controls: ListControls<NoInfer<Name>>;
  /** The values of the filters in the address. */
  filtered: ListValues<Name>;
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
  /** Content between the bar and the rows, such as a FloatingNotice. */
  note?: ReactNode;
  /** Content below the rows, such as the dialogs of their actions. */
  below?: ReactNode;
}

/** A staff list that is searched, filtered, sorted and paged by its address. */
export function ListScreen<Row extends { readonly id: string | number }, Name extends string>({
  messages,
  list,
  page,
  columns,
  order,
  controls,
  filtered,
  check,
  hidesColumns = false,
  openId,
  views,
  actions,
  action,
  above,
  note,
  below,
  ...table
}: ListScreenProps<Row, Name>) {
  const intl = useIntl();
  const isOver = page.totalIsExact === false && messages.countOver !== undefined;
  const count = intl.formatMessage({ id: (isOver && messages.countOver) || messages.count }, { count: page.total });
  const choice = hidesColumns ? columnChoice(columns, list) : undefined;
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: messages.title })}
      titleFocusId={listStart}
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
          label={intl.formatMessage({ id: messages.filters })}
          controls={controls}
          initial={filtered}
          check={check}
          submitLabel={intl.formatMessage({ id: messages.submit })}
          isPending={list.isLoading}
          onFilter={list.filter}
          isBeside={openId !== undefined}
          views={views}
          columns={choice}
          sort={order && { columns: columns.filter(({ sortable }) => sortable), value: order, onSort: list.sort }}
          action={action}
        />
        {note}
        <DataTable<Row>
          {...table}
          caption={intl.formatMessage({ id: messages.caption })}
          columns={columns}
          rows={page.items}
          rowId={({ id }) => String(id)}
          columnChoice={choice}
          openId={openId}
          sort={order}
          onSort={order && list.sort}
          isBusy={list.isLoading}
          empty={intl.formatMessage({ id: messages.empty })}
          layout="list"
          resultText={count}
          page={list.pages(page, intl.formatMessage({ id: messages.pages }))}
        />
        {below}
      </Stack>
    </WorkspacePage>
  );
}
