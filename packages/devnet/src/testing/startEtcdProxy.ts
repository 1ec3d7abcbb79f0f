import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** Stands between a node and a member of etcd. */
export interface EtcdProxy {
  readonly endpoint: string
  /** How often each path was asked for. */
  readonly asked: ReadonlyMap<string, number>
  /** From now on nothing comes through, or all again. */
  cut(isCut: boolean): void
  /** Requests to this path get no answer. */
  hold(path: string | undefined): void
  stop(): Promise<void>
}

export async function startEtcdProxy(member: string): Promise<EtcdProxy> {
  const asked = new Map<string, number>()
  let [isCut, held]: [boolean, string | undefined] = [false, undefined]
  const server = createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming
    asked.set(url, (asked.get(url) ?? 0) + 1)
    if (isCut) incoming.destroy()
    if (isCut || url === held) return
    const passed = request(new URL(url, member), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked,
    cut: (isSo) => {
      isCut = isSo
      if (isSo) server.closeAllConnections()
    },
    hold: (path) => {
      held = path
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close').catch(() => undefined)
    },
  }
}
