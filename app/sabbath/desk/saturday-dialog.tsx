import { Alert, Button, Checkbox, Dialog, Form, NumberField, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { dayInWords } from './sabbath-moves.ts';

interface SaturdayDialogProps {
  /** The stored settings. */
  saturday: Schemas['Saturday'];
  onClose: () => void;
}

const mostPlaces = 1000;

function isMeanwhile(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'changed-meanwhile';
}

/** The closures and the number of places of a Saturday, in words. */
function settingsInWords(intl: IntlShape, { isPrayerClosed, isRetreatClosed, places }: Schemas['Saturday']): string {
  return intl.formatList(
    [
      ...(isPrayerClosed ? [intl.formatMessage({ id: 'saturdays.prayerClosed' })] : []),
      ...(isRetreatClosed ? [intl.formatMessage({ id: 'saturdays.retreatClosed' })] : []),
      ...(isPrayerClosed || isRetreatClosed ? [] : [intl.formatMessage({ id: 'saturdays.open' })]),
      places === null
        ? intl.formatMessage({ id: 'saturdays.noLimit' })
        : intl.formatMessage({ id: 'saturdays.placesAre' }, { places }),
    ].map((part) => part.toLocaleLowerCase(intl.locale)),
  );
}

/** Closes or opens a Saturday for each kind of request, and sets the places of its prayer. */
export function SaturdayDialog({ saturday, onClose }: SaturdayDialogProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { day, version } = saturday;
  const [isPrayerClosed, setPrayerClosed] = useState(saturday.isPrayerClosed);
  const [isRetreatClosed, setRetreatClosed] = useState(saturday.isRetreatClosed);
  const [places, setPlaces] = useState(saturday.places === null ? '' : String(saturday.places));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [hasTried, setTried] = useState(false);
  const typed = places.trim();
  const isWrong = typed !== '' && !(/^\d{1,4}$/.test(typed) && Number(typed) <= mostPlaces);
  const save = async () => {
    setTried(true);
    if (isWrong) return;
    setPending(true);
    setFailure(undefined);
    try {
      const body = { version, isPrayerClosed, isRetreatClosed, ...(typed !== '' && { places: Number(typed) }) };
      await dataOf(createApi().PUT('/saturdays/{day}', { params: { path: { day } }, body }));
      await revalidate();
      onClose();
    } catch (error) {
      // Load the other person's change, so that saving again means it has been seen.
      if (isMeanwhile(error)) await revalidate();
      setFailure(error);
      setPending(false);
    }
  };
  const label = dayInWords(intl, day, 'full');
  return (
    <Dialog title={label} isOpen isPending={isPending} onClose={onClose}>
      <Form label={label} onSubmit={() => void save()}>
        <Stack gap="m">
          {failure !== undefined && (
            <Alert tone="critical" announce>
              <Stack gap="s">
                <Text>{failureText(intl, failure)}</Text>
                {isMeanwhile(failure) && (
                  <Text>
                    <FormattedMessage id="saturdays.meanwhile" values={{ settings: settingsInWords(intl, saturday) }} />
                  </Text>
                )}
              </Stack>
            </Alert>
          )}
          <Checkbox
            name="saturday-prayer-closed"
            label={intl.formatMessage({ id: 'saturdays.closePrayer' })}
            isSelected={isPrayerClosed}
            onChange={setPrayerClosed}
          />
          <Checkbox
            name="saturday-retreat-closed"
            label={intl.formatMessage({ id: 'saturdays.closeRetreats' })}
            isSelected={isRetreatClosed}
            onChange={setRetreatClosed}
          />
          <NumberField
            name="saturday-places"
            label={intl.formatMessage({ id: 'saturdays.places' })}
            hint={intl.formatMessage({ id: 'saturdays.placesHint' })}
            errorMessage={
              hasTried && isWrong
                ? intl.formatMessage({ id: 'saturdays.placesWrong' }, { most: mostPlaces })
                : undefined
            }
            value={places}
            onChange={setPlaces}
          />
          <Button type="submit" tone="primary" isPending={isPending}>
            <FormattedMessage id="saturdays.save" />
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
