/** `npm start`: the whole product on this machine. `npm start -- --help` says what can be chosen. */
import cluster from 'node:cluster'
import { createServer as createTcpServer, isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { networkIds } from '@tyto/chain'
import {
  createDevnet,
  eraseFolder,
  executionBounds,
  listen,
  rescueChain,
  StoreError,
  type Devnet,
  type Listener,
  type Rescue,
} from '@tyto/devnet'
import {
  createServer,
  publicSources,
  type LogOptions,
  type PublicNodes,
  type ServerOptions,
} from '@tyto/server'
import { buildFolders, buildWeb } from './buildWeb'
import { placesOf, readLock } from './deploy/lockFile'
import { inProcesses, processPeers, sayServed } from './inProcesses'
import { whyUnbuilt } from './unbuilt'
import { isLogoService, logoServiceAdvice } from './logoService'
import { earlierFolder } from './keepEarlier'
import { resolve } from 'node:path'
import software from '../package.json' with { type: 'json' }

const help = `Tyto on this machine.

  npm start -- [options]

  --port N         the port of the app (4000)
  --data FOLDER    where the local network keeps its chain (.tyto)
  --new            begin a new chain in the data folder, beside those that are there
  --chain NAME     go on with the chain of the data folder whose name begins so (the one that was used last)
  --reset          start the local network afresh: everything in the data folder is deleted
  --rescue         make a damaged chain again from all that can be read; the damaged data stay beside it
  --proxies N      how many proxies of yours stand in front of the server (0): the resolver counts
                   requests by the client's address, which they tell
  --host NAME      the site's own name in security texts (localhost and the port)
  --network NAME   the network that the app opens with: local, mainnet or testnet (local);
                   the local network runs only when it is named here
  --listen ADDRESS where to listen, without the local network: 0.0.0.0 is every address of this machine (127.0.0.1)
  --processes N    how many processes serve, without the local network (1): at most one for each core
  --node URL       a node of the public network that the resolver asks, instead of the known ones; several,
                   in their order, where one fails
  --world NAME     what a local network that begins has on it: seeded or empty (seeded); of several chains in the
                   data folder, one of this kind
  --protocol FILE  for an empty world: what "npm run deploy" put there, by its lock file
  --logos URL      where logos of tokens come from, with {address} and {theme} in it (none: they are drawn)
  --block-time MS  milliseconds between the blocks of the local network (1000)
  --memory MB      the most memory for the execution of transactions (1024); a chain with a large state needs more
  --log LEVEL      what the server says of itself, as lines of JSON: off, error, warn or info (off)
  --access-log     one line for each request: the address that asked, the path, the status, ms
  --help           this text

Of the environment, so that no secret stands in a command:

  TYTO_BOT_TOKEN, TYTO_BOT_CHAT   the bot and the chat that are told what happens on public networks:
                                  travel rules, mints and motions
  TYTO_MAIN_ISSUER                the domain of the issuer of travel rules, such as kyc
  TYTO_IMAGE_SEARCH               the address of the service that searches pictures, asked with ?q=
`

/** Where wallets expect the node of a local Zilliqa network. */
const walletPort = 5555

function stop(message: string): never {
  console.error(`${message}\n\n${help}`)
  process.exit(1)
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4000' },
        data: { type: 'string', default: '.tyto' },
        reset: { type: 'boolean', default: false },
        rescue: { type: 'boolean', default: false },
        new: { type: 'boolean', default: false },
        chain: { type: 'string' },
        host: { type: 'string' },
        proxies: { type: 'string', default: '0' },
        network: { type: 'string', default: 'local' },
        listen: { type: 'string', default: '127.0.0.1' },
        processes: { type: 'string', default: '1' },
        node: { type: 'string', multiple: true, default: [] },
        world: { type: 'string' },
        protocol: { type: 'string' },
        logos: { type: 'string' },
        'block-time': { type: 'string', default: '1000' },
        memory: { type: 'string', default: String(executionBounds.memory) },
        log: { type: 'string', default: 'off' },
        'access-log': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const port = Number(values.port)
    const blockTime = Number(values['block-time'])
    const memory = Number(values.memory)
    const proxies = Number(values.proxies)
    const processes = Number(values.processes)
    const network = networkIds.find((id) => id === values.network)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      stop(`--port takes a number from 0 to 65535, not ${values.port}`)
    if (!Number.isInteger(blockTime) || blockTime < 10)
      stop(`--block-time takes 10 or more milliseconds, not ${values['block-time']}`)
    if (!Number.isInteger(memory) || memory < 40) stop(`--memory takes 40 or more MB, not ${values.memory}`)
    if (!Number.isInteger(proxies) || proxies < 0) stop(`--proxies takes a count, not ${values.proxies}`)
    if (!network) stop(`--network takes local, mainnet or testnet, not ${values.network}`)
    if (!Number.isInteger(processes) || processes < 1 || processes > 64)
      stop(`--processes takes 1 to 64, not ${values.processes}`)
    if (network === 'local' && (processes > 1 || values.node.length > 0))
      stop('--processes and --node are for a public network: one process keeps the local one')
    if (isIP(values.listen) === 0) stop(`--listen takes an IP address, not ${values.listen}`)
    if (network === 'local' && values.listen !== '127.0.0.1')
      stop('--listen is for a public network: everybody knows the keys of the local one')
    for (const node of values.node) {
      if (!/^https?:\/\//.test(node) || !URL.canParse(node))
        stop(`--node takes an address, https://..., not ${node}`)
    }
    const world = (['seeded', 'empty'] as const).find((name) => name === values.world)
    if (values.world !== undefined && !world) stop(`--world takes seeded or empty, not ${values.world}`)
    const acts = (['reset', 'rescue', 'new'] as const).filter((name) => values[name])
    if (acts.length > 1) stop(`--${acts.join(' and --')} do not go together`)
    if (values.chain !== undefined && (values.new || values.reset))
      stop('--chain goes on with a chain: it does not go together with --new and --reset')
    if (values.chain !== undefined && !/^[0-9a-f]{4,64}$/.test(values.chain))
      stop(`--chain takes the first digits of a chain's name, at least four, not ${values.chain}`)
    const level = (['off', 'error', 'warn', 'info'] as const).find((name) => name === values.log)
    if (!level) stop(`--log takes off, error, warn or info, not ${values.log}`)
    const { logos } = values
    if (logos !== undefined && !isLogoService(logos)) stop(logoServiceAdvice)
    const host = values.host ?? `localhost:${port}`
    if (!isHost(host))
      stop(`--host takes a name such as tyto.example, without https:// and path, not ${host}`)
    return {
      host,
      port,
      proxies,
      blockTime,
      memory,
      network,
      processes,
      nodes: values.node,
      listen: values.listen,
      world,
      protocol: values.protocol,
      ...(logos === undefined ? {} : { logos }),
      data: values.data,
      reset: values.reset,
      begins: values.new,
      chain: values.chain,
      rescue: values.rescue,
      ...logOf(level, values['access-log']),
      help: values.help,
    }
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

function logOf(level: 'off' | LogOptions['level'], access: boolean): { readonly log?: LogOptions } {
  if (level === 'off') return access ? { log: { level: 'error', access } } : {}
  return { log: { level, access } }
}

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

/** A name or an address, as it stands in links behind https://, with a port or without. */
function isHost(host: string): boolean {
  if (!/^[a-z0-9.:[\]-]{1,253}$/i.test(host) || !URL.canParse(`https://${host}`)) return false
  const { hostname, username, pathname } = new URL(`https://${host}`)
  return hostname !== '' && username === '' && pathname === '/'
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
function nodesOf({ network, nodes }: typeof options): PublicNodes {
  return nodes.length > 0 ? { [network]: nodes } : {}
}

function sayRescue({ blocks, transactions, of, damaged }: Rescue): void {
  const all = of === undefined ? '' : ` of ${of}`
  console.log(
    `${blocks}${all} blocks were made again, with ${transactions} transactions; the damaged data are in ${damaged}.`,
  )
}

async function startLocalNetwork(chosen: typeof options): Promise<Devnet> {
  const { data, world, blockTime, memory, reset, rescue, begins, chain } = chosen
  const folder = resolve(data)
  const log = (line: string): void => console.log(line)
  try {
    if (reset) await eraseFolder(folder)
    else if (rescue) sayRescue(await rescueChain({ folder, chain }))
    const execution = { memory }
    const devnet = await createDevnet({
      storage: { folder },
      world,
      chain,
      begins,
      version: software.version,
      blockTime,
      execution,
      clock: Date.now,
      log,
    })
    return { ...devnet, network: { ...devnet.network, ...(await readProtocol(chosen.protocol)) } }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
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
