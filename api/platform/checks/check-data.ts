import type pg from 'pg';
import { checks } from './checks.ts';

/** A check that found something. */
export interface Finding {
  readonly check: string;
  /** How many things are wrong. */
  readonly count: number;
  /** The first of them, for people. */
  readonly sentences: readonly string[];
}

/** How many sentences are given for one check: a fault in ten thousand rows is one fault. */
const mostSentences = 20;

/**
 * Checks the whole database as it is at one moment, while the site may be running. An index may be what is broken, so tables are
 * read themselves.
 * @returns what is wrong; nothing where all is well
 */
export async function checkData(client: Pick<pg.ClientBase, 'query'>): Promise<readonly Finding[]> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(
      'set local statement_timeout = 0; set local enable_indexonlyscan = off; set local enable_indexscan = off',
    );
    await client.query('set local enable_bitmapscan = off');
    const findings: Finding[] = [];
    for (const { name, query } of checks) {
      const { rows } = await client.query<{ sentence: string }>(query);
      if (rows.length === 0) continue;
      const sentences = rows.slice(0, mostSentences).map(({ sentence }) => sentence);
      findings.push({ check: name, count: rows.length, sentences });
    }
    return findings;
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}
