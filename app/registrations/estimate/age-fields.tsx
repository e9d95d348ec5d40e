import { Button, Fieldset, Inline, NumberField, Stack, useAnnounce } from '#design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterPress } from '../../platform/forms/after-press.ts';
import { newPerson, type EstimatedPerson } from './estimate.ts';

/** The name of the field of someone's age. */
export function ageField(id: string): string {
  return `age-${id}`;
}

interface AgeFieldsProps {
  people: readonly EstimatedPerson[];
  errorOf: (id: string) => string | undefined;
  onChange: (people: readonly EstimatedPerson[]) => void;
  onFieldLeft: (id: string) => void;
}

/** The ages of everyone who is coming, one field for each. */
export function AgeFields({ people, errorOf, onChange, onFieldLeft }: AgeFieldsProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const next = useRef<string>(undefined);

  // The field of an added person, or the neighbor of a removed one, exists after the next render.
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(ageField(next.current))?.focus();
    next.current = undefined;
  }, [people]);

  const add = () => {
    const person = newPerson();
    next.current = person.id;
    onChange([...people, person]);
  };
  const remove = (index: number) => {
    next.current = (people[index + 1] ?? people[index - 1])?.id;
    announce(intl.formatMessage({ id: 'estimate.removed' }, { number: index + 1 }));
    onChange(people.toSpliced(index, 1));
  };

  return (
    <Fieldset
      id="ages"
      legend={intl.formatMessage({ id: 'estimate.who' })}
      hint={intl.formatMessage({ id: 'estimate.who.hint' })}
    >
      <Stack gap="m">
        {people.map(({ id, age }, index) => (
          <Inline key={id} gap="m" align="end">
            <NumberField
              name={ageField(id)}
              label={intl.formatMessage({ id: 'estimate.age' }, { number: index + 1 })}
              errorMessage={errorOf(id)}
              width={3}
              isRequired
              value={age}
              onChange={(typed) => {
                onChange(people.map((person) => (person.id === id ? { id, age: typed } : person)));
              }}
              onBlur={() => {
                afterPress(() => {
                  onFieldLeft(id);
                });
              }}
            />
            {people.length > 1 && (
              <Button
                tone="quiet"
                onPress={() => {
                  remove(index);
                }}
              >
                <FormattedMessage id="estimate.remove" values={{ number: index + 1 }} />
              </Button>
            )}
          </Inline>
        ))}
        <Inline>
          <Button onPress={add}>
            <FormattedMessage id="registration.people.add" />
          </Button>
        </Inline>
      </Stack>
    </Fieldset>
  );
}
