/** `npm start`: the whole product on this machine. `npm start -- --help` says what can be chosen. */
import cluster from 'node:cluster'
import { createServer as createTcpServer } from 'node:net'
import {
  createDevnet,
  eraseFolder,
  listen,
  rescueChain,
  SequencerError,
  StoreError,
  type Devnet,
  type Listener,
  type Rescue,
} from '@tyto/devnet'
import { createServer, publicSources, type PublicNodes, type ServerOptions } from '@tyto/server'
import { buildFolders, buildWeb } from './buildWeb'
import { placesOf, readLock } from './deploy/lockFile'
import { inProcesses, processPeers, sayServed } from './start/inProcesses'
import { whyUnbuilt } from './start/unbuilt'
import { earlierFolder } from './build/keepEarlier'
import { readEtcdAccess } from './start/etcdAccess'
import { help, readOptions, stop, type StartOptions } from './start/startOptions'
import { resolve } from 'node:path'
import software from '../package.json' with { type: 'json' }

/** Where wallets expect the node of a local Zilliqa network. */
const walletPort = 5555

/** Who is told of travel rules; nobody unless all three are set. */
function readNotifications(): Pick<ServerOptions, 'notifications'> {
  const { TYTO_BOT_TOKEN: token, TYTO_BOT_CHAT: chat, TYTO_MAIN_ISSUER: mainIssuer } = process.env
  if (!token && !chat && !mainIssuer) return {}
  if (!token || !chat || !mainIssuer || !/^[a-z0-9_-]+$/.test(mainIssuer)) {
    return stop(
      'TYTO_BOT_TOKEN, TYTO_BOT_CHAT and TYTO_MAIN_ISSUER are set together, the last one without .ssi',
    )
  }
  return { notifications: { mainIssuer, bot: { token, chat } } }
}

/** Who searches pictures; nobody but the local network unless it is set. */
function readImageService(): Pick<ServerOptions, 'imageService'> {
  const { TYTO_IMAGE_SEARCH: url } = process.env
  if (!url) return {}
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    return stop('TYTO_IMAGE_SEARCH is an address, https://...')
  return { imageService: { url } }
}

function isFree(port: number, address = '127.0.0.1'): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createTcpServer()
    probe.once('error', () => answer(false))
    probe.listen(port, address, () => probe.close(() => answer(true)))
  })
}

/** The addresses that a lock file of `npm run deploy` names. */
async function readProtocol(file: string | undefined): Promise<Partial<Devnet['network']>> {
  if (file === undefined) return {}
  const lock = await readLock(file)
  if (lock === null) return stop(`${file} cannot be read.`)
  return placesOf(lock)
}

/** The nodes that the operator chose for the network; none leaves the known ones. */
function nodesOf({ network, nodes }: StartOptions): PublicNodes {
  return nodes.length > 0 ? { [network]: nodes } : {}
}

function sayRescue({ blocks, transactions, of, damaged }: Rescue): void {
  const all = of === undefined ? '' : ` of ${of}`
  console.log(
    `${blocks}${all} blocks were made again, with ${transactions} transactions; the damaged data are in ${damaged}.`,
  )
}

async function startLocalNetwork(chosen: StartOptions): Promise<Devnet> {
  const { data, world, rules, blockTime, memory, reset, rescue, begins, chain } = chosen
  const cluster = chosen.cluster && { ...chosen.cluster, ...readEtcdAccess(process.env) }
  const folder = resolve(data)
  const log = (line: string): void => console.log(line)
  try {
    if (reset) await eraseFolder(folder)
    else if (rescue) sayRescue(await rescueChain({ folder, chain }))
    const execution = { memory }
    const devnet = await createDevnet({
      storage: { folder },
      world,
      rules,
      chain,
      begins,
      version: software.version,
      blockTime,
      execution,
      cluster,
      clock: Date.now,
      log,
    })
    return { ...devnet, network: { ...devnet.network, ...(await readProtocol(chosen.protocol)) } }
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof SequencerError)) throw error
    console.error([error.shortMessage, ...error.metaMessages].join(' '))
    process.exit(1)
  }
}

const options = readOptions()
if (options.help) {
  console.log(help)
  process.exit(0)
}
// The first process looked at the port, and holds it for the others.
if (cluster.isPrimary && options.port !== 0 && !(await isFree(options.port, options.listen))) {
  console.error(`Port ${options.port} is taken. Choose another one: npm start -- --port ${options.port + 1}`)
  process.exit(1)
}

function sayUrl(url: string): void {
  console.log(`Tyto is at ${url}`)
}

/** Where wallets look for the node; where another program has the port, says so and what works no more. */
async function listenForWallets(devnet: Devnet): Promise<Listener | undefined> {
  if (await isFree(walletPort)) return listen(devnet, { port: walletPort })
  console.log(
    `Port ${walletPort} is taken by another program${await holderOf(walletPort)}: browser wallets look for the local network there, so ZilPay and Bearby do not reach this one. The local wallet of the page does. Stop the other program and start anew to use them.`,
  )
  return undefined
}

/** Whether the other one is a network of ours, where it answers as one. */
async function holderOf(port: number): Promise<string> {
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'GetNetworkId', params: [] })
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(1_000)
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body, signal })
    const { result } = (await answer.json()) as { readonly result?: unknown }
    return typeof result === 'string' && /^\d{1,9}$/.test(result)
      ? `, a Zilliqa node of network ${result}`
      : ''
  } catch {
    return ''
  }
}

/** Opens the server, with the local network behind it if it is chosen. Returns the way to close it. */
async function serve(webRoot: string, devnet: Devnet | undefined): Promise<() => Promise<void>> {
  const walletNode = devnet && (await listenForWallets(devnet))
  const server = await createServer({
    webRoot: resolve(webRoot),
    earlierAssets: resolve(earlierFolder(webRoot)),
    port: options.port,
    host: options.listen,
    network: options.network,
    canonicalHost: options.host,
    proxies: options.proxies,
    ...(devnet
      ? { devnet }
      : {
          resolver: {
            sources: publicSources(nodesOf(options)),
            ...(cluster.isWorker ? { peers: processPeers() } : {}),
          },
        }),
    ...(options.logos === undefined ? {} : { logos: options.logos }),
    social: options.social,
    ...(options.log === undefined ? {} : { log: options.log }),
    ...readNotifications(),
    ...readImageService(),
  })
  if (cluster.isWorker) sayServed(server.url)
  else sayUrl(server.url)
  return async () => {
    await server.close()
    await walletNode?.close()
    await devnet?.close()
  }
}

let closing = false
function closeOnSignal(close: () => Promise<void>): void {
  async function end() {
    if (closing) return
    closing = true
    await close()
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
}

if (cluster.isWorker) {
  closeOnSignal(await serve(buildFolders.public, undefined))
} else {
  // First the folder: a damaged one is said at once, not behind the build.
  const devnet = options.network === 'local' ? await startLocalNetwork(options) : undefined
  // Only a server with the local network offers its wallet, whose keys are public.
  const kind = options.network === 'local' ? 'local' : 'public'
  const webRoot = await buildWeb(kind).catch((error: unknown) => {
    const why = whyUnbuilt(error, buildFolders[kind])
    if (why === undefined) throw error
    console.error(why)
    process.exit(1)
  })
  closeOnSignal(options.processes > 1 ? inProcesses(options.processes, sayUrl) : await serve(webRoot, devnet))
}
