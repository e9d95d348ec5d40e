import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, fn, userEvent, within } from 'storybook/test';
import { http } from './api.fixtures.ts';
import { session, site } from './site.fixtures.ts';
import { siteWords } from './site-words.fixtures.ts';
import { SiteMenu } from './SiteMenu.tsx';

/** Answers who is signed in: someone of these types, or nobody. */
const signedIn = (userType?: string) => ({
  msw: [
    http.get('/session', ({ response }) =>
      response(200).json(userType === undefined ? { session: null } : session(userType)),
    ),
  ],
});

const meta = {
  title: 'Patterns/SiteMenu',
  component: SiteMenu,
  args: { words: siteWords.en, site: site('en'), currentPath: '/', onLanguage: fn() },
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', ...signedIn() },
} satisfies Meta<typeof SiteMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = (group: HTMLElement): (string | null)[] =>
  within(group)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);

/** Opens a group of the menu and answers the words of its links. */
async function openGroup(canvasElement: HTMLElement, name: string): Promise<(string | null)[]> {
  const summary = (await within(canvasElement).findByText(name, { selector: 'summary span' })).closest('summary');
  if (summary?.parentElement === null || summary === null) throw new Error(`No group ${name}`);
  await userEvent.click(summary);
  return labels(summary.parentElement);
}

/** What someone of these types sees in Manage. */
const managing = (userType: string, entries: readonly string[]): Story => ({
  parameters: signedIn(userType),
  play: async ({ canvas, canvasElement }) => {
    await expect(await openGroup(canvasElement, 'Manage')).toEqual(entries);
    await expect(canvas.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
    await expect(canvas.queryByText('Login')).not.toBeInTheDocument();
  },
});

/** Nobody is signed in; a retreat is open for registration. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await openGroup(canvasElement, 'Login')).toEqual(['Login', 'Sign up', 'Forgot password']);
    await expect(await openGroup(canvasElement, 'About')).toEqual([
      'Retreat Center',
      'Our Founder',
      'World Evangelization',
      'Anointing Ministry',
      'Contact Us',
    ]);
    await expect(await openGroup(canvasElement, 'Ministries')).toEqual([
      'Healing & Deliverance',
      'All Ministries',
      'Sabbath Prayer',
      'Prayer Request',
    ]);
    await expect(await openGroup(canvasElement, 'Schedules')).toEqual(['All Events', 'Convention', 'Residential']);
    await expect(await openGroup(canvasElement, 'Spirituality')).toEqual([
      'Daily Prayers',
      'Scripture Prayers',
      'Confession Guide',
    ]);
    await expect(canvas.getByRole('link', { name: 'News (opens in a new tab)' })).toHaveAttribute('target', '_blank');
    // Twenty-five characters of its name.
    const retreat = canvas.getByRole('link', { name: /^Families of Hope.*\(registration is open\)$/ });
    await expect(retreat).toHaveAttribute('href', '/retreat-registration?id=hope');
  },
};

/** While no retreat is open nothing stands out. */
export const NothingOpen: Story = {
  args: { site: { ...site('en'), openRetreat: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Schedules')).toBeVisible();
    await expect(canvas.queryByText(/registration is open/)).not.toBeInTheDocument();
  },
};

export const AccountLoading: Story = {
  parameters: {
    msw: [
      http.get('/session', async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(canvas.queryByText('Login')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Manage')).not.toBeInTheDocument();
  },
};

export const Guest: Story = managing('G', ['My Info']);

export const User: Story = managing('U', ['My Info']);

export const Administration: Story = managing('A', [
  'My Info',
  'User List',
  'Bulk Emails',
  'Reports',
  'Sabbath List',
  'Retreat Reports',
  'Sabbath Retreat',
]);

export const Registration: Story = managing('R', [
  'My Info',
  'Bulk Emails',
  'Reports',
  'Retreat Reports',
  'Manage Registrations',
]);

export const TypeC: Story = managing('C', ['My Info', 'Reports']);

export const TypeD: Story = managing('D', [
  'My Info',
  'User List',
  'Sabbath List',
  'Retreat Reports',
  'Prayer Requests',
  'Blessings',
]);

export const Sabbath: Story = managing('S', ['My Info', 'Sabbath List', 'Sabbath Retreat']);

export const Prayer: Story = managing('P', ['My Info', 'Prayer Requests', 'Blessings Tile', 'Prayer Req. Tab.']);

/** Someone with two offices sees the entries of both, each once. */
export const PrayerAndRegistration: Story = managing('P,R', [
  'My Info',
  'Bulk Emails',
  'Reports',
  'Retreat Reports',
  'Prayer Requests',
  'Blessings Tile',
  'Prayer Req. Tab.',
  'Manage Registrations',
]);

export const InSpanish: Story = {
  args: { words: siteWords.es, site: site('es'), currentPath: '/confession' },
  globals: { language: 'es' },
  parameters: signedIn('A,R'),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await openGroup(canvasElement, 'Administrar')).toContain('Correos masivos');
    await expect(canvas.getByText('Espiritualidad').closest('summary')).toHaveAttribute('aria-current', 'true');
    await expect(
      canvas.getByRole('link', { name: /^Retiro de Familias.*\(la inscripción está abierta\)$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /English/ }));
    await expect(args.onLanguage).toHaveBeenCalledWith('en');
  },
};

/** The sheet opens and closes by keyboard, and closes with a link. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: signedIn('A,R,P,D,S'),
  play: async ({ canvas, canvasElement }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(await openGroup(canvasElement, 'Manage')).toHaveLength(12);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(canvas.getByRole('link', { name: 'Bulk Emails' }));
    await expect(canvas.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const OnAPhoneInSpanish: Story = {
  args: { words: siteWords.es, site: site('es') },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await expect(await openGroup(canvasElement, 'Acceso')).toEqual([
      'Iniciar sesión',
      'Registrarse',
      'Olvidé mi contraseña',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
