import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Devnet } from '@tyto/devnet'
import type { FastifyInstance } from 'fastify'
import { expose, expositionType, type Metric } from './exposition'
import { RequestCounts } from './requestCounts'

const nanoseconds = 1e9
const microseconds = 1e6

/**
 * GET /-/metrics, for Prometheus: requests, this process, and the local network where there is one. Whoever comes through a proxy gets
 * nothing: these figures are for whoever runs the site.
 */
export function metricsRoute(app: FastifyInstance, { devnet }: { readonly devnet?: Devnet }): void {
  const counts = new RequestCounts()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    counts.add(routeOptions.url ?? 'none', statusCode, elapsedTime / 1_000)
  })
  app.get('/-/metrics', async ({ headers }, reply) => {
    if (['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined))
      return reply.code(403).send({ error: 'Figures are told to programs that ask without a proxy.' })
    const lag = delay.percentile(99) / nanoseconds
    delay.reset()
    return reply
      .header('cache-control', 'no-store')
      .type(expositionType)
      .send(expose([...counts.metrics(), ...processMetrics(lag), ...(devnet ? networkMetrics(devnet) : [])]))
  })
}

function processMetrics(lag: number): readonly Metric[] {
  const { user, system } = process.cpuUsage()
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Time that the processor worked for this process.',
      type: 'counter',
      samples: [{ value: (user + system) / microseconds }],
    },
    gauge('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
    gauge(
      'process_start_time_seconds',
      'When this process began, in seconds since 1970.',
      Math.round(Date.now() / 1_000 - process.uptime()),
    ),
    gauge('nodejs_eventloop_lag_p99_seconds', 'How late the event loop was since the last look.', lag || 0),
  ]
}

function networkMetrics(devnet: Devnet): readonly Metric[] {
  const { height, transactions, waiting, leads } = devnet.figures()
  const replicas = devnet.replicas()
  return [
    gauge('tyto_block_height', 'Number of the latest block of this node.', height),
    {
      name: 'tyto_transactions_total',
      help: 'Transactions in all blocks.',
      type: 'counter',
      samples: [{ value: transactions }],
    },
    gauge('tyto_transactions_waiting', 'Transactions that wait for a block.', waiting),
    gauge('tyto_node_takes', 'Whether this node takes transactions.', devnet.trouble() === undefined ? 1 : 0),
    gauge('tyto_node_leads', 'Whether this node makes the blocks.', leads ? 1 : 0),
    {
      name: 'tyto_replica_height',
      help: 'Number of the latest block of each node that holds the chain together with this one.',
      type: 'gauge',
      samples: replicas.map(({ name, height: value }) => ({ value, labels: { replica: name } })),
    },
  ]
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] }
}
