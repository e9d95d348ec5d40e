import { Chart, Select, Stack, type ChartSeries } from '#design-system';
import { parseEventDate } from '#rules/events';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { coursePoints, courseSpans, registeredBy, type CourseSpan } from './course.ts';
import { addDays } from '#rules/moments';

interface CourseChartProps {
  overview: Schemas['EventOverview'];
  /** The first day of the event. */
  start_date: string;
}

/**
 * How many people had registered over time, compared with earlier events of the same type at the same distance from their start.
 */
export function CourseChart({ overview: { courses, today }, start_date }: CourseChartProps) {
  const intl = useIntl();
  const [span, setSpan] = useState<CourseSpan>('days');
  const [course, ...earlier] = courses;
  if (!course) return null;
  const points = coursePoints(courses, today, span);
  const end = points.at(-1) ?? 0;
  const categories = points.map((daysBefore) => {
    const { year, month, day } = addDays(parseEventDate(start_date), -daysBefore);
    return intl.formatDate(Date.UTC(year, month - 1, day), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  });
  const seriesOf = (one: Schemas['RegistrationCourse']): ChartSeries => ({
    name: one.eventName,
    values: points.map((daysBefore) => registeredBy(one, daysBefore)),
  });
  const [last, before] = earlier;
  const own = seriesOf(course);
  const findings = [
    intl.formatMessage({ id: 'overview.course.now' }, { count: registeredBy(course, end) }),
    ...earlier.map((one) =>
      intl.formatMessage({ id: 'overview.course.before' }, { count: registeredBy(one, end), event: one.eventName }),
    ),
  ];
  return (
    <Stack gap="s">
      <Select
        name="span"
        label={intl.formatMessage({ id: 'overview.course.span' })}
        value={span}
        onChange={(value) => {
          setSpan(courseSpans.find((one) => one === value) ?? 'days');
        }}
        options={courseSpans.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `overview.course.${one}` }),
        }))}
      />
      <Chart
        kind="line"
        isCompact
        caption={intl.formatMessage({ id: 'overview.course' })}
        summaryText={findings.join(' ')}
        categoryLabel={intl.formatMessage({ id: 'overview.course.day' })}
        categories={categories}
        series={last ? (before ? [own, seriesOf(last), seriesOf(before)] : [own, seriesOf(last)]) : [own]}
        formatValue={(value) => intl.formatNumber(value)}
      />
    </Stack>
  );
}
