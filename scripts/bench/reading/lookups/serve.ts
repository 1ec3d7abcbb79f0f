/** The server in several processes, as a benchmark asks it: `serve.ts PROCESSES NODE`; it tells its figures to who started it. */
import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { createClient, localNetworkBase } from '@tyto/chain'
import { createServer } from '@tyto/server'
import { buildFolders } from '../../../buildWeb'
import { inProcesses, sayServed } from '../../../start/inProcesses'

/** The use of one process since it began: processor time in ms, memory in MB. */
export interface ProcessFigures {
  readonly time: number
  readonly memory: number
}

const [count = '1', node = ''] = process.argv.slice(2)

async function serve(): Promise<void> {
  const client = createClient({ endpoints: [node], chainId: localNetworkBase.chainId, fetch })
  const { url } = await createServer({
    webRoot: resolve(buildFolders.public),
    network: 'mainnet',
    canonicalHost: 'localhost',
    port: 0,
    resolver: {
      // As a public network is read: its nodes keep no history.
      sources: [{ didNetwork: localNetworkBase.didNetwork, client, hasHistory: false }],
      mostRequests: Number.MAX_SAFE_INTEGER,
    },
  })
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!({ time: (user + system) / 1000, memory: process.memoryUsage.rss() / 1_000_000 })
  })
  sayServed(url)
}

function oneMessage<T>(from: {
  once(event: 'message', listener: (message: T) => void): unknown
}): Promise<T> {
  return new Promise((resolve) => {
    from.once('message', resolve)
  })
}

if (cluster.isWorker) {
  await serve()
} else {
  const close = inProcesses(Number(count), (url) => process.send!({ url }))
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
  process.on('message', (asked) => {
    if (asked === 'end') return void close().then(() => process.exit(0))
    const figures = workers.map((worker) => {
      const answer = oneMessage<ProcessFigures>(worker)
      worker.send('figures')
      return answer
    })
    void Promise.all(figures).then((each) => process.send!(each))
  })
}
