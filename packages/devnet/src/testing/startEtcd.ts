import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EtcdGateway, type EtcdAccess } from '../etcd/gateway'
import { freePorts } from './freePorts'

/** Patient enough for a machine that is busy with many other things, in ms. */
const heartbeat = 200
const electionTimeout = 2_000
/** How long members may take to find each other, in ms. */
const longestStart = 60_000
/** How often other ports are chosen where somebody has taken one meanwhile. */
const mostStarts = 5
/** What is kept of what a member says, in letters: its reason stands at the end. */
const mostSaid = 2_000

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

/** Files (PEM) of members that know their clients by certificates, and the access of a client. */
export interface EtcdCertificates {
  readonly files: { readonly ca: string; readonly cert: string; readonly key: string }
  readonly tls: EtcdAccess['tls']
}

/**
 * Starts an etcd of so many members in a folder, and waits until it answers. Where a member ends at once, as one whose port
 * is taken, all begin anew on other ports. Throws with what it said where that does not help; no member is left then.
 */
export async function startEtcd(
  folder: string,
  count: number,
  choosePorts = freePorts,
  certificates?: EtcdCertificates,
): Promise<EtcdMembers> {
  for (let starts = 1; ; starts++) {
    const members = new Members(folder, await choosePorts(count * 2), certificates)
    try {
      await members.answer()
      return members
    } catch (error) {
      await members.remove()
      if (starts === mostStarts) throw error
    }
  }
}

/** The processes of an etcd, which end with this one. */
class Members implements EtcdMembers {
  readonly endpoints: readonly string[]
  readonly #folder: string
  readonly #peers: readonly string[]
  readonly #certificates: EtcdCertificates | undefined
  readonly #running = new Map<number, ChildProcess>()
  readonly #endWithThis = (): void => {
    for (const child of this.#running.values()) child.kill('SIGKILL')
  }
  readonly #said = new Map<ChildProcess, string>()
  /** What those said that have ended. */
  readonly #ended: string[] = []

  /** The first half of the ports is for clients, the other one for members among each other. */
  constructor(folder: string, ports: readonly number[], certificates?: EtcdCertificates) {
    const places = ports.map((port) => `127.0.0.1:${port}`)
    this.#folder = folder
    this.#certificates = certificates
    const scheme = certificates === undefined ? 'http' : 'https'
    this.endpoints = places.slice(0, places.length / 2).map((place) => `${scheme}://${place}`)
    this.#peers = places.slice(places.length / 2).map((place) => `http://${place}`)
    process.once('exit', this.#endWithThis)
    for (const at of this.endpoints.keys()) this.start(at)
  }

  start(at: number): void {
    const name = nameOf(at)
    const [client, peer] = [this.endpoints[at]!, this.#peers[at]!]
    const options = [
      ['--name', name],
      ['--data-dir', join(this.#folder, name)],
      ['--listen-client-urls', client],
      ['--advertise-client-urls', client],
      ['--listen-peer-urls', peer],
      ['--initial-advertise-peer-urls', peer],
      ['--initial-cluster', this.#peers.map((each, other) => `${nameOf(other)}=${each}`).join(',')],
      ['--initial-cluster-token', this.#folder],
      ['--heartbeat-interval', String(heartbeat)],
      ['--election-timeout', String(electionTimeout)],
      ...argumentsOf(this.#certificates),
    ]
    const child = spawn('etcd', options.flat(), { stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.on('data', (text: Buffer) =>
      this.#said.set(child, `${this.#said.get(child) ?? ''}${text.toString()}`.slice(-mostSaid)),
    )
    // Not at its exit: what it said may come after that.
    child.once('close', () => this.#ended.push(this.#said.get(child) ?? ''))
    this.#running.set(at, child)
  }

  signal(at: number, signal: NodeJS.Signals): void {
    this.#running.get(at)?.kill(signal)
  }

  async kill(at: number): Promise<void> {
    const child = this.#running.get(at)
    this.#running.delete(at)
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async size(): Promise<number> {
    for (const at of this.#running.keys()) {
      const answer = await this.#ask(this.endpoints[at]!, '/v3/maintenance/status').catch(() => undefined)
      if (answer !== undefined) return Number((answer as { readonly dbSize?: string }).dbSize ?? 0)
    }
    return 0
  }

  async stop(): Promise<void> {
    await Promise.all(Array.from(this.#running.keys(), (at) => this.kill(at)))
    process.removeListener('exit', this.#endWithThis)
  }

  /** Stops them, and forgets what they kept. */
  async remove(): Promise<void> {
    await this.stop()
    for (const at of this.endpoints.keys())
      await rm(join(this.#folder, nameOf(at)), { recursive: true, force: true })
  }

  /** Waits until a majority answers through each of them. Throws where one of them ends, or none comes to an answer. */
  async answer(): Promise<void> {
    const end = performance.now() + longestStart
    for (const endpoint of this.endpoints) {
      while (
        (await this.#ask(endpoint, '/v3/kv/range', { key: 'YQ==' }).catch(() => undefined)) === undefined
      ) {
        this.#throwIfOneEnded()
        if (performance.now() > end) throw new Error('etcd does not answer.')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    // Another program on one of the ports may have answered in place of a member.
    this.#throwIfOneEnded()
  }

  async #ask(endpoint: string, path: string, body = {}): Promise<unknown> {
    const gateway = new EtcdGateway({ endpoints: [endpoint], tls: this.#certificates?.tls })
    try {
      return await gateway.ask(path, body, 0)
    } finally {
      gateway.close()
    }
  }

  #throwIfOneEnded(): void {
    const [said] = this.#ended
    if (said !== undefined) throw new Error(`etcd has ended: ${said}`)
  }
}

function nameOf(at: number): string {
  return `etcd${at + 1}`
}

function argumentsOf(certificates: EtcdCertificates | undefined): readonly string[][] {
  if (certificates === undefined) return []
  const { ca, cert, key } = certificates.files
  return [['--cert-file', cert], ['--key-file', key], ['--trusted-ca-file', ca], ['--client-cert-auth']]
}
