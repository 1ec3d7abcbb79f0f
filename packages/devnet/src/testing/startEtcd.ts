import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Patient enough for a machine that is busy with many other things, in ms. */
const heartbeat = 200
const electionTimeout = 2_000

/** Whether etcd is installed on this machine. */
export const hasEtcd = spawnSync('etcd', ['--version']).status === 0

/** Members of an etcd on this machine, to be stopped and killed. */
export interface EtcdMembers {
  readonly endpoints: readonly string[]
  /** Sends a signal to one of them. */
  signal(member: number, signal: NodeJS.Signals): void
  /** Ends one as a power cut of its process would. */
  kill(member: number): Promise<void>
  /** Starts one that was killed; it has its data. */
  start(member: number): void
  /** Bytes of the store of the first one that answers. */
  size(): Promise<number>
  stop(): Promise<void>
}

/** Starts an etcd of so many members in a folder, and waits until it answers. */
export async function startEtcd(folder: string, count: number): Promise<EtcdMembers> {
  const ports = await freePorts(count * 2)
  const names = Array.from({ length: count }, (_, at) => `etcd${at + 1}`)
  const client = (at: number): string => `http://127.0.0.1:${ports[at]}`
  const peer = (at: number): string => `http://127.0.0.1:${ports[count + at]}`
  const all = names.map((name, at) => `${name}=${peer(at)}`).join(',')
  const running = new Map<number, ChildProcess>()

  function start(at: number): void {
    const child = spawn(
      'etcd',
      [
        ['--name', names[at]!],
        ['--data-dir', join(folder, names[at]!)],
        ['--listen-client-urls', client(at)],
        ['--advertise-client-urls', client(at)],
        ['--listen-peer-urls', peer(at)],
        ['--initial-advertise-peer-urls', peer(at)],
        ['--initial-cluster', all],
        ['--initial-cluster-token', folder],
        ['--heartbeat-interval', String(heartbeat)],
        ['--election-timeout', String(electionTimeout)],
      ].flat(),
      { stdio: 'ignore' },
    )
    running.set(at, child)
  }

  async function kill(at: number): Promise<void> {
    const child = running.get(at)
    running.delete(at)
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  for (const at of names.keys()) start(at)
  await answers(names.map((_, at) => client(at)))
  return {
    endpoints: names.map((_, at) => client(at)),
    signal: (at, signal) => void running.get(at)?.kill(signal),
    kill,
    start,
    size: async () => {
      for (const at of running.keys()) {
        const answer = await ask(client(at), '/v3/maintenance/status').catch(() => undefined)
        if (answer !== undefined) return Number((answer as { readonly dbSize?: string }).dbSize ?? 0)
      }
      return 0
    },
    stop: async () => {
      await Promise.all(Array.from(running.keys(), kill))
    },
  }
}

/** Waits until a majority answers through each of them. */
async function answers(endpoints: readonly string[]): Promise<void> {
  for (const endpoint of endpoints) {
    while ((await ask(endpoint, '/v3/kv/range', { key: 'YQ==' }).catch(() => undefined)) === undefined)
      await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function ask(endpoint: string, path: string, body: object = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(5_000)
  const answer = await fetch(`${endpoint}${path}`, { method: 'POST', body: JSON.stringify(body), signal })
  if (!answer.ok) throw new Error(`etcd: ${answer.status}`)
  return answer.json()
}

/** Ports that nobody has; another program may take one before it is used. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
