import type { OwnPart } from './parts.ts';

/** The files of the words that few screens load; apart from the others, since every page pays for their names. */
export const ownFiles: Record<OwnPart, Record<string, () => Promise<unknown>>> = {
  audit: import.meta.glob('./*.json', { query: '?audit', import: 'default' }),
  door: import.meta.glob('./*.json', { query: '?door', import: 'default' }),
  eventDesk: import.meta.glob('./*.json', { query: '?eventDesk', import: 'default' }),
  heldForms: import.meta.glob('./*.json', { query: '?heldForms', import: 'default' }),
  mailing: import.meta.glob('./*.json', { query: '?mailing', import: 'default' }),
  onlineSession: import.meta.glob('./*.json', { query: '?onlineSession', import: 'default' }),
  packet: import.meta.glob('./*.json', { query: '?packet', import: 'default' }),
  prayerDesk: import.meta.glob('./*.json', { query: '?prayerDesk', import: 'default' }),
  rooming: import.meta.glob('./*.json', { query: '?rooming', import: 'default' }),
  sabbathDesk: import.meta.glob('./*.json', { query: '?sabbathDesk', import: 'default' }),
  system: import.meta.glob('./*.json', { query: '?system', import: 'default' }),
  user: import.meta.glob('./*.json', { query: '?user', import: 'default' }),
};
