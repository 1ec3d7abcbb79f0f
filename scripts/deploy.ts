/**
 * npm run deploy -- --network NAME --key FILE: puts the protocol on a chain that has none. Says what it costs first; begins with
 * `--yes`; goes on after any interruption by its lock file; reads the code of every contract back at the end.
 */
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  createClient,
  getAccount,
  getGasPriceLi,
  isRuleSetName,
  localNetworkBase,
  publicNetworks,
  RpcError,
  ruleSetNames,
  ruleSets,
  type ForReading,
  type NetworkId,
  type RuleSetName,
} from '@tyto/chain'
import {
  addressOfPublicKey,
  BaseError,
  formatUnits,
  hexToBytes,
  ownValue,
  publicKeyOf,
  qaPerLi,
  toBech32,
} from '@tyto/primitives'
import { carryOut, verify, type Deployment } from './deploy/carryOut'
import { gasPriceFor } from './deploy/gasPrice'
import { isBlockHash, networkEntry, readLock, type Lock } from './deploy/lockFile'
import { rehearse } from './deploy/rehearse'
import { openings, sectionsOf } from './deploy/sections'
import { createSigner } from './deploy/signer'
import { readTermsFile, termsOf, usualTerms } from './deploy/terms'
import { holdLock } from './command/holdLock'

const help = `The protocol, on a chain that has none.

  npm run deploy -- --network NAME --key FILE [options]

  --network NAME   local (npm start -- --world empty), or own with --chain-id and --endpoint; mainnet and testnet execute no
                   calls, and are refused
  --key FILE       a file with the private key, 64 hex digits; use one that nothing else uses meanwhile
  --endpoint URL   a node of your choice
  --chain-id N     the number of a network of your own, as its wallets sign it
  --rules NAME     the rules of its nodes: zilliqa-1 or zilliqa-2 (zilliqa-2 for a network of your own; what the local network says)
  --lock FILE      what stands where (NAME.lock.json); keep it: a later run goes on from it
  --opening FILE   with what stakes and collections are opened (docs/deploy.md); without it, with what costs gas alone
  --gas-price LI   what a unit of gas is paid, where the node asks more than ten times the usual 2,000 Li
  --yes            send; without it the cost is said and nothing is sent
  --help           this text
`

const decimals = 12
/** Between two looks at a transaction, in ms. */
const pauseMs = { public: 3_000, local: 250 }
const localEndpoint = 'http://127.0.0.1:4000/-/rpc'

function zil(qa: bigint): string {
  return `${formatUnits(qa, decimals)} ZIL`
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        network: { type: 'string' },
        key: { type: 'string' },
        endpoint: { type: 'string' },
        'chain-id': { type: 'string' },
        rules: { type: 'string' },
        lock: { type: 'string' },
        opening: { type: 'string' },
        'gas-price': { type: 'string' },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}

/** Where it is to stand. */
interface Target {
  /** Whose terms are usual. */
  readonly id: NetworkId
  readonly chainId: number
  readonly endpoints: readonly string[]
  readonly rules: RuleSetName
}

async function targetOf(name: string | undefined): Promise<Target> {
  const endpoints = options.endpoint === undefined ? [localEndpoint] : [options.endpoint]
  if (name !== 'own' && options['chain-id'] !== undefined)
    stop(`--chain-id goes with --network own\n\n${help}`)
  if (name === 'local') {
    const rules = readRules(options.rules) ?? (await rulesAt(endpoints[0]!)) ?? 'zilliqa-1'
    return { id: name, chainId: localNetworkBase.chainId, endpoints, rules }
  }
  if (name === 'own') {
    if (options.endpoint === undefined)
      stop(`--network own takes --endpoint, an address of a node\n\n${help}`)
    const rules = readRules(options.rules) ?? 'zilliqa-2'
    return { id: 'local', chainId: readChainId(options['chain-id']), endpoints, rules }
  }
  if (name === 'mainnet' || name === 'testnet') {
    const { forReading } = publicNetworks[name].rules
    return forReading === null
      ? { ...publicNetworks[name], rules: readRules(options.rules) ?? 'zilliqa-2' }
      : stop(saidOf(name, forReading))
  }
  return stop(
    `--network takes local, own, mainnet or testnet${name === undefined ? '' : `, not ${name}`}\n\n${help}`,
  )
}

