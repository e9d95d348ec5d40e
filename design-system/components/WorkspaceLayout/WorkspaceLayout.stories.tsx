import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CommandSearch } from '../CommandSearch/CommandSearch.tsx';
import { Link } from '../Link/Link.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { WorkspaceLayout } from './WorkspaceLayout.tsx';
import { inEnglish, inSpanish } from './WorkspaceLayout.fixtures.tsx';

const meta = {
  title: 'Layout/WorkspaceLayout',
  component: WorkspaceLayout,
  tags: ['workspace'],
  parameters: { layout: 'fullscreen' },
  args: inEnglish,
  beforeEach: () => {
    const forget = () => {
      localStorage.removeItem('density');
      delete document.documentElement.dataset.density;
      delete document.documentElement.dataset.theme;
    };
    forget();
    return forget;
  },
} satisfies Meta<typeof WorkspaceLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const noWider = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};

/** Checks that all entries of the bar fit on one line of at most 56 px. */
const expectOneLine = async (bar: HTMLElement): Promise<void> => {
  await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(56);
  await noWider();
};

export const Default: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prayer Requests, 4 new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage Registrations, 12 overdue' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Powered by Holy Spirit');
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().height).toBeLessThanOrEqual(46);
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(parseFloat(getComputedStyle(title).fontSize)).toBeLessThanOrEqual(32);
    await expectOneLine(canvas.getByRole('banner'));
  },
};

/** The longest text, in the narrowest window that shows the full bar. */
export const InSpanish: Story = {
  args: inSpanish,
  globals: { language: 'es', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expectOneLine(canvas.getByRole('banner'));
  },
};

/** With a live badge too, the longest text does not fit: the rest moves to a second line and covers nothing. */
export const Crowded: Story = {
  args: {
    ...inSpanish,
    header: {
      ...inSpanish.header,
      live: <LiveBadge isLive liveLabel="Oración en vivo ahora" notLiveLabel="" href="/live" />,
    },
    search: (
      <CommandSearch label="Ir a" value="" onChange={fn()} onChoose={fn()} groups={[]} resultText="" shortcut="/" />
    ),
  },
  globals: { language: 'es', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await noWider();
    // The links of the closed menus lie on top of each other, unseen.
    const bar = within(canvas.getByRole('banner'));
    const controls = [...bar.getAllByRole('link'), bar.getByRole('combobox')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const covered = controls.filter((control) => {
      const one = control.getBoundingClientRect();
      return controls.some((each) => {
        const other = each.getBoundingClientRect();
        const isBeside = one.left >= other.right - 1 || other.left >= one.right - 1;
        return each !== control && !isBeside && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      });
    });
    await expect(covered.map(({ textContent }) => textContent)).toEqual([]);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expectOneLine(canvas.getByRole('banner'));
  },
};

export const WithSearchAndBanner: Story = {
  args: {
    search: <Link href="/search">Search</Link>,
    banner: <p>This is a demonstration; nothing is sent.</p>,
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search' })).toBeVisible();
    await noWider();
  },
};

/** The density choice is in the footer, and is saved. */
export const Comfortable: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Powered by Holy Spirit'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Comfortable' }));
    await expect(localStorage.getItem('density')).toBe('comfortable');
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
    await expectOneLine(canvas.getByRole('navigation', { name: 'Main' }));
  },
};

/** On a phone, the search does not fit beside the badge: it moves to the next line instead of out of the window. */
export const LiveOnAPhone: Story = {
  args: {
    header: {
      ...inEnglish.header,
      live: <LiveBadge isLive liveLabel="Online session" notLiveLabel="" href="/live" />,
    },
    search: (
      <CommandSearch label="Go to" value="" onChange={fn()} onChoose={fn()} groups={[]} resultText="" shortcut="/" />
    ),
  },
  globals: { viewport: { value: 'handset' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Go to' })).toBeVisible();
    await noWider();
  },
};

/** On a phone, one button opens the side navigation and another the site's menu. */
export const OnAPhone: Story = {
  args: inSpanish,
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await noWider();
    await userEvent.tab();
    await userEvent.tab();
    const screens = canvas.getByRole('button', { name: 'Pantallas' });
    await expect(screens).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Peticiones de oración, 4 nuevas' })).toBeVisible();
    await waitFor(async () => {
      await expect(canvas.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Peticiones de oración, 4 nuevas' })).toBeNull();
  },
};
