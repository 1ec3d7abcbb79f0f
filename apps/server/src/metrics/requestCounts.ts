import type { Metric, Sample } from './exposition'

/** Upper bounds of what is counted together, in seconds. */
const bounds = [0.005, 0.02, 0.1, 0.5, 2, 10]

interface Route {
  readonly statuses: Map<number, number>
  /** How many took no longer than each bound. */
  readonly within: number[]
  seconds: number
  count: number
}

/** Counts requests by route and status, and how long they took: what was asked for is kept nowhere. */
export class RequestCounts {
  readonly #routes = new Map<string, Route>()

  add(route: string, status: number, seconds: number): void {
    let counted = this.#routes.get(route)
    if (counted === undefined) {
      counted = { statuses: new Map(), within: bounds.map(() => 0), seconds: 0, count: 0 }
      this.#routes.set(route, counted)
    }
    counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1)
    bounds.forEach((bound, at) => {
      if (seconds <= bound) counted.within[at]! += 1
    })
    counted.seconds += seconds
    counted.count += 1
  }

  metrics(): readonly Metric[] {
    const all = [...this.#routes]
    return [
      {
        name: 'tyto_http_requests_total',
        help: 'Requests that were answered.',
        type: 'counter',
        samples: all.flatMap(([route, { statuses }]) =>
          Array.from(statuses, ([status, value]) => ({ value, labels: { route, status: String(status) } })),
        ),
      },
      {
        name: 'tyto_http_request_duration_seconds',
        help: 'How long requests took.',
        type: 'histogram',
        samples: all.flatMap(([route, counted]) => histogramOf(route, counted)),
      },
    ]
  }
}

function histogramOf(route: string, { within, seconds, count }: Route): readonly Sample[] {
  return [
    ...bounds.map((bound, at) => ({
      suffix: '_bucket',
      labels: { route, le: String(bound) },
      value: within[at]!,
    })),
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { route }, value: seconds },
    { suffix: '_count', labels: { route }, value: count },
  ]
}