function readChainId(text: string | undefined): number {
  // Wallets sign it in 16 bits.
  if (text !== undefined && /^[1-9]\d{0,4}$/.test(text) && Number(text) < 65_536) return Number(text)
  return stop(
    `--chain-id takes the number of the network, 1 to 65535${text === undefined ? '' : `, not ${text}`}`,
  )
}

function readRules(name: string | undefined): RuleSetName | undefined {
  if (name === undefined || isRuleSetName(name)) return name
  return stop(`--rules takes ${ruleSetNames.join(' or ')}, not ${name}`)
}

/** The rules of a local network, as the site that serves it says; undefined where none does. */
async function rulesAt(endpoint: string): Promise<RuleSetName | undefined> {
  const said = await fetch(new URL('/-/network.json', endpoint))
    .then((answer) => answer.json() as Promise<unknown>)
    .catch(() => null)
  const set = ownValue(ownValue(said, 'rules'), 'set')
  return isRuleSetName(set) ? set : undefined
}

function saidOf(name: string, { since, block }: ForReading): string {
  const when = since === null || block === null ? 'any more' : `since ${since} (block ${block})`
  return `${name} executes no calls of contracts ${when}. Nothing was sent and nothing was paid. Networks that run them: docs/networks.md`
}

async function readKey(path: string | undefined): Promise<Uint8Array> {
  if (path === undefined) return stop(`--key names the file of the private key\n\n${help}`)
  const text = await readFile(path, 'utf8').catch(() => stop(`${path} cannot be read.`))
  const digits = text.trim().replace(/^0x/, '')
  // The content of the file is never shown.
  if (!/^[0-9a-fA-F]{64}$/.test(digits)) return stop(`${path} holds no private key of 64 hex digits.`)
  return hexToBytes(`0x${digits.toLowerCase()}`)
}

function readGasPrice(text: string | undefined): bigint | null {
  if (text === undefined) return null
  return /^[1-9]\d{0,8}$/.test(text)
    ? BigInt(text)
    : stop(`--gas-price takes Li, a whole number, not ${text}`)
}

/** The opening of the file, or the one that an earlier run began with. */
async function openingFor(lock: Lock, network: NetworkId): Promise<unknown> {
  const given = options.opening === undefined ? null : await readTermsFile(options.opening)
  if (!Object.values(openings).some((name) => lock.sections[name])) return given ?? usualTerms(network)
  if (given !== null && JSON.stringify(given) !== JSON.stringify(lock.opening)) {
    stop(
      'It was opened with other terms, which stand in the lock file. Sign what is to change in the explorer.',
    )
  }
  return lock.opening
}

/** Two runs at once would take each other's nonces; the file of a run that ended counts for nothing. */
async function holdFile(path: string): Promise<void> {
  const held = `${path}.held`
  await holdLock(held, 0).catch((error: unknown) =>
    stop(`Another run works with ${path}: wait for its end. ${error instanceof Error ? error.message : ''}`),
  )
  process.once('exit', () => rmSync(held, { force: true }))
}

/** The hash of the first block; null where the node does not tell it. */
async function readGenesis(): Promise<string | null> {
  const block = await client.request('GetTxBlock', ['0']).catch(() => null)
  const hash = ownValue(ownValue(block, 'body'), 'BlockHash')
  return typeof hash === 'string' && isBlockHash(hash) ? hash : null
}

/** How many transactions the key has sent at least, by what the lock file says is done. */
function sentBy({ sections }: Lock): bigint {
  const sums = Object.values(sections).map(({ nonce, done }) => nonce + BigInt(done))
  return sums.reduce((most, each) => (each > most ? each : most), 0n)
}

