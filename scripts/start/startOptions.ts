/** The options of `npm start`. */
import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { networkIds, ruleSetNames, type NetworkId } from '@tyto/chain'
import { executionBounds, type ClusterOptions } from '@tyto/devnet'
import type { LogOptions } from '@tyto/server'
import { isLogoService, logoServiceAdvice } from '../build/logoService'
import { readSocial, socialAdvice } from '../build/socialLinks'

export const help = `Tyto on this machine.

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
  --rules NAME     how the node of a local network that begins answers and what it asks for gas: zilliqa-1 or zilliqa-2
                   (zilliqa-1); of several chains in the data folder, one of these
  --protocol FILE  for an empty world: what "npm run deploy" put there, by its lock file
  --social URL     where people of this site are found elsewhere; may be given several times (the protocol's own)
  --cluster URL,... several machines keep the local network together, in the members of this etcd (docs/networks.md)
  --as NAME        with --cluster: the name of this machine among them
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
  TYTO_ETCD_USER, TYTO_ETCD_PASSWORD      who this machine is to etcd
  TYTO_ETCD_CA, TYTO_ETCD_CERT, TYTO_ETCD_KEY   files (PEM): the authority of its members, our own certificate and its key
  TYTO_IMAGE_SEARCH               the address of the service that searches pictures, asked with ?q=
`

/** Says what is wrong and what can be chosen, and ends the program. */
export function stop(message: string): never {
  console.error(`${message}\n\n${help}`)
  process.exit(1)
}

export type StartOptions = ReturnType<typeof readOptions>

/** Reads the options. Ends the program where one of them cannot be. */
export function readOptions() {
  const values = parseValues()
  const port = readNumber(values.port, {
    of: '--port',
    from: 0,
    to: 65_535,
    what: 'a number from 0 to 65535',
  })
  const blockTime = readNumber(values['block-time'], {
    of: '--block-time',
    from: 10,
    what: '10 or more milliseconds',
  })
  const memory = readNumber(values.memory, { of: '--memory', from: 40, what: '40 or more MB' })
  const proxies = readNumber(values.proxies, { of: '--proxies', from: 0, what: 'a count' })
  const network = readChoice(values.network, networkIds, '--network takes local, mainnet or testnet')
  const processes = readNumber(values.processes, { of: '--processes', from: 1, to: 64, what: '1 to 64' })
  requirePlace(values, network, processes)
  const world =
    values.world === undefined
      ? undefined
      : readChoice(values.world, ['seeded', 'empty'], '--world takes seeded or empty')
  const rules =
    values.rules === undefined
      ? undefined
      : readChoice(values.rules, ruleSetNames, `--rules takes ${ruleSetNames.join(' or ')}`)
  requireOneBeginning(values)
  const level = readChoice(
    values.log,
    ['off', 'error', 'warn', 'info'],
    '--log takes off, error, warn or info',
  )
  const host = values.host ?? `localhost:${port}`
  if (!isHost(host)) stop(`--host takes a name such as tyto.example, without https:// and path, not ${host}`)
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
    rules,
    protocol: values.protocol,
    ...elsewhereOf(values),
    data: values.data,
    reset: values.reset,
    begins: values.new,
    chain: values.chain,
    cluster: readCluster(values, network),
    rescue: values.rescue,
    ...logOf({ level, access: values['access-log'] }),
    help: values.help,
  }
}

type Values = ReturnType<typeof parseArguments>

/** What pages fetch from other sites, and lead to there. */
function elsewhereOf({ logos, social }: Values) {
  if (logos !== undefined && !isLogoService(logos)) stop(logoServiceAdvice)
  const places = readSocial(social) ?? stop(socialAdvice)
  return { ...(logos === undefined ? {} : { logos }), social: places }
}

