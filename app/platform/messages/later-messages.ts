import type { LaterPart } from './parts.ts';

/**
 * The message files that no public page or form loads. They are in a separate chunk because their names would add to every page.
 */
export const laterFiles: Record<LaterPart, Record<string, () => Promise<unknown>>> = {
  audit: import.meta.glob('./*.json', { query: '?audit', import: 'default' }),
  door: import.meta.glob('./*.json', { query: '?door', import: 'default' }),
  entry: import.meta.glob('./*.json', { query: '?entry', import: 'default' }),
  eventDesk: import.meta.glob('./*.json', { query: '?eventDesk', import: 'default' }),
  formDesk: import.meta.glob('./*.json', { query: '?formDesk', import: 'default' }),
  further: import.meta.glob('./*.json', { query: '?further', import: 'default' }),
  heldForms: import.meta.glob('./*.json', { query: '?heldForms', import: 'default' }),
  mailing: import.meta.glob('./*.json', { query: '?mailing', import: 'default' }),
  onlineSession: import.meta.glob('./*.json', { query: '?onlineSession', import: 'default' }),
  packet: import.meta.glob('./*.json', { query: '?packet', import: 'default' }),
  party: import.meta.glob('./*.json', { query: '?party', import: 'default' }),
  prayerDesk: import.meta.glob('./*.json', { query: '?prayerDesk', import: 'default' }),
  rooming: import.meta.glob('./*.json', { query: '?rooming', import: 'default' }),
  sabbathDesk: import.meta.glob('./*.json', { query: '?sabbathDesk', import: 'default' }),
  system: import.meta.glob('./*.json', { query: '?system', import: 'default' }),
  user: import.meta.glob('./*.json', { query: '?user', import: 'default' }),
  visitor: import.meta.glob('./*.json', { query: '?visitor', import: 'default' }),
};
