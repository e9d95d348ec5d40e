import { Disclosure, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import type { DraftPerson } from '../../form/draft.ts';
import { ResponsibleAdults } from '../../form/people/responsible-adults.tsx';
import { adultsOf, minorsOf, responsibilityQuestion, responsibleFor } from '../../form/people/responsible-draft.ts';
import { peopleOf, typedResponsibility, withResponsibility, type EntryDraft } from './entry-draft.ts';
import type { EntryProblem } from './entry-problems.ts';

interface ResponsibilityProps {
  event: Schemas['Event'];
  draft: EntryDraft;
  change: (apply: (draft: EntryDraft) => EntryDraft) => void;
  problems: readonly EntryProblem[];
}

const fullName = ({ firstName, lastName }: DraftPerson): string => `${firstName} ${lastName}`.trim();

/** Whether the form proposes who is responsible for each minor, and several adults could be. */
function isProposed(event: Schemas['Event'], people: readonly DraftPerson[]): boolean {
  return (
    responsibilityQuestion(event, people) === 'eachMinor' &&
    adultsOf(people).length > 1 &&
    minorsOf(people).every((minor) => responsibleFor(minor, people) !== undefined)
  );
}

function Questions({ event, draft, change, problems }: ResponsibilityProps) {
  return (
    <ResponsibleAdults
      event={event}
      draft={typedResponsibility(draft)}
      isStaff
      errors={problems.flatMap(({ fieldId, message }) => (fieldId === undefined ? [] : [{ fieldId, message }]))}
      change={(apply) => {
        change((before) => withResponsibility(before, apply(typedResponsibility(before))));
      }}
    />
  );
}

/** The questions about who is responsible for the minors, unless the form proposes the answers. */
export function ResponsibilityFields(props: ResponsibilityProps) {
  return isProposed(props.event, peopleOf(props.draft)) ? null : <Questions {...props} />;
}

/**
 * The proposed responsible adult for each minor, and the choice of another. It comes last, so that a registrar who agrees types
 * nothing.
 */
export function ProposedResponsibility(props: ResponsibilityProps) {
  const intl = useIntl();
  const people = peopleOf(props.draft);
  if (!isProposed(props.event, people)) return null;
  const minors = minorsOf(people);
  return (
    <Stack gap="xs">
      {adultsOf(people).map((adult) => {
        const names = minors.filter((minor) => responsibleFor(minor, people) === adult.id).map(fullName);
        return names.length === 0 ? null : (
          <Text key={adult.id}>
            <FormattedMessage
              id="responsible.only"
              values={{ adult: fullName(adult), minors: intl.formatList(names, { type: 'conjunction' }) }}
            />
          </Text>
        );
      })}
      <Disclosure label={intl.formatMessage({ id: 'entry.responsible.change' })}>
        <Questions {...props} />
      </Disclosure>
    </Stack>
  );
}
