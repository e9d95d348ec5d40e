import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { http } from './api.fixtures.ts';
import { reportWords } from './report-words.fixtures.ts';
import { reports, rows } from './reports.fixtures.ts';
import type { ReportDefinition, ReportRow } from './reports.fixtures.ts';
import { ReportScreen } from './ReportScreen.tsx';

const listed = (definitions: ReportDefinition[]) =>
  http.get('/reports/available', ({ response }) => response(200).json(definitions));
const found = (results: ReportRow[]) => http.post('/reports/run', ({ response }) => response(200).json({ results }));

const meta = {
  title: 'Patterns/ReportScreen',
  component: ReportScreen,
  args: { words: reportWords.en, reader: { id: 7, userType: 'R' }, onDownload: fn() },
  parameters: { layout: 'fullscreen', msw: [listed(reports.en), found(rows.en)] },
} satisfies Meta<typeof ReportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first report is there with its filters as it wants them; nothing is run unasked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const report = await canvas.findByRole('combobox', { name: 'Report' });
    await expect(report).toHaveValue('12');
    await expect([...report.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      '-- Select --',
      '12 - Registrations by event',
      '15 - Rooms',
    ]);
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveValue('miami');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('03');
    await expect(canvas.getByRole('textbox', { name: 'Last name (optional)' })).toHaveAccessibleDescription(
      'The first letters are enough.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Only those who have not paid' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Download Excel' })).toHaveAccessibleDescription(
      'Run a report first',
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Chosen, run and taken along, by keyboard. */
export const ResultsByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByRole('combobox', { name: 'Report' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Last name (optional)' }));
    await userEvent.keyboard('Ru{Enter}');
    const table = await canvas.findByRole('table', { name: 'Results: Registrations by event' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Event', 'People', 'Total']);
    await expect(within(table).getByRole('rowheader', { name: "O'Brien, Kathleen" })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('3 results'));
    const download = canvas.getByRole('button', { name: 'Download Excel' });
    await expect(download).not.toHaveAccessibleDescription('Run a report first');
    download.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith('Registrations_by_event_report.xlsx', rows.en);
  },
};

/** Another report is another question: what was found before is gone. */
export const AnotherReportByPointer: Story = {
  play: async ({ canvas }) => {
    const report = await canvas.findByRole('combobox', { name: 'Report' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show Results' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await userEvent.selectOptions(report, '15');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByText('No filters for this report. Proceed to view results.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Results' }));
    await expect(await canvas.findByRole('table', { name: 'Results: Rooms' })).toBeVisible();
    await userEvent.selectOptions(report, '12');
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveValue('miami');
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Report' }), '');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Results' }));
    await expect(await canvas.findByText('Please select a report first.')).toBeVisible();
  },
};

export const Running: Story = {
  parameters: {
    msw: [
      listed(reports.en),
      http.post('/reports/run', async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Results' }));
    await expect(await canvas.findByRole('button', { name: 'Running...' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Download Excel' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NothingFound: Story = {
  parameters: { msw: [listed(reports.en), found([])] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Results' }));
    // Shown, and said aloud.
    await waitFor(() => expect(canvas.getAllByText('No results found for the selected filters.')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Download Excel' })).toHaveAccessibleDescription(
      'Run a report first',
    );
  },
};

const failures = [
  [400, { error: 'Choose an event.' }, 'Missing Data: Choose an event.'],
  [400, {}, 'Missing Data: Missing or invalid data.'],
  [401, {}, 'Unauthorized: Please log in again.'],
  [403, {}, 'Forbidden: You do not have permission to run this report.'],
  [404, {}, 'Report not found. Please check the report selection.'],
  [500, {}, 'Server error: Please try again later.'],
  [418, {}, 'Unexpected error (Code 418): Unknown error'],
] as const;

/** Each refusal in its own words; what was asked stays. */
export const Refused: Story = {
  play: async ({ canvas, msw }) => {
    const show = await canvas.findByRole('button', { name: 'Show Results' });
    for (const [status, body, words] of failures) {
      msw.use(http.post('/reports/run', ({ response }) => response(status).json(body)));
      await userEvent.click(show);
      await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible());
    }
    msw.use(http.post('/reports/run', ({ response }) => response(200).json({ error: 'The event is gone.' })));
    await userEvent.click(show);
    await waitFor(() => expect(canvas.getAllByText('Error: The event is gone.')[0]).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveValue('miami');
  },
};

export const Unreachable: Story = {
  parameters: { msw: [listed(reports.en), http.post('/reports/run', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Results' }));
    await waitFor(() =>
      expect(canvas.getAllByText('Network error: Unable to reach the server. Check your connection.')[0]).toBeVisible(),
    );
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      http.get('/reports/available', async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const NoReports: Story = {
  parameters: { msw: [listed([])] },
  play: async ({ canvas }) => {
    const report = await canvas.findByRole('combobox', { name: 'Report' });
    await expect(report).toBeDisabled();
    await expect(report).toHaveDisplayValue('No reports available.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotSignedIn: Story = {
  args: { reader: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Please log in to view reports.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

export const InSpanish: Story = {
  args: { words: reportWords.es },
  globals: { language: 'es' },
  parameters: { msw: [listed(reports.es), found(rows.es)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar resultados' }));
    await expect(await canvas.findByRole('table', { name: 'Resultados: Inscripciones por evento' })).toBeVisible();
  },
};

export const OnAPhoneInSpanish: Story = {
  ...InSpanish,
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async (context) => {
    await InSpanish.play?.(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
