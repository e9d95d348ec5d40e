import { ListWithDetail } from '#design-system';
import { firstRow, pageCountOf } from '#rules/paging';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useShortcut } from '../workspace/shortcuts/use-shortcut.ts';
import type { MessageId } from '../messages/messages.ts';
import { pageKey } from './list-address.ts';
import type { Page } from './use-list.ts';

interface OpenedRow {
  /** The id of the open row, or of the next one while it is loading. */
  openId: string | undefined;
  /** The address of a row's detail, with the list's query. */
  hrefOf: (id: string) => string;
}

/** The last part of the address of a detail opened from the list at a path; undefined where only a slash follows the path. */
function idIn(path: string, pathname: string): string | undefined {
  return (pathname.startsWith(`${path}/`) && pathname.slice(path.length + 1)) || undefined;
}

/** The detail that is open beside the list at a path; its id is the last part of its address. */
export function useOpenedRow(path: string, query: URLSearchParams): OpenedRow {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const open = idIn(path, pathname);
  const search = query.toString();
  return {
    openId: open === undefined || next === undefined ? open : (idIn(path, next) ?? open),
    hrefOf: (id) => `${path}/${id}${search === '' ? '' : `?${search}`}`,
  };
}

interface ListWithOpenedProps {
  /** The address of the list; the detail is a child route with one parameter. */
  path: string;
  /** The query of the list. */
  query: URLSearchParams;
  /** The ids of the rows on the open page, in order. */
  ids: readonly string[];
  page: Page;
  /** Loads the ids of the rows of another page. */
  idsOfPage: (page: number) => Promise<readonly string[]>;
  messages: { opened: MessageId; previous: MessageId; next: MessageId };
  children: ReactNode;
}

/** A list with an open detail beside it: next and previous by button and by the keys j and k, across pages. */
export function ListWithOpened({ path, query, ids, page, idsOfPage, messages, children }: ListWithOpenedProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const openId = idIn(path, pathname);
  const lastOpen = useRef(openId);
  // The navigation in progress, and where it began. Presses in the meantime count from its target row, so they wait until that is
  // open.
  const onTheWay = useRef<{ from: string; isOtherPage: boolean }>(undefined);
  const waiting = useRef(0);

  const addressOf = (id: string, ofPage: number) => {
    const other = new URLSearchParams(query);
    if (ofPage !== page.page) other.set(pageKey, String(ofPage));
    const search = other.toString();
    return `${path}/${id}${search === '' ? '' : `?${search}`}`;
  };
  /** The row this many steps from the open one, on this page or a neighboring one. */
  const go = async (step: number) => {
    if (onTheWay.current !== undefined) {
      waiting.current += step;
      return;
    }
    const found = ids.indexOf(openId ?? lastOpen.current ?? '');
    const [id, target] = [ids[found + step], page.page + step];
    // A further press opens the row after the one that was opened last.
    const options = { replace: openId !== undefined };
    if (id !== undefined && (found >= 0 || step > 0)) {
      onTheWay.current = { from: key, isOtherPage: false };
      await navigate(addressOf(id, page.page), options);
    } else if (found >= 0 && target >= 1 && target <= pageCountOf(page)) {
      onTheWay.current = { from: key, isOtherPage: true };
      const other = (await idsOfPage(target).catch(() => [])).at(step > 0 ? 0 : -1);
      if (other === undefined) onTheWay.current = undefined;
      else await navigate(addressOf(other, target), options);
    } else waiting.current = 0;
  };
  /** Ends the navigation to a row that is now open, and takes one of the waiting steps. */
  const goOn = () => {
    const way = onTheWay.current;
    if (way === undefined || way.from === key || (way.isOtherPage && !ids.includes(openId ?? ''))) return;
    onTheWay.current = undefined;
    const step = Math.sign(waiting.current);
    waiting.current -= step;
    if (step !== 0) void go(step);
  };
  useEffect(() => {
    if (openId !== undefined) lastOpen.current = openId;
    goOn();
  });
  const index = openId === undefined ? -1 : ids.indexOf(openId);
  const isFirst = index < 0 || (index === 0 && page.page === 1);
  const isLast = index === ids.length - 1 && page.page === pageCountOf(page);
  useShortcut('j', () => void go(1));
  useShortcut('k', () => {
    if (openId !== undefined) void go(-1);
  });
  const search = query.toString();

  return (
    <ListWithDetail
      list={children}
      detail={openId === undefined ? undefined : <Outlet />}
      openId={openId}
      label={intl.formatMessage({ id: messages.opened })}
      position={
        index < 0
          ? undefined
          : intl.formatMessage({ id: 'workspace.event.of' }, { count: firstRow(page) + index, total: page.total })
      }
      previous={{
        label: intl.formatMessage({ id: messages.previous }),
        onPress: isFirst ? undefined : () => void go(-1),
      }}
      next={{ label: intl.formatMessage({ id: messages.next }), onPress: isLast ? undefined : () => void go(1) }}
      onClose={() => {
        void navigate(`${path}${search === '' ? '' : `?${search}`}`);
      }}
    />
  );
}