const options = readOptions()
if (options.help) {
  console.log(help)
  process.exit(0)
}
const { id, chainId, endpoints, rules } = await targetOf(options.network)
const privateKey = await readKey(options.key)
const deployer = addressOfPublicKey(publicKeyOf(privateKey))
const lockPath = options.lock ?? `${options.network}.lock.json`
const client = createClient({
  endpoints,
  chainId,
  requests: ruleSets[rules].requests,
  fetch: (url, init) => fetch(url, init),
})

try {
  if (options.yes) await holdFile(lockPath)
  const genesis = await readGenesis()
  const known = (await readLock(lockPath)) ?? { chainId, genesis, deployer, opening: null, sections: {} }
  if (known.chainId !== chainId) stop(`${lockPath} is that of chain ${known.chainId}, not of ${chainId}.`)
  if (known.deployer !== deployer) stop(`${lockPath} is that of the key of ${toBech32(known.deployer)}.`)
  const { nonce } = await getAccount(client, deployer)
  const isOtherChain = known.genesis !== null && genesis !== null && known.genesis !== genesis
  if (isOtherChain || nonce < sentBy(known)) {
    stop(
      `${lockPath} is that of another chain: this one was begun anew, or its node is behind. Take another lock file (--lock) for a chain that has none of it.`,
    )
  }
  const lock: Lock = { ...known, genesis: known.genesis ?? genesis, opening: await openingFor(known, id) }
  const sections = sectionsOf(termsOf(lock.opening, deployer))

  const [costs, askedLi, { balance }] = await Promise.all([
    rehearse(sections, rules),
    getGasPriceLi(client, ruleSets[rules].gas),
    getAccount(client, deployer),
  ])
  const { gas } = ruleSets[rules]
  const gasPrice = gasPriceFor(askedLi, readGasPrice(options['gas-price']), gas) * qaPerLi
  let forGas = 0n
  let carried = 0n
  for (const { name } of sections) {
    const steps = (costs.get(name) ?? []).slice(lock.sections[name]?.done ?? 0)
    const cost = steps.reduce((sum, step) => sum + step.gas, 0n) * gasPrice
    const along = steps.reduce((sum, step) => sum + step.carried, 0n)
    forGas += cost
    carried += along
    const also = along === 0n ? '' : `, and carry ${zil(along)}`
    console.log(`${name}: ${steps.length} transactions, ${zil(cost)}${also}`)
  }
  console.log(`In all ${zil(forGas + carried)}; ${toBech32(deployer)} has ${zil(balance)}.`)
  // The signed limit allows a tenth more gas than was measured.
  const needed = forGas + forGas / 10n + carried
  if (balance < needed) stop(`That is too little: with a tenth more gas it takes ${zil(needed)}.`)
  if (!options.yes) {
    console.log('Nothing was sent. To begin: the same command with --yes')
    process.exit(0)
  }

  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(endpoints[0]!).hostname)
  const pause = isHere ? pauseMs.local : pauseMs.public
  const deployment: Deployment = {
    client,
    sign: createSigner(privateKey, chainId),
    deployer,
    sections,
    costs,
    gasPrice,
    lockPath,
    lock,
    pause: () => new Promise((resolve) => setTimeout(resolve, pause)),
    log: (line) => console.log(line),
  }
  const done = await carryOut(deployment)
  const standing = await verify(deployment, done)
  for (const { contract, address, isOurs } of standing) {
    console.log(`${isOurs ? 'as in our source' : 'NOT OUR SOURCE  '}  ${contract} ${toBech32(address)}`)
  }
  if (standing.some(({ isOurs }) => !isOurs)) stop('A contract does not have the code that was sent.')
  console.log(
    `\nThe network, for the app and the resolver:\n${JSON.stringify(networkEntry(done, rules), null, 2)}`,
  )
} catch (error) {
  if (!(error instanceof BaseError || error instanceof RpcError)) throw error
  stop([error.shortMessage, ...error.metaMessages].join('\n'))
}
