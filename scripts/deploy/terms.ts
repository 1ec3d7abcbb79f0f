/** With what the programme of stakes and the collections are opened: a file of the operator's, or what costs gas alone. */
import { readFile } from 'node:fs/promises'
import { domainCollections, type CollectionsOpening, type NewToken, type SeedNode } from '@tyto/contracts'
import { domainId, imageCollections } from '@tyto/identity'
import { BaseError, isRecord, parseAddress, parseJson, parseUnits, type Address } from '@tyto/primitives'
import { seedNodes } from '../../apps/web/src/features/staking/nodes'

/** Amounts in Qa. */
export interface OpeningTerms {
  readonly staking: {
    /** With what the key puts on each at once. */
    readonly nodes: readonly (SeedNode & { readonly stake: bigint })[]
    /** Stake that makes a node active; null leaves that of the main network. */
    readonly leastStake: bigint | null
    /** The reward of a cycle; null leaves it nothing. */
    readonly rewardPerCycle: bigint | null
    /** Out of this come the rewards. */
    readonly rewards: bigint
  }
  readonly collections: CollectionsOpening
}

const decimals = { zil: 12, percent: 7 }
const mostPercent = 100n * 10n ** BigInt(decimals.percent)
const longestText = 100

/**
 * Without a file, as a file would have it: the node that the app offers there is the key's own, and pictures of one collection
 * cost what they do on the local network.
 */
export function usualTerms(network: keyof typeof seedNodes): unknown {
  const [{ service, label }] = seedNodes[network]
  return {
    staking: { nodes: [{ service, name: label, commission: '10' }] },
    collections: { prices: { lexicassi: '250' } },
  }
}

/** The JSON of a file; `termsOf` reads it. Throws `TermsUnsound`. */
export async function readTermsFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => unsound(`${path} cannot be read`))
  return parseJson(text) ?? unsound(`${path} is no JSON`)
}

/** Reads terms; a node without an account is the deployer's. Throws `TermsUnsound`, which says what is wrong. */
export function termsOf(json: unknown, deployer: Address): OpeningTerms {
  const { staking = {}, collections = {} } = fieldsOf(json, 'The file', ['staking', 'collections'])
  const { nodes = [], ...money } = fieldsOf(staking, 'staking', [
    'nodes',
    'leastStake',
    'rewardPerCycle',
    'rewards',
  ])
  const { prices, tokens, premiums } = fieldsOf(collections, 'collections', ['prices', 'tokens', 'premiums'])
  const minted = mapOf(tokens, 'tokens', tokensOf, [...imageCollections, ...domainCollections])
  return {
    staking: {
      nodes: nodesOf(nodes, deployer),
      leastStake: money['leastStake'] === undefined ? null : zil(money['leastStake'], 'leastStake'),
      rewardPerCycle:
        money['rewardPerCycle'] === undefined ? null : zil(money['rewardPerCycle'], 'rewardPerCycle'),
      rewards: zil(money['rewards'] ?? '0', 'rewards'),
    },
    collections: {
      imagePrices: mapOf(prices, 'prices', zil, imageCollections),
      images: new Map(imageCollections.map((service) => [service, minted.get(service) ?? []])),
      names: { '.gzil': minted.get('.gzil') ?? [], '.zlp': minted.get('.zlp') ?? [] },
      premiums: new Map(
        [...mapOf(premiums, 'premiums', zil)].map(([domain, amount]) => [domainId(domain), amount] as const),
      ),
    },
  }
}

function nodesOf(json: unknown, deployer: Address): OpeningTerms['staking']['nodes'] {
  const nodes = listOf(json, 'nodes').map((each) => {
    const fields = ['service', 'name', 'account', 'raw', 'api', 'commission', 'stake']
    const { service, name, account, raw = '', api = '', commission, stake } = fieldsOf(each, 'nodes', fields)
    // Any other name could take the place of a part of the protocol.
    if (typeof service !== 'string' || !/^ssn[a-z0-9]{1,30}$/.test(service)) {
      return unsound('service is no name such as ssnzilpay')
    }
    return {
      service,
      name: shortText(name, 'name'),
      address: account === undefined ? deployer : addressOf(account, 'account'),
      urls: [shortText(raw, 'raw'), shortText(api, 'api')] as const,
      commission: percent(commission, 'commission'),
      stake: zil(stake ?? '0', 'stake'),
    }
  })
  for (const key of ['service', 'address'] as const) {
    if (new Set(nodes.map((node) => node[key])).size < nodes.length) unsound(`Two nodes have the same ${key}`)
  }
  return nodes
}

function tokensOf(json: unknown, place: string): readonly NewToken[] {
  return listOf(json, place).map((token) => {
    const [to, uri] = listOf(token, place)
    return [addressOf(to, place), shortText(uri, place)]
  })
}

function mapOf<T>(
  json: unknown,
  place: string,
  read: (json: unknown, place: string) => T,
  known?: readonly string[],
): ReadonlyMap<string, T> {
  const record = fieldsOf(json ?? {}, place, known)
  return new Map(Object.entries(record).map(([key, each]) => [key, read(each, `${place}.${key}`)]))
}

/** A mistyped name must not pass for a field that is missing. */
function fieldsOf(
  json: unknown,
  place: string,
  known?: readonly string[],
): Readonly<Record<string, unknown>> {
  if (!isRecord(json)) return unsound(`${place} is no object`)
  const strange = Object.keys(json).find((key) => known && !known.includes(key))
  return strange === undefined ? json : unsound(`${place} has nothing named ${JSON.stringify(strange)}`)
}

function listOf(json: unknown, place: string): readonly unknown[] {
  return Array.isArray(json) ? json : unsound(`${place} is no list`)
}

function zil(json: unknown, place: string): bigint {
  const units = typeof json === 'string' && parseUnits(json, decimals.zil)
  return units && units.ok ? units.value : unsound(`${place} is no amount of ZIL in quotation marks`)
}

function percent(json: unknown, place: string): bigint {
  const units = typeof json === 'string' && parseUnits(json, decimals.percent)
  if (units && units.ok && units.value <= mostPercent) return units.value
  return unsound(`${place} is no percentage in quotation marks`)
}

function addressOf(json: unknown, place: string): Address {
  const address = typeof json === 'string' && parseAddress(json)
  return address && address.ok ? address.value : unsound(`${place} is no address`)
}

/** Contracts keep ASCII alone. */
function shortText(json: unknown, place: string): string {
  if (typeof json === 'string' && json.length <= longestText && /^[\x20-\x7e]*$/.test(json)) return json
  return unsound(`${place} is no text of at most ${longestText} ASCII letters`)
}

function unsound(what: string): never {
  throw new BaseError('TermsUnsound', `The opening cannot be read: ${what}.`)
}
