import { ViewMenu } from '#design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../client/client.ts';
import { queryOfView, shownView, viewQuery, type SavedView } from './view-address.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

interface SavedViewsProps {
  list: Schemas['ListName'];
  /** The views of this list that the user saved. */
  views: readonly SavedView[];
  /** The current query of the list. */
  query: URLSearchParams;
  /** Shows the list with another query. */
  onShow: (query: URLSearchParams) => void;
}

/** The saved views of a list; lets a user show, save, rename, replace and delete them. */
export function SavedViews({ list, views, query, onShow }: SavedViewsProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const shown = shownView(query, views);
  const change = (view: SavedView, body: { name?: string; query?: string }) =>
    dataOf(createApi().PATCH('/workspace/views/{viewId}', { params: { path: { viewId: view.id } }, body }));
  const replacement = useAction(async () => {
    if (shown) await change(shown.view, { query: viewQuery(query) });
  });
  const deletion = useAction(async () => {
    if (shown)
      await dataOf(createApi().DELETE('/workspace/views/{viewId}', { params: { path: { viewId: shown.view.id } } }));
  });
  const save = async (name: string) => {
    if (naming === 'rename' && shown) {
      await change(shown.view, { name });
      await revalidate();
      return;
    }
    const view = await dataOf(createApi().POST('/workspace/views', { body: { list, name, query: viewQuery(query) } }));
    onShow(queryOfView(view));
  };
  const name = shown?.view.name ?? '';
  const action = (id: 'saveNew' | 'replace' | 'rename' | 'delete', onPress: () => void) => ({
    id,
    label: intl.formatMessage({ id: `views.${id}` }, { name }),
    onPress,
  });
  const label = () => {
    if (!shown) return intl.formatMessage({ id: 'views.label' });
    return intl.formatMessage({ id: shown.isChanged ? 'views.changed' : 'views.shown' }, { name });
  };

  return (
    <>
      <ViewMenu
        label={label()}
        views={views.map((view) => ({ id: view.id, name: view.name, href: `?${queryOfView(view).toString()}` }))}
        currentId={shown?.view.id}
        empty={intl.formatMessage({ id: 'views.none' })}
        actions={[
          ...(shown?.isChanged ? [action('replace', replacement.ask)] : []),
          action('saveNew', () => {
            setNaming('new');
          }),
          ...(shown
            ? [
                action('rename', () => {
                  setNaming('rename');
                }),
                action('delete', deletion.ask),
              ]
            : []),
        ]}
      />
      {naming !== undefined && (
        <ViewNameDialog
          title={intl.formatMessage({ id: `views.${naming === 'new' ? 'saveNew' : 'rename'}` }, { name })}
          name={naming === 'rename' ? name : ''}
          onSave={save}
          onClose={() => {
            setNaming(undefined);
          }}
        />
      )}
      <ActionDialog
        action={replacement}
        title={intl.formatMessage({ id: 'views.replace' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'views.save' })}
        doneTitle={intl.formatMessage({ id: 'views.replaced' })}
        doneText={intl.formatMessage({ id: 'views.replaced.text' })}
      >
        {intl.formatMessage({ id: 'views.replace.text' })}
      </ActionDialog>
      <ActionDialog
        action={deletion}
        tone="critical"
        title={intl.formatMessage({ id: 'views.delete' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'views.delete.confirm' })}
        doneTitle={intl.formatMessage({ id: 'views.deleted' })}
        doneText={intl.formatMessage({ id: 'views.deleted.text' })}
      >
        {intl.formatMessage({ id: 'views.delete.text' })}
      </ActionDialog>
    </>
  );
}
