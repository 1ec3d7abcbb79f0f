import { fork, type ChildProcess } from 'node:child_process'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createDevnet, listen } from '@tyto/devnet'
import { formatDid } from '@tyto/identity'
import { buildWeb } from '../../../buildWeb'
import type { ProcessFigures } from './serve'

/** One request of the load: its path and headers. */
export interface Asked {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The cost of a load: wall time in ms, and what each process of the server used for it. */
export interface Load {
  readonly wall: number
  readonly processes: readonly ProcessFigures[]
}

export interface LookupSite {
  /** DIDs that resolve. */
  readonly dids: readonly string[]
  /** Sends `count` requests, 16 at a time, over connections that stay open. Throws at an answer that is not 200. */
  load(count: number, asked: (index: number) => Asked): Promise<Load>
}

/** Fewer than there are DIDs, so that two look-ups of one DID do not meet and share an answer. */
const atOnce = 16

function ask(url: string, agent: Agent, { path, headers = {} }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${path} was answered ${answer.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`The server ended with ${code}.`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
  })
}

/** The server in so many processes, which ask a node of the seeded local network over HTTP, as they would ask a public one. */
export async function withLookupSite<T>(
  count: number,
  measure: (site: LookupSite) => Promise<T>,
): Promise<T> {
  await buildWeb('public')
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
  const node = await listen(devnet, { port: 0 })
  const serve = fileURLToPath(new URL('serve.ts', import.meta.url))
  const child = fork(serve, [String(count), node.url])
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  try {
    const { url } = await answerOf<{ readonly url: string }>(child)
    const figures = (): Promise<ProcessFigures[]> => {
      const told = answerOf<ProcessFigures[]>(child)
      child.send('figures')
      return told
    }
    const resolved = devnet.network.names.map(({ address }) => formatDid('isol', address))
    const dids: string[] = []
    for (const did of resolved) {
      const answer = await fetch(`${url}/1.0/identifiers/${did}`)
      await answer.arrayBuffer()
      if (answer.status === 200) dids.push(did)
    }
    return await measure({
      dids,
      async load(requests, asked) {
        const before = await figures()
        const start = performance.now()
        let next = 0
        await Promise.all(
          Array.from({ length: atOnce }, async () => {
            while (next < requests) await ask(url, agent, asked(next++))
          }),
        )
        const wall = performance.now() - start
        const after = await figures()
        const processes = after.map(({ time, memory }, each) => ({ time: time - before[each]!.time, memory }))
        return { wall, processes }
      },
    })
  } finally {
    agent.destroy()
    if (child.connected) child.send('end')
    await node.close()
    await devnet.close()
  }
}
