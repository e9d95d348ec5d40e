import { Alert, DataTable, FilterBar, Heading, Link, PageSection, Stack, Text, readDate, type FilterValue } from '#design-system';
import { auditActions } from '#contract/enums';
import { furtherScreens, guardedScreens } from '#rules/access';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../client/client.ts';
import { orSignIn } from '../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import { AuditSentence, subjectName } from './audit-sentence.tsx';
import { auditQuery, questionOf } from './audit-query.ts';

type Entry = Schemas['AuditEntry'];

export async function load({ api, url }: LoadInput) {
  return orSignIn(url, () => dataOf(api.GET('/audit', { params: { query: questionOf(auditQuery(url.searchParams)) } })));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'audit.title' }), description: '', isPrivate: true };
}

/** Who did what, for administrators. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  const navigation = useNavigation();
  const [query, setQuery] = useSearchParams();
  const asked = auditQuery(query);
  const columns = useMemo(() => tableColumns(intl), [intl]);
  const [about] = data.items;

  const addressWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    return next;
  };

  return (
    <PageSection width="wide">
      <Stack gap="l">
        <Stack gap="m">
          <Link href={guardedScreens.listUsers.path} standalone>
            <FormattedMessage id="user.back" />
          </Link>
          <Heading level={1}>
            <FormattedMessage id="audit.title" />
          </Heading>
          <Text>
            <FormattedMessage id="audit.lead" />
          </Text>
        </Stack>
        <Filters
          key={query.toString()}
          initial={{ action: asked.action ?? '', actor: query.get('actor') ?? '', from: asked.from, to: asked.to }}
          isPending={navigation.state === 'loading'}
          onFilter={(values) => {
            setQuery(addressWith({ ...values, page: '' }));
          }}
        />
        {asked.subject !== undefined && about && (
          <Alert
            tone="neutral"
            actions={
              <Link href={`${furtherScreens.auditTrail.path}?${addressWith({ subject: '', page: '' }).toString()}`} standalone>
                <FormattedMessage id="audit.aboutAll" />
              </Link>
            }
          >
            <FormattedMessage id="audit.onlyAbout" values={{ subject: subjectName(intl, about) }} />
          </Alert>
        )}
        <DataTable<Entry>
          caption={intl.formatMessage({ id: 'audit.caption' })}
          columns={columns}
          rows={data.items}
          rowId={({ id }) => String(id)}
          isBusy={navigation.state === 'loading'}
          empty={intl.formatMessage({ id: 'audit.empty' })}
          resultText={intl.formatMessage({ id: data.totalIsExact ? 'audit.count' : 'audit.countOver' }, { count: data.total })}
          page={{
            page: data.page,
            pageCount: Math.max(1, Math.ceil(data.total / data.pageSize)),
            label: intl.formatMessage({ id: 'audit.pages' }),
            hrefFor: (page) => `?${addressWith({ page: String(page) }).toString()}`,
            onChange: (page) => {
              setQuery(addressWith({ page: String(page) }));
            },
          }}
        />
      </Stack>
    </PageSection>
  );
}

type Values = Record<'action' | 'actor' | 'from' | 'to', string>;

interface FiltersProps {
  initial: Values;
  isPending: boolean;
  onFilter: (values: Values) => void;
}

function Filters({ initial, isPending, onFilter }: FiltersProps) {
  const intl = useIntl();
  const [values, setValues] = useState<Record<string, FilterValue>>(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const textOf = (name: keyof Values) => String(values[name] ?? '').trim();

  const submit = () => {
    const wrong: Record<string, string> = {};
    if (!/^\d{0,9}$/.test(textOf('actor'))) wrong['actor'] = intl.formatMessage({ id: 'audit.actorWrong' });
    const [from, to] = [readDate(textOf('from')), readDate(textOf('to'))];
    if (from.problem && from.problem !== 'empty') wrong['from'] = intl.formatMessage({ id: 'audit.dateWrong' });
    if (to.problem && to.problem !== 'empty') wrong['to'] = intl.formatMessage({ id: 'audit.dateWrong' });
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) onFilter({ action: textOf('action'), actor: textOf('actor'), from: from.date ?? '', to: to.date ?? '' });
  };

  return (
    <FilterBar
      label={intl.formatMessage({ id: 'audit.filters' })}
      filters={[
        {
          type: 'select',
          name: 'action',
          label: intl.formatMessage({ id: 'audit.action' }),
          placeholder: intl.formatMessage({ id: 'audit.anyAction' }),
          options: auditActions.map((action) => ({ value: action, label: intl.formatMessage({ id: `audit.action.${action}` }) })),
        },
        { type: 'text', name: 'actor', label: intl.formatMessage({ id: 'audit.actor' }), description: intl.formatMessage({ id: 'audit.actorHint' }) },
        { type: 'date', name: 'from', label: intl.formatMessage({ id: 'audit.from' }) },
        { type: 'date', name: 'to', label: intl.formatMessage({ id: 'audit.to' }) },
      ]}
      values={values}
      errors={errors}
      onChange={(name, value) => {
        setValues((before) => ({ ...before, [name]: value }));
      }}
      emptyText=""
      submitLabel={intl.formatMessage({ id: 'audit.filter' })}
      isPending={isPending}
      onSubmit={submit}
    />
  );
}

function tableColumns(intl: IntlShape) {
  return [
    {
      id: 'what',
      header: intl.formatMessage({ id: 'audit.what' }),
      cell: (entry: Entry) => <AuditSentence entry={entry} hasLinks />,
      isRowHeader: true,
    },
    { id: 'when', header: intl.formatMessage({ id: 'audit.when' }), cell: (entry: Entry) => intl.formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'medium' }) },
  ];
}
