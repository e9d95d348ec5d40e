import { Alert, Link, Text } from '#design-system';
import { auditActions } from '#contract/enums';
import { furtherScreens } from '#rules/access';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../platform/client/client.ts';
import { checkedDays, dayFilters } from '../platform/lists/day-filter.ts';
import { savedQuery } from '../platform/lists/reopening/saved-query.ts';
import type { ListControls } from '../platform/lists/list-filters.tsx';
import type { ListColumn } from '../platform/lists/list-column.ts';
import { ListScreen, type ListScreenMessages } from '../platform/lists/list-screen.tsx';
import { SavedViews } from '../platform/lists/views/saved-views.tsx';
import { useList } from '../platform/lists/use-list.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { AuditSentence, subjectName } from './port/audit-sentence.tsx';
import { auditQuery, questionOf } from './audit-query.ts';

type Entry = Schemas['AuditEntry'];

const { path } = furtherScreens.auditTrail;

export async function load({ api, url, language }: LoadInput) {
  const query = savedQuery(url, path);
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/audit', { params: { query: questionOf(auditQuery(query), language) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'audit' } } })),
    ]);
    return { page, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'audit.title' }), description: '', isPrivate: true };
}

const messages: ListScreenMessages = {
  title: 'audit.title',
  count: 'audit.count',
  countOver: 'audit.countOver',
  caption: 'audit.caption',
  filters: 'audit.filters',
  submit: 'audit.filter',
  empty: 'audit.empty',
  pages: 'audit.pages',
};

/** The audit trail, for administrators. */
export function Component() {
  const intl = useIntl();
  const { page: data, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const asked = auditQuery(list.query);
  const columns = useMemo(() => tableColumns(intl), [intl]);
  const [about] = data.items;

  return (
    <ListScreen
      messages={messages}
      list={list}
      page={data}
      columns={columns}
      controls={controls(intl)}
      filtered={{ action: asked.action, actor: list.query.get('actor') ?? '', from: asked.from, to: asked.to }}
      check={(values) => checked(intl, values)}
      views={<SavedViews list="audit" views={views} query={list.query} onShow={list.show} />}
      above={
        <Text size="small">
          <FormattedMessage id="audit.lead" />
        </Text>
      }
      note={
        asked.subject !== undefined &&
        about && (
          <Alert
            tone="neutral"
            actions={
              <Link href={`${path}${list.addressWith({ subject: '', page: '' })}`} standalone>
                <FormattedMessage id="audit.aboutAll" />
              </Link>
            }
          >
            <FormattedMessage id="audit.onlyAbout" values={{ subject: subjectName(intl, about) }} />
          </Alert>
        )
      }
    />
  );
}

type Values = Record<'action' | 'actor' | 'from' | 'to', string>;

/** Converts the number and the days to the API's format, and returns their errors. */
function checked(intl: IntlShape, values: Values) {
  const { errors, days } = checkedDays(intl, values);
  if (!/^\d{0,9}$/.test(values.actor)) errors['actor'] = intl.formatMessage({ id: 'audit.actorWrong' });
  return { errors, values: { ...values, ...days } };
}

function controls(intl: IntlShape): ListControls<keyof Values> {
  return {
    action: {
      type: 'select',
      label: intl.formatMessage({ id: 'audit.action' }),
      placeholder: intl.formatMessage({ id: 'audit.anyAction' }),
      options: auditActions.map((action) => ({
        value: action,
        label: intl.formatMessage({ id: `audit.action.${action}` }),
      })),
    },
    actor: {
      type: 'text',
      label: intl.formatMessage({ id: 'audit.actor' }),
      description: intl.formatMessage({ id: 'audit.actorHint' }),
    },
    ...dayFilters(intl),
  };
}

function tableColumns(intl: IntlShape): readonly ListColumn<'listAuditEntries'>[] {
  return [
    {
      id: 'action',
      header: intl.formatMessage({ id: 'audit.what' }),
      cell: (entry: Entry) => <AuditSentence entry={entry} viewer={furtherScreens.auditTrail.userTypes} />,
      isRowHeader: true,
      isSentence: true,
      share: 'all' as const,
    },
    {
      id: 'at',
      header: intl.formatMessage({ id: 'audit.when' }),
      cell: (entry: Entry) => intl.formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'medium' }),
    },
  ];
}
