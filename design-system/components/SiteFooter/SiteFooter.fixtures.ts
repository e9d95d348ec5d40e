import type { SiteFooterProps } from './SiteFooter.tsx';

export const english: SiteFooterProps = {
  groups: [
    {
      title: 'About us',
      items: [
        { label: 'All events', href: '/events' },
        { label: 'The Holy See', href: 'https://www.vatican.va/', external: true },
      ],
    },
  ],
  contact: {
    title: 'Contact us',
    address: 'Grace Hill Retreat House\n12 Chapel Road\nHomestead, FL 33030',
    lines: [
      { label: 'welcome@gracehill.example', href: 'mailto:welcome@gracehill.example' },
      { label: '+1 305 555 0134', href: 'tel:+13055550134' },
    ],
  },
  social: {
    title: 'Follow us',
    items: [{ label: 'YouTube', href: 'https://video.example.org/', external: true }],
  },
  legal: ['© 2026 Grace Hill Retreat House', 'Powered by Holy Spirit'],
  legalLinks: [{ label: 'Privacy', href: '/privacy' }],
};

export const spanish: SiteFooterProps = {
  groups: [
    {
      title: 'Quiénes somos',
      items: [
        { label: 'Todos los eventos', href: '/events' },
        { label: 'La Santa Sede', href: 'https://www.vatican.va/', external: true },
      ],
    },
  ],
  contact: { ...english.contact, title: 'Contáctenos' },
  social: { title: 'Síganos', items: [{ label: 'YouTube', href: 'https://video.example.org/', external: true }] },
  legal: ['© 2026 Grace Hill Retreat House', 'Con la fuerza del Espíritu Santo'],
  legalLinks: [{ label: 'Privacidad', href: '/privacy' }],
};