function parseValues(): Values {
  try {
    return parseArguments()
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

function parseArguments() {
  return parseArgs({
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
      rules: { type: 'string' },
      protocol: { type: 'string' },
      cluster: { type: 'string' },
      as: { type: 'string' },
      logos: { type: 'string' },
      social: { type: 'string', multiple: true, default: [] },
      'block-time': { type: 'string', default: '1000' },
      memory: { type: 'string', default: String(executionBounds.memory) },
      log: { type: 'string', default: 'off' },
      'access-log': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values
}

interface Bounds {
  /** The name of the option. */
  readonly of: string
  readonly from: number
  readonly to?: number
  /** The values that it takes, as they are said to whoever wrote something else. */
  readonly what: string
}

function readNumber(text: string, { of, from, to = Infinity, what }: Bounds): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < from || number > to) stop(`${of} takes ${what}, not ${text}`)
  return number
}

function readChoice<const Choice extends string>(
  text: string,
  choices: readonly Choice[],
  advice: string,
): Choice {
  return choices.find((choice) => choice === text) ?? stop(`${advice}, not ${text}`)
}

/** Where it listens, whom it asks and how many serve: the local network has no choice in these. */
function requirePlace({ node: nodes, listen }: Values, network: NetworkId, processes: number): void {
  if (network === 'local' && (processes > 1 || nodes.length > 0))
    stop('--processes and --node are for a public network: one process keeps the local one')
  if (isIP(listen) === 0) stop(`--listen takes an IP address, not ${listen}`)
  if (network === 'local' && listen !== '127.0.0.1')
    stop('--listen is for a public network: everybody knows the keys of the local one')
  for (const node of nodes) {
    if (!/^https?:\/\//.test(node) || !URL.canParse(node))
      stop(`--node takes an address, https://..., not ${node}`)
  }
}

/** The machines that keep the local network together; undefined where this one does alone. */
function readCluster(
  { cluster, as: name, ...values }: Values,
  network: NetworkId,
): Pick<ClusterOptions, 'endpoints' | 'name'> | undefined {
  if (cluster === undefined && name === undefined) return undefined
  if (cluster === undefined || name === undefined || !/^[a-z0-9][a-z0-9.-]{0,62}$/i.test(name))
    return stop('--cluster and --as NAME go together; a name is of letters, digits, dots and hyphens')
  if (network !== 'local') stop('--cluster is for the local network: a public one has its own machines')
  if (values.new || values.reset || values.rescue || values.chain !== undefined)
    stop('--cluster goes on with the chain of the others: not with --new, --reset, --rescue and --chain')
  const endpoints = cluster.split(',')
  for (const endpoint of endpoints) {
    if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
      stop(`--cluster takes addresses of etcd, http://a:2379,http://b:2379, not ${endpoint}`)
  }
  return { endpoints, name }
}

/** The chain begins in one way. */
function requireOneBeginning(values: Values): void {
  const { chain } = values
  const acts = (['reset', 'rescue', 'new'] as const).filter((name) => values[name])
  if (acts.length > 1) stop(`--${acts.join(' and --')} do not go together`)
  if (chain === undefined) return
  if (values.new || values.reset)
    stop('--chain goes on with a chain: it does not go together with --new and --reset')
  if (!/^[0-9a-f]{4,64}$/.test(chain))
    stop(`--chain takes the first digits of a chain's name, at least four, not ${chain}`)
}

function logOf({
  level,
  access,
}: {
  readonly level: 'off' | LogOptions['level']
  readonly access: boolean
}): { readonly log?: LogOptions } {
  if (level === 'off') return access ? { log: { level: 'error', access } } : {}
  return { log: { level, access } }
}

/** A name or an address, as it stands in links behind https://, with a port or without. */
function isHost(host: string): boolean {
  if (!/^[a-z0-9.:[\]-]{1,253}$/i.test(host) || !URL.canParse(`https://${host}`)) return false
  const { hostname, username, pathname } = new URL(`https://${host}`)
  return hostname !== '' && username === '' && pathname === '/'
}
