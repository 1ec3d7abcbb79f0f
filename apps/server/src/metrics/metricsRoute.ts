import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isPassedOn, type Devnet } from '@tyto/devnet'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const nanoseconds = 1e9
const microseconds = 1e6
/** Upper bounds of what is counted together, in seconds. */
const buckets = [0.005, 0.02, 0.1, 0.5, 2, 10]

/**
 * GET /-/metrics, for Prometheus: requests, this process, and the local network where there is one. Whoever comes through a proxy gets
 * nothing: these figures are for whoever runs the site.
 */
export function metricsRoute(app: FastifyInstance, { devnet }: { readonly devnet?: Devnet }): void {
  // Several servers of one process each have figures of their own.
  const register = new Registry()
  countRequests(app, register)
  watchProcess(app, register)
  if (devnet) watchNetwork(devnet, register)
  app.get('/-/metrics', async ({ headers }, reply) => {
    if (isPassedOn(headers))
      return reply.code(403).send({ error: 'Figures are told to programs that ask without a proxy.' })
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
}

/** Counts requests by route and status, and how long they took: what was asked for is kept nowhere. */
function countRequests(app: FastifyInstance, register: Registry): void {
  const total = new Counter({
    name: 'tyto_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['route', 'status'],
    registers: [register],
  })
  const duration = new Histogram({
    name: 'tyto_http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['route'],
    buckets,
    registers: [register],
  })
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    total.inc({ route, status: statusCode })
    duration.observe({ route }, elapsedTime / 1_000)
  })
}

function watchProcess(app: FastifyInstance, register: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  const gauge = gaugeOf(register)
  const counter = counterOf(register)
  counter('process_cpu_seconds_total', 'Time that the processor worked for this process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / microseconds
  })
  gauge('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss())
  gauge('process_start_time_seconds', 'When this process began, in seconds since 1970.', () =>
    Math.round(Date.now() / 1_000 - process.uptime()),
  )
  gauge('nodejs_eventloop_lag_p99_seconds', 'How late the event loop was since the last look.', () => {
    const lag = delay.percentile(99) / nanoseconds
    delay.reset()
    return lag || 0
  })
}

function watchNetwork(devnet: Devnet, register: Registry): void {
  const gauge = gaugeOf(register)
  const counter = counterOf(register)
  gauge('tyto_block_height', 'Number of the latest block of this node.', () => devnet.figures().height)
  counter('tyto_transactions_total', 'Transactions in all blocks.', () => devnet.figures().transactions)
  gauge('tyto_transactions_waiting', 'Transactions that wait for a block.', () => devnet.figures().waiting)
  gauge('tyto_node_takes', 'Whether this node takes transactions.', () =>
    devnet.trouble() === undefined ? 1 : 0,
  )
  gauge('tyto_node_leads', 'Whether this node makes the blocks.', () => (devnet.figures().leads ? 1 : 0))
  const replicas = new Gauge({
    name: 'tyto_replica_height',
    help: 'Number of the latest block of each node that holds the chain together with this one.',
    labelNames: ['replica'],
    registers: [register],
    collect: () => {
      replicas.reset()
      for (const { name, height } of devnet.replicas()) replicas.set({ replica: name }, height)
    },
  })
}

/** Adds figures that go up and down; each is read when Prometheus asks. */
function gaugeOf(register: Registry) {
  return (name: string, help: string, read: () => number): void => {
    const gauge: Gauge = new Gauge({ name, help, registers: [register], collect: () => gauge.set(read()) })
  }
}

/** The same for figures that only rise. */
function counterOf(register: Registry) {
  return (name: string, help: string, read: () => number): void => {
    const counter: Counter = new Counter({
      name,
      help,
      registers: [register],
      collect: () => {
        counter.reset()
        counter.inc(read())
      },
    })
  }
}
