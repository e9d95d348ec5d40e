import { Alert, Fieldset, Link, Select, Stack, Text, TextArea } from '#design-system';
import { telephoneAddress } from '#rules/site';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { fieldMessage } from '../../../platform/forms/field-messages.ts';
import { useSite } from '../../../platform/shell/site.ts';
import { fullName, type DraftPerson } from '../draft.ts';
import { adultField, NamedAdult } from './named-adult.tsx';
import {
  adultsOf,
  minorsOf,
  noResponsibleAdult,
  responsibilityFaults,
  responsibilityQuestion,
  responsibleFor,
  type ResponsibilityDraft,
  type ResponsibilityFault,
} from './responsible-draft.ts';
import { useWriteAddress } from '../writing/write-address.ts';

type Event = Schemas['Event'];

/** With at least this many minors, one answer for all of them is offered. */
const manyMinors = 4;

const reasonField = 'withoutAdultReason';
const minorField = ({ id }: Pick<DraftPerson, 'id'>): string => `responsible-${id}`;

export interface ResponsibilityError {
  fieldId: string;
  message: string;
}

function toError(intl: IntlShape, fault: ResponsibilityFault): ResponsibilityError {
  switch (fault.kind) {
    case 'adultNeeded':
      return { fieldId: 'people', message: intl.formatMessage({ id: 'problem.partyWithoutAdult' }) };
    case 'reason':
      return { fieldId: reasonField, message: intl.formatMessage({ id: 'responsible.reason.missing' }) };
    case 'minor':
      return {
        fieldId: minorField(fault.person),
        message: intl.formatMessage({ id: 'responsible.minor.missing' }, { name: fullName(fault.person) }),
      };
    case 'field':
      return {
        fieldId: adultField(fault.field),
        message: fieldMessage(intl, `responsible-${fault.field}`, fault.rule) ?? '',
      };
  }
}

/** The missing answers about the responsible adults, each with its field. */
export function responsibilityErrors(
  intl: IntlShape,
  event: Event,
  draft: ResponsibilityDraft,
  isStaff: boolean,
): ResponsibilityError[] {
  return responsibilityFaults(event, draft, isStaff).map((fault) => toError(intl, fault));
}

/** The field that changes who is responsible for a minor: with one adult there is no such field, so it is the list of people. */
export function responsibilityField(event: Event, people: readonly DraftPerson[], minorId: string): string {
  const question = responsibilityQuestion(event, people);
  if (question === 'namedAdult') return adultField('name');
  if (question === 'adultNeeded') return reasonField;
  return adultsOf(people).length > 1 ? minorField({ id: minorId }) : 'people';
}

interface ResponsibleAdultsProps {
  event: Event;
  draft: ResponsibilityDraft;
  change: (apply: (before: ResponsibilityDraft) => ResponsibilityDraft) => void;
  /** Staff may accept minors without an adult, and say why. */
  isStaff: boolean;
  /** The errors that should be shown now. */
  errors: readonly ResponsibilityError[];
  onFieldLeft?: (() => void) | undefined;
}

