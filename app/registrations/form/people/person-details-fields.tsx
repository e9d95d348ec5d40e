import { Checkbox, Disclosure, Stack, Text } from '#design-system';
import { isMinor } from '#rules/people';
import { useController, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { FormPhoneField, FormTextField } from '../../../platform/forms/form-fields.tsx';
import type { PersonValues } from '../draft.ts';
import { hasSessionsFor } from '../../sessions.ts';

interface PersonDetailsFieldsProps {
  control: Control<PersonValues>;
  event: Schemas['Event'];
  /** As typed; a number only once it is valid. */
  age: number | string | undefined;
  /** Details may have been provided before; they are not shown again. */
  isRegistered: boolean;
}

/**
 * Details that only some need: food, assistance, a guardian other than the contact. Young people are asked about their sessions.
 */
export function PersonDetailsFields({ control, event, age, isRegistered }: PersonDetailsFieldsProps) {
  const intl = useIntl();
  const sessions = useController({ control, name: 'joinsSessions' }).field;
  const years = typeof age === 'number' ? age : undefined;
  const hasSessions = hasSessionsFor(event, years);
  return (
    <>
      {hasSessions && (
        <Checkbox
          name="joinsSessions"
          label={intl.formatMessage(
            { id: 'field.joinsSessions' },
            { from: event.sessions?.from, to: event.sessions?.to },
          )}
          isSelected={sessions.value}
          onChange={sessions.onChange}
        />
      )}
      <Disclosure label={intl.formatMessage({ id: 'registration.person.more' })}>
        <Stack gap="l">
          <Text tone="muted">
            <FormattedMessage id={isRegistered ? 'registration.person.givenBefore' : 'registration.person.whoReads'} />
          </Text>
          <FormTextField
            control={control}
            name="diet"
            label={intl.formatMessage({ id: 'field.diet' })}
            hint={intl.formatMessage({ id: 'field.diet.hint' })}
            autoComplete="off"
          />
          <FormTextField
            control={control}
            name="accessNeeds"
            label={intl.formatMessage({ id: 'field.accessNeeds' })}
            hint={intl.formatMessage({ id: 'field.accessNeeds.hint' })}
            autoComplete="off"
          />
          {years !== undefined && isMinor(years) && (
            <>
              <FormTextField
                control={control}
                name="guardianName"
                label={intl.formatMessage({ id: 'field.guardianName' })}
                hint={intl.formatMessage({ id: 'field.guardianName.hint' })}
                autoComplete="off"
              />
              <FormPhoneField
                control={control}
                name="guardianPhone"
                label={intl.formatMessage({ id: 'field.guardianPhone' })}
                owner="other"
              />
            </>
          )}
        </Stack>
      </Disclosure>
    </>
  );
}
