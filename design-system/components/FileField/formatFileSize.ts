import { locales } from '../../i18n/useMessages.ts';
import type { Language } from '../../i18n/useMessages.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes: 48 kB, 1.2 MB. Each unit is 1000 of the previous one, as in file managers. */
export function formatFileSize(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** step;
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
