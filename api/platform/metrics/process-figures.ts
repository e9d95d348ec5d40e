import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { programVersion } from '../backup/program.ts';
import type { Family } from './text-format.ts';

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});

/** Measures the health of this process: its event loop since the last reading, its memory and its connections. */
export function watchProcess(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): {
  readonly families: () => readonly Family[];
  readonly close: () => void;
} {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  return {
    families() {
      // The measured delay includes the 10 ms between two measurements.
      const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - 0.01);
      const delays = [
        { value: seconds(delay.percentile(50)), labels: { quantile: '0.5' } },
        { value: seconds(delay.percentile(99)), labels: { quantile: '0.99' } },
        { value: seconds(delay.max), labels: { quantile: '1' } },
      ];
      delay.reset();
      const { user, system } = process.cpuUsage();
      const connections = { idle: pool.idleCount, busy: pool.totalCount - pool.idleCount };
      return [
        {
          name: 'site_info',
          type: 'gauge',
          help: 'The versions of the program and of Node.',
          samples: [{ value: 1, labels: { version: programVersion, node: process.versions.node } }],
        },
        {
          name: 'site_event_loop_delay_seconds',
          type: 'gauge',
          help: 'How late the event loop was since the last reading; 1 is the worst.',
          samples: delays,
        },
        gauge('process_resident_memory_bytes', 'Memory in use.', process.memoryUsage.rss()),
        {
          name: 'process_cpu_seconds_total',
          type: 'counter',
          help: 'Processor time used.',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', Math.round(startedAt)),
        {
          name: 'site_database_connections',
          type: 'gauge',
          help: 'Connections of the pool.',
          samples: Object.entries(connections).map(([state, value]) => ({ value, labels: { state } })),
        },
        gauge('site_database_waiting', 'Requests that wait for a connection.', pool.waitingCount),
      ];
    },
    close: () => {
      delay.disable();
    },
  };
}
