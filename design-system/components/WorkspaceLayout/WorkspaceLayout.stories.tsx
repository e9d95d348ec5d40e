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

/** A live badge and a search, with the longest text. */
const liveInSpanish = {
  ...inSpanish,
  header: {
    ...inSpanish.header,
    live: <LiveBadge isLive liveLabel="Sesión en línea" notLiveLabel="" href="/live" />,
  },
  search: (
    <CommandSearch label="Ir a" value="" onChange={fn()} onChoose={fn()} groups={[]} resultText="" shortcut="/" />
  ),
};

/** With a live badge too, the search is only a button, and becomes a field over the badge while it has the focus. */
export const Live: Story = {
  args: liveInSpanish,
  globals: { language: 'es', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expectOneLine(canvas.getByRole('banner'));
    await expect(canvas.getByRole('link', { name: 'Cerrar sesión' })).toBeVisible();
    const search = canvas.getByRole('combobox', { name: 'Ir a' });
    const field = search.parentElement;
    await expect(field?.getBoundingClientRect().width).toBeLessThan(140);
    await userEvent.click(search);
    await expect(field?.getBoundingClientRect().width).toBeGreaterThan(200);
    await expectOneLine(canvas.getByRole('banner'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'ES Español' })).toHaveFocus();
    await expect(field?.getBoundingClientRect().width).toBeLessThan(140);
  },
};

/** Where the entries do not fit on one line, a button opens them. */
export const LiveOnALaptop: Story = {
  args: liveInSpanish,
  globals: { language: 'es', viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expectOneLine(canvas.getByRole('banner'));
    await expect(canvas.queryByRole('link', { name: 'Inicio' })).toBeNull();
    const navigation = canvas.getByRole('navigation', { name: inSpanish.header.label });
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toBeVisible();
    await waitFor(async () => {
      await expect(canvas.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveFocus();
    await userEvent.click(within(navigation).getByText('Quiénes somos'));
    await expect(canvas.getByRole('link', { name: 'La casa de retiros' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(canvas.queryByRole('link', { name: 'Inicio' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Menú' })).toHaveFocus();
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

/** On a phone, the buttons have only icons, and the badge's text takes two lines. */
export const LiveOnAPhone: Story = {
  args: liveInSpanish,
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectOneLine(canvas.getByRole('banner'));
    const targets = [
      canvas.getByRole('button', { name: 'Pantallas' }),
      canvas.getByRole('button', { name: 'Menú' }),
      canvas.getByRole('link', { name: 'Sesión en línea' }),
      canvas.getByRole('link', { name: 'ES Español' }),
      canvas.getByRole('combobox', { name: 'Ir a' }),
    ];
    for (const target of targets) {
      await expect(target).toBeVisible();
      await expect(target.getBoundingClientRect().width).toBeGreaterThanOrEqual(41);
    }
    const search = canvas.getByRole('combobox', { name: 'Ir a' });
    await userEvent.click(search);
    await expect(search.parentElement?.getBoundingClientRect().width).toBeGreaterThan(280);
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
