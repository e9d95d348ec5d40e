import type pg from 'pg';
import { checks } from './checks.ts';

/** A check that failed. */
export interface Finding {
  readonly check: string;
  /** How many problems were found. */
  readonly count: number;
  /** Descriptions of the first of them, for people. */
  readonly sentences: readonly string[];
}

/** The most sentences per check: one bug can affect ten thousand rows. */
const mostSentences = 20;

/**
 * Checks a consistent snapshot of the whole database; the site may be running. Index scans are off, because a broken index could
 * hide a problem.
 * @returns the checks that failed; empty if none did
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
