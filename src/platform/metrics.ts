import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** One registry per process, so that two servers in one test don't share numbers. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Runs of jobs by how they ended: done, skipped, failed (will be tried again), given_up',
      labelNames: ['topic', 'outcome'],
      registers: [registry],
    }),
    /** A number that is asked for only when somebody reads the metrics; one that can't be had says NaN. */
    gauge: (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await Promise.resolve(read()).catch(() => Number.NaN))
        },
      }),
  }
}
