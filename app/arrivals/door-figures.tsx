import { Disclosure, Facts, Stack } from '#design-system';
import { countAttendance, type DoorParty } from '#rules/arrivals';
import { ageBandNames } from '#contract/enums';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';

const shown = ['here', 'toCome', 'left', 'notComing'] as const;

/** How many people are here and still to come, in all and by age band. */
export const DoorFigures = memo(function DoorFigures({ parties }: { parties: readonly DoorParty[] }) {
  const intl = useIntl();
  const { all, bands } = useMemo(() => countAttendance(parties), [parties]);
  return (
    <Stack gap="xs">
      <Facts
        layout="across"
        items={shown
          .filter((attendance) => attendance === 'here' || attendance === 'toCome' || all[attendance] > 0)
          .map((attendance) => ({
            term: intl.formatMessage({ id: `door.figures.${attendance}` }),
            description: intl.formatNumber(all[attendance]),
          }))}
      />
      {/* Data stored on this device has no age bands. */}
      {Object.keys(bands).length > 0 && (
        <Disclosure label={intl.formatMessage({ id: 'door.figures.byBand' })}>
          <Facts
            layout="figures"
            items={ageBandNames.flatMap((band) => {
              const counts = bands[band];
              if (!counts) return [];
              return {
                term: intl.formatMessage({ id: `door.band.${band}` }),
                description: intl.formatMessage(
                  { id: 'door.figures.hereAndToCome' },
                  { here: counts.here, toCome: counts.toCome },
                ),
              };
            })}
          />
        </Disclosure>
      )}
    </Stack>
  );
});
