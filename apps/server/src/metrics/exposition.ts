/** One figure of a metric, and what tells it from the others of the same name. */
export interface Sample {
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
  /** Behind the name of the metric: `_bucket`, `_sum`, `_count` of a histogram. */
  readonly suffix?: string
}

/** A metric in the words of Prometheus: its name ends in its unit, or in `_total` where it only rises. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** The text that Prometheus reads (exposition format 0.0.4). */
export function expose(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ value, labels = {}, suffix = '' }) => `${name}${suffix}${textOf(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('')
}

function textOf(labels: Readonly<Record<string, string>>): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
