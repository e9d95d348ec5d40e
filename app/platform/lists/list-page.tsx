import type { MessageId } from '../messages/messages.ts';
import { ListScreen, type ListScreenProps, type ListScreenMessages } from './list-screen.tsx';
import { ListWithOpened, useOpenedRow } from './list-with-opened.tsx';

/** The messages of a list with a detail beside it. */
export interface ListMessages extends ListScreenMessages {
  opened: MessageId;
  previous: MessageId;
  next: MessageId;
}

interface ListPageProps<Row extends { readonly id: string | number }, Name extends string> extends Omit<
  ListScreenProps<Row, Name>,
  'rowHref' | 'openId'
> {
  path: string;
  messages: ListMessages;
  /** Fetches the rows of another page. */
  pageAt: (page: number) => Promise<{ items: readonly Row[] }>;
}

/** A staff list that is searched, filtered, sorted and paged by its address, with a detail that opens beside it. */
export function ListPage<Row extends { readonly id: string | number }, Name extends string>({
  path,
  pageAt,
  rowActions,
  ...screen
}: ListPageProps<Row, Name>) {
  const { messages, list, page } = screen;
  const { openId, hrefOf } = useOpenedRow(path, list.query);
  return (
    <ListWithOpened
      path={path}
      query={list.query}
      ids={page.items.map(({ id }) => String(id))}
      page={page}
      idsOfPage={async (other) => (await pageAt(other)).items.map(({ id }) => String(id))}
      messages={messages}
    >
      <ListScreen<Row, Name>
        {...screen}
        openId={openId}
        rowHref={({ id }) => hrefOf(String(id))}
        // Beside an open detail there is no room for a menu, and the detail has buttons.
        rowActions={openId === undefined ? rowActions : undefined}
      />
    </ListWithOpened>
  );
}
