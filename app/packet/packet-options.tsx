import { Button, CheckboxGroup, Grid, Inline, RadioGroup, Select, Stack } from '#design-system';
import { languages } from '#rules/language';
import { FormattedMessage, useIntl } from 'react-intl';
import { meals } from './meals.ts';
import { leftOut, packetPages, papers, type PacketChoices } from './packet-choices.ts';

interface PacketOptionsProps {
  choices: PacketChoices;
  onChange: (choices: PacketChoices) => void;
}

/** The choice of sheets, languages and paper. */
export function PacketOptions({ choices, onChange }: PacketOptionsProps) {
  const intl = useIntl();
  return (
    <Grid columns={2} gap="l">
      <CheckboxGroup
        name="packet-pages"
        label={intl.formatMessage({ id: 'packet.pages' })}
        {...(choices.pages.length === 0 && { errorMessage: intl.formatMessage({ id: 'packet.pages.none' }) })}
        options={packetPages.map((value) => ({ value, label: intl.formatMessage({ id: `packet.page.${value}` }) }))}
        values={choices.pages}
        onChange={(values) => {
          onChange({ ...choices, pages: packetPages.filter((page) => values.includes(page)) });
        }}
      />
      <Stack gap="m">
        <RadioGroup
          name="packet-language"
          label={intl.formatMessage({ id: 'packet.languages' })}
          options={[
            ...languages.map((value) => ({ value, label: intl.formatMessage({ id: `language.${value}` }) })),
            { value: 'both', label: intl.formatMessage({ id: 'packet.languages.both' }) },
          ]}
          value={choices.languages.length > 1 ? 'both' : (choices.languages[0] ?? 'en')}
          onChange={(value) => {
            onChange({ ...choices, languages: languages.filter((language) => value === 'both' || value === language) });
          }}
        />
        <RadioGroup
          name="packet-paper"
          label={intl.formatMessage({ id: 'packet.paper' })}
          options={papers.map((value) => ({ value, label: intl.formatMessage({ id: `packet.paper.${value}` }) }))}
          value={choices.paper}
          onChange={(value) => {
            onChange({ ...choices, paper: papers.find((paper) => paper === value) ?? choices.paper });
          }}
        />
        <CheckboxGroup
          name="packet-leftOut"
          label={intl.formatMessage({ id: 'packet.leaveOut' })}
          options={leftOut.map((value) => ({ value, label: intl.formatMessage({ id: `packet.leaveOut.${value}` }) }))}
          values={choices.leftOut}
          onChange={(values) => {
            onChange({ ...choices, leftOut: leftOut.filter((each) => values.includes(each)) });
          }}
        />
        {choices.pages.includes('kitchen') &&
          (['firstMeal', 'lastMeal'] as const).map((which) => (
            <Select
              key={which}
              name={`packet-${which}`}
              label={intl.formatMessage({ id: `packet.${which}` })}
              options={meals.map((value) => ({ value, label: intl.formatMessage({ id: `packet.meal.${value}` }) }))}
              value={choices[which]}
              onChange={(value) => {
                onChange({ ...choices, [which]: meals.find((meal) => meal === value) ?? choices[which] });
              }}
            />
          ))}
        <Inline>
          <Button
            tone="primary"
            isDisabled={choices.pages.length === 0}
            onPress={() => {
              window.print();
            }}
          >
            <FormattedMessage id="waiver.print.now" />
          </Button>
        </Inline>
      </Stack>
    </Grid>
  );
}
