import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import pg from 'pg';

/*
 * Bare Koa and pg in their own process: fork(plain-reads.ts, [database], with an IPC channel). Each path runs its given
 * statements one after another on one connection and sends their rows. The process reports its URL once it has the statements.
 */

/** One statement of a read. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of each read, by request path. */
export type PlainReads = Readonly<Record<string, readonly Statement[]>>;

async function serve(database: pg.PoolConfig, reads: PlainReads): Promise<void> {
  const pool = new pg.Pool({ ...database, max: 20 });
  const app = new Koa();
  app.use(async (ctx) => {
    const client = await pool.connect();
    try {
      const rows: unknown[] = [];
      for (const { text, values } of reads[ctx.path] ?? []) {
        const result = await client.query(text, [...values]);
        rows.push(result.rows);
      }
      ctx.type = 'application/json';
      ctx.body = JSON.stringify(rows);
    } finally {
      client.release();
    }
  });
  const server = app.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  });
  process.once('disconnect', () => process.exit(0));
}

const [, , database] = process.argv;
if (import.meta.main && database !== undefined) {
  process.once('message', (reads: PlainReads) => {
    void serve(JSON.parse(database) as pg.PoolConfig, reads);
  });
}
