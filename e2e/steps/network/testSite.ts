/**
 * The ground of every browser test: the real server with a real local network in memory, one per worker, and a page that
 * fails its test on any error, breach of the security policy or request to another machine.
 */
import { resolve } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { createDevnet, type Devnet } from '@tyto/devnet'
import { createServer, type Server } from '@tyto/server'
import { buildFolders } from '../../../scripts/buildWeb'
import { createFaultyNode, type Behaviour, type FaultyNode } from './faultyNode'
import { openOwnEndpoint, type OwnEndpoint } from './ownEndpoint'
import { stopQuietBlocks, useQuietBlocks } from './quietBlocks'
import { watchPage, type Tolerance } from '../page/watchPage'

/** The site's own name in these tests. */
export const canonicalHost = 'tyto.test'

/** The build that is tested. */
export const webRoot = resolve(buildFolders.local)

/** One running product. */
export interface TestSite {
  readonly url: string
  readonly devnet: Devnet
  /** The node as the page meets it at `/-/rpc`. */
  readonly node: FaultyNode
  /** Stops the server and its node as a crash would: every later request is refused. */
  stop(): Promise<void>
  /** Starts them again, at the same port, with the build that is tested or another one. */
  start(webRoot?: string): Promise<void>
}

/** Serves a network on a free port. */
export async function openSite(devnet: Devnet): Promise<TestSite> {
  const node = createFaultyNode(devnet)
  const serve = (port: number, folder = webRoot): Promise<Server> =>
    createServer({
      webRoot: folder,
      devnet: { ...devnet, handleRpc: (body) => node.handleRpc(body) },
      network: 'local',
      canonicalHost,
      port,
    })
  let server: Server | undefined = await serve(0)
  const { url, port } = server
  return {
    url,
    devnet,
    node,
    stop: async () => {
      await server?.close()
      server = undefined
    },
    start: async (folder) => {
      server ??= await serve(port, folder)
    },
  }
}

interface Fixtures {
  /** The network as it began: what a test does to it is undone after its page has closed, so no test stands on another. */
  readonly freshWorld: void
  /** The site of this worker; its node answers truly, and its list of trips is empty. */
  readonly site: TestSite
  /** A site of this test's own, on the same network, to be stopped half way. */
  readonly ownSite: TestSite
  /** Opens a node of the person's own, which behaves so; it closes with the test. */
  readonly openEndpoint: (behaviour?: Behaviour) => Promise<OwnEndpoint>
  /** The faults that the test expects; none, unless it says so. */
  readonly tolerance: Tolerance
  /** The faults of the page beside what the test looks at; empty at the end or the test fails. */
  readonly pageProblems: string[]
}

/** Calls a method of whoever runs the network. */
async function rule(devnet: Devnet, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const answer = await devnet.handleRpc({ id: 1, jsonrpc: '2.0', method, params }, { mayRule: true })
  const { result, error } = answer as {
    readonly result?: unknown
    readonly error?: { readonly message: string }
  }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

interface WorkerFixtures {
  readonly devnet: Devnet
  readonly workerSite: TestSite
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  devnet: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const devnet = await createDevnet({
        storage: 'memory',
        blockTime: 'on demand',
        clock: Date.now,
        version: '0.0.1',
      })
      useQuietBlocks(devnet)
      await use(devnet)
      useQuietBlocks(null)
      await devnet.close()
    },
    { scope: 'worker' },
  ],
  workerSite: [
    async ({ devnet }, use) => {
      const site = await openSite(devnet)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  // The first of those that stand by themselves: what they begin ends before it does.
  freshWorld: [
    async ({ devnet }, use) => {
      const place = await rule(devnet, 'devnet_snapshot')
      await use()
      stopQuietBlocks()
      await rule(devnet, 'devnet_revert', place)
    },
    { auto: true },
  ],
  site: async ({ workerSite }, use) => {
    workerSite.node.behave()
    workerSite.node.forgetTrips()
    await use(workerSite)
    workerSite.node.behave()
  },
  baseURL: async ({ site }, use) => use(site.url),
  ownSite: async ({ devnet }, use) => {
    const site = await openSite(devnet)
    await use(site)
    await site.stop()
  },
  openEndpoint: async ({ devnet }, use) => {
    const endpoints: OwnEndpoint[] = []
    await use(async (behaviour) => {
      const endpoint = await openOwnEndpoint(devnet)
      endpoints.push(endpoint)
      endpoint.node.behave(behaviour)
      return endpoint
    })
    for (const endpoint of endpoints) await endpoint.close()
  },
  // oxlint-disable-next-line no-empty-pattern
  tolerance: async ({}, use) => use({ failedRequests: false, hosts: new Set() }),
  pageProblems: [
    async ({ page, tolerance }, use) => {
      const problems: string[] = []
      await watchPage(page, tolerance, (problem) => problems.push(problem))
      await use(problems)
      expect(problems, 'what went wrong in the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
