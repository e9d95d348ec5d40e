import { Menu, type DataTableColumn } from '#design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import type { ListOrder } from '../../../platform/lists/list-address.ts';
import type { ListControls, ListValues } from '../../../platform/lists/list-filters.tsx';
import { ListPage, type ListMessages } from '../../../platform/lists/list-page.tsx';
import type { useList } from '../../../platform/lists/use-list.ts';
import { SavedViews } from '../../../platform/lists/views/saved-views.tsx';
import type { SavedView } from '../../../platform/lists/views/view-address.ts';
import { MoveOutcome } from './move-outcome.tsx';
import { NewForms } from './new-forms.tsx';
import { useMove, type MoveRequest, type ReadForm } from './use-move.ts';

/** A row: a form that can be moved, with the time it arrived. */
type ListedForm<State extends string> = ReadForm<State> & { readonly receivedAt: string };

interface FormListPageProps<Row extends ListedForm<State>, State extends string, Name extends string> {
  path: string;
  kind: Schemas['HeldFormKind'];
  listName: Schemas['ListName'];
  /** The views of this list that the user saved. */
  views: readonly SavedView[];
  /** The filter button has the same label in every list. */
  messages: Omit<ListMessages, 'submit'>;
  list: ReturnType<typeof useList>;
  page: { items: Row[]; page: number; pageSize: number; total: number; totalIsExact: boolean; newestAt: string | null };
  /** Fetches the rows of another page. */
  pageAt: (page: number) => Promise<{ items: readonly Row[] }>;
  columns: readonly DataTableColumn<Row>[];
  order: ListOrder<string>;
  controls: ListControls<NoInfer<Name>>;
  filtered: ListValues<Name>;
  rowName: (row: Row) => string;
  /** The states that rows can be moved to, in the order of the buttons. */
  moves: readonly { to: NoInfer<State>; label: string }[];
  request: MoveRequest<State>;
  stateWord: (state: State) => string;
  /** Further links and buttons of the list. */
  actions?: ReactNode;
  /** Shown between the filters and the rows. */
  note?: ReactNode;
}

/** A list of submissions of a public form, to search, filter, sort, select across pages, and move to other states with undo. */
export function FormListPage<Row extends ListedForm<State>, State extends string, Name extends string>({
  path,
  kind,
  listName,
  views,
  messages,
  list,
  page,
  pageAt,
  columns,
  order,
  controls,
  filtered,
  rowName,
  moves,
  request,
  stateWord,
  actions,
  note,
}: FormListPageProps<Row, State, Name>) {
  const intl = useIntl();
  const [selected, setSelected] = useState<readonly Row[]>([]);
  const changes = useMove(
    request,
    moves.map(({ to }) => to),
    () => {
      setSelected([]);
    },
  );
  // The rows on the page are newer than the selected ones.
  const known = new Map([...selected, ...page.items].map((row) => [row.id, row]));
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
    <ListPage<Row, Name>
      path={path}
      messages={{ ...messages, submit: 'formDesk.search' }}
      list={list}
      page={page}
      pageAt={pageAt}
      columns={columns}
      order={order}
      controls={controls}
      filtered={filtered}
      hidesColumns
      views={<SavedViews list={listName} views={views} query={list.query} onShow={list.show} />}
      actions={actions}
      note={
        <>
          {note}
          <NewForms
            kind={kind}
            since={page.newestAt}
            onShow={() => {
              list.showNewest({ state: 'new' });
            }}
          />
          <MoveOutcome moves={changes} stateWord={stateWord} />
        </>
      }
      // Many people have the same name: the time tells the rows apart.
      rowDetail={({ receivedAt }) => intl.formatDate(receivedAt, { dateStyle: 'medium', timeStyle: 'short' })}
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
      rowActions={menuOf}
    />
  );
}
