import { Counter, Histogram, type Registry } from 'prom-client'

export type VitalsMetrics = ReturnType<typeof createVitalsMetrics>

/** Buckets stand where Google draws its lines between good, so-so and poor. */
export function createVitalsMetrics(registry: Registry) {
  return {
    seconds: new Histogram({
      name: 'web_vital_seconds',
      help: 'LCP, INP, FCP and TTFB as browsers measured them',
      labelNames: ['page', 'name'],
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
      registers: [registry],
    }),
    shift: new Histogram({
      name: 'web_vital_layout_shift',
      help: 'CLS as browsers measured it',
      labelNames: ['page'],
      buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5],
      registers: [registry],
    }),
    errors: new Counter({
      name: 'browser_errors_total',
      help: 'Failures of our script in browsers',
      labelNames: ['page'],
      registers: [registry],
    }),
  }
}