/** Asks who is responsible for each minor; shows nothing without minors. */
export function ResponsibleAdults(props: ResponsibleAdultsProps) {
  const intl = useIntl();
  const { event, draft, change, isStaff, errors, onFieldLeft } = props;
  const question = responsibilityQuestion(event, draft.people);
  if (question === 'none') return null;
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;
  return (
    <Fieldset legend={intl.formatMessage({ id: 'responsible.title' })}>
      <Stack gap="l">
        {question === 'eachMinor' && (
          <EachMinor draft={draft} change={change} errorOf={errorOf} onFieldLeft={onFieldLeft} />
        )}
        {question === 'namedAdult' && (
          <NamedAdult
            values={draft.responsibleAdult ?? noResponsibleAdult}
            minors={minorsOf(draft.people).length}
            errorOf={errorOf}
            onFieldLeft={onFieldLeft}
            onChange={(responsibleAdult) => {
              change((before) => ({ ...before, responsibleAdult }));
            }}
          />
        )}
        {question === 'adultNeeded' && !isStaff && <AdultNeeded event={event} />}
        {question !== 'eachMinor' && isStaff && (
          <TextArea
            name={reasonField}
            label={intl.formatMessage({ id: 'responsible.reason' })}
            hint={intl.formatMessage({
              id: question === 'namedAdult' ? 'responsible.reason.orHint' : 'responsible.reason.hint',
            })}
            value={draft.withoutAdultReason ?? ''}
            errorMessage={errorOf(reasonField)}
            onBlur={onFieldLeft}
            onChange={(withoutAdultReason) => {
              change((before) => ({ ...before, withoutAdultReason }));
            }}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

function EachMinor({
  draft: { people },
  change,
  errorOf,
  onFieldLeft,
}: Pick<ResponsibleAdultsProps, 'draft' | 'change' | 'onFieldLeft'> & {
  errorOf: (fieldId: string) => string | undefined;
}) {
  const intl = useIntl();
  const [minors, adults] = [minorsOf(people), adultsOf(people)];
  const options = adults.map((adult) => ({ value: adult.id, label: fullName(adult) }));
  const placeholder = intl.formatMessage({ id: 'responsible.choose' });
  const chosen = minors.map((minor) => responsibleFor(minor, people) ?? '');
  const choose = (isMeant: (person: DraftPerson) => boolean, responsibleId: string) => {
    change((before) => ({
      ...before,
      people: before.people.map((person) => (isMeant(person) ? { ...person, responsibleId } : person)),
    }));
  };
  const [only] = adults;
  // With one adult there is nothing to choose, unless the adult named by the party is no longer coming.
  if (only && adults.length === 1 && chosen.every((id) => id === only.id)) {
    const names = minors.map(fullName);
    return (
      <Text>
        <FormattedMessage
          id="responsible.only"
          values={{ adult: fullName(only), minors: intl.formatList(names, { type: 'conjunction' }) }}
        />
      </Text>
    );
  }
  return (
    <>
      <Text tone="muted">
        <FormattedMessage id="responsible.text" />
      </Text>
      {minors.length >= manyMinors && (
        <Select
          name="responsible-all"
          label={intl.formatMessage({ id: 'responsible.forAll' }, { count: minors.length })}
          placeholder={intl.formatMessage({ id: 'responsible.different' })}
          options={options}
          onBlur={onFieldLeft}
          value={chosen.every((id) => id === chosen[0]) ? (chosen[0] ?? '') : ''}
          onChange={(responsibleId) => {
            const ids = new Set(minors.map(({ id }) => id));
            choose(({ id }) => ids.has(id), responsibleId);
          }}
        />
      )}
      {minors.map((minor, index) => (
        <Select
          key={minor.id}
          name={minorField(minor)}
          label={intl.formatMessage({ id: 'responsible.forMinor' }, { name: fullName(minor) })}
          placeholder={chosen[index] === '' ? placeholder : undefined}
          options={options}
          value={chosen[index] ?? ''}
          errorMessage={errorOf(minorField(minor))}
          onBlur={onFieldLeft}
          onChange={(responsibleId) => {
            choose(({ id }) => id === minor.id, responsibleId);
          }}
        />
      ))}
    </>
  );
}

function AdultNeeded({ event }: Pick<ResponsibleAdultsProps, 'event'>) {
  const site = useSite();
  const writeAddress = useWriteAddress(event);
  return (
    <Alert tone="caution">
      <FormattedMessage
        id="responsible.adultNeeded"
        values={{
          write: (words) => <Link href={writeAddress}>{words}</Link>,
          phone: <Link href={telephoneAddress(site.phone)}>{site.phone}</Link>,
        }}
      />
    </Alert>
  );
}
