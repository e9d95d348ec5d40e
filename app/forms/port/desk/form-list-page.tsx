import { DataTable, Menu, Stack, Text, WorkspacePage, type DataTableColumn, type Filter } from '#design-system';
import { furtherScreens } from '#rules/access';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { columnChoice } from '../../../platform/lists/column-choice.ts';
import type { ListOrder } from '../../../platform/lists/list-address.ts';
import { ListFilters } from '../../../platform/lists/list-filters.tsx';
import { ListWithOpened, useOpenedRow } from '../../../platform/lists/list-with-opened.tsx';
import type { useList } from '../../../platform/lists/use-list.ts';
import type { MessageId } from '../../../platform/messages/messages.ts';
import { SavedViews } from '../../../platform/lists/views/saved-views.tsx';
import type { SavedView } from '../../../platform/lists/views/view-address.ts';
import { MoveOutcome } from './move-outcome.tsx';
import { NewForms } from './new-forms.tsx';
import { useMove, type MoveRequest, type ReadForm } from './use-move.ts';

/** What a list of forms says in its own words. */
interface Words {
  title: MessageId;
  count: MessageId;
  countOver: MessageId;
  caption: MessageId;
  filters: MessageId;
  empty: MessageId;
  pages: MessageId;
  opened: MessageId;
  previous: MessageId;
  next: MessageId;
}

/** A row: a form that can be moved, and when it came in. */
type ListedForm<State extends string> = ReadForm<State> & { readonly receivedAt: string };

interface FormListPageProps<Row extends ListedForm<State>, State extends string> {
  path: string;
  kind: Schemas['HeldFormKind'];
  listName: Schemas['ListName'];
  /** The views of this list that the user saved. */
  views: readonly SavedView[];
  words: Words;
  list: ReturnType<typeof useList>;
  page: { items: Row[]; page: number; pageSize: number; total: number; totalIsExact: boolean; newestAt: string | null };
  /** Fetches the rows of another page. */
  pageAt: (page: number) => Promise<{ items: readonly Row[] }>;
  columns: readonly DataTableColumn<Row>[];
  order: ListOrder<string>;
  filters: readonly Filter[];
  filtered: Record<string, string>;
  rowName: (row: Row) => string;
  /** What rows can be moved to, in the order of its buttons. */
  moves: readonly { to: NoInfer<State>; label: string }[];
  request: MoveRequest<State>;
  stateWord: (state: State) => string;
  /** What else can be opened from the list. */
  actions?: ReactNode;
  /** What is said between the filters and the rows. */
  note?: ReactNode;
}

/** A list of what came through a public form: found, filtered, sorted, selected across pages, and moved with the way back. */
export function FormListPage<Row extends ListedForm<State>, State extends string>({
  path,
  kind,
  listName,
  views,
  words,
  list,
  page,
  pageAt,
  columns,
  order,
  filters,
  filtered,
  rowName,
  moves,
  request,
  stateWord,
  actions,
  note,
}: FormListPageProps<Row, State>) {
  const intl = useIntl();
  const [selected, setSelected] = useState<readonly Row[]>([]);
  const changes = useMove(
    request,
    moves.map(({ to }) => to),
    () => {
      setSelected([]);
    },
  );
  // What is shown is newer than what was selected before.
  const known = new Map([...selected, ...page.items].map((row) => [row.id, row]));
  const count = intl.formatMessage({ id: page.totalIsExact ? words.count : words.countOver }, { count: page.total });
  const { openId, hrefOf } = useOpenedRow(path, list.query);
  const choice = columnChoice(columns, list);
  const menuOf = (row: Row) => (
    <Menu
      subject={rowName(row)}
      items={moves
        .filter(({ to }) => to !== row.state)
        .map(({ to, label }) => ({
          id: to,
          label,
          onAction: () => {
            changes.move(to, [row]);
          },
        }))}
    />
  );
  return (
    <ListWithOpened
      path={path}
      query={list.query}
      ids={page.items.map(({ id }) => id)}
      page={page}
      idsOfPage={async (other) => (await pageAt(other)).items.map(({ id }) => id)}
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
          <ListFilters
            label={intl.formatMessage({ id: words.filters })}
            filters={filters}
            initial={filtered}
            submitLabel={intl.formatMessage({ id: 'formDesk.search' })}
            isPending={list.isLoading}
            onFilter={list.filter}
            isBeside={openId !== undefined}
            views={<SavedViews list={listName} views={views} query={list.query} onShow={list.show} />}
            columns={choice}
            sort={{ columns: columns.filter(({ sortable }) => sortable), value: order, onSort: list.sort }}
          />
          {note}
          <NewForms kind={kind} since={page.newestAt} />
          <MoveOutcome moves={changes} stateWord={stateWord} />
          <DataTable<Row>
            caption={intl.formatMessage({ id: words.caption })}
            columns={columns}
            rows={page.items}
            rowId={({ id }) => id}
            rowHref={({ id }) => hrefOf(id)}
            // Many write with the same name: the moment tells them apart.
            rowDetail={({ receivedAt }) => intl.formatDate(receivedAt, { dateStyle: 'medium', timeStyle: 'short' })}
            columnChoice={choice}
            openId={openId}
            sort={order}
            onSort={list.sort}
            isBusy={list.isLoading}
            selection={{
              selectedIds: selected.map(({ id }) => id),
              onChange: (ids) => {
                setSelected(ids.flatMap((id) => known.get(id) ?? []));
              },
              rowName,
              actions: moves.map(({ to, label }) => ({
                id: to,
                label,
                isPending: changes.isPending,
                onPress: () => {
                  changes.move(
                    to,
                    selected.map(({ id }) => known.get(id)).filter((row) => row !== undefined),
                  );
                },
              })),
            }}
            // Beside what is open there is no room for a menu, and the open one has buttons.
            rowActions={openId === undefined ? menuOf : undefined}
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
