import { didWallet, nameRegistry } from '@tyto/contracts'
import {
  decodeChainText,
  type DidRecord,
  type Estate,
  type EstateHalf,
  type EstateWallet,
} from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { RpcError } from '../../client/RpcError'
import type { Network } from '../../networks/networks'
import { getLatestBlock } from '../../reads/getLatestBlock'
import { orUnread } from '../../reads/orUnread'
import { readField, readFields, valueOr } from '../../reads/readField'
import { readDidRecord } from '../readDidRecord'
import { readEstatePlaces } from './readEstatePlaces'
import { readEstatePromises } from './readEstatePromises'
import { readEstateWallets } from './readEstateWallets'
import { readOwnership } from '../readOwnership'
import { readGuarded } from './readGuarded'
import { readNamesOf } from './readNamesOf'
import { leadsSomewhere } from '../registryEntry'
import type { WalletPlace } from './walletPlace'

export interface EstateQuestion {
  /** The hash of the domain. */
  readonly id: Hex
  /** Ids of the coins that are counted. */
  readonly coins: readonly string[]
  /** True where only control is asked for: no amounts and no promises. */
  readonly isControlOnly?: boolean
  /** Hashes of domains that are asked whether this name is their guardian, or lead where it leads; none where it is left out. */
  readonly others?: readonly Hex[]
  /** The one wallet whose money and promises are read; all of them where it is left out. */
  readonly wallet?: Address
}

/** More subdomains than that are counted and not looked at. */
const mostEstateWallets = 16

/**
 * Reads all that a name carries: whom its halves and wallets obey, what these hold, and what was promised before. A few
 * trips, each of them one batch; a part that a node does not answer is unknown by itself. Rejects with `RpcError` where
 * nobody knows where the name leads.
 */
export async function readEstate(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry' | 'initDid' | 'digits'>,
  { id, coins, isControlOnly = false, wallet: one, others = [] }: EstateQuestion,
  options?: RequestOptions,
): Promise<Estate> {
  const [name, block] = await Promise.all([
    readLed(client, network, id, options),
    orUnread(getLatestBlock(client, options)),
  ])
  const { did, record } = name
  const subdomains = [...(record?.subdomains ?? [])].filter(([, address]) => leadsSomewhere(address))
  const looked = lookedAt({ did, record, subdomains, one })
  const parts = isControlOnly ? null : await readEstatePlaces(client, network, { looked, coins }, options)
  const [found, community, guards, names] = await Promise.all([
    readEstateWallets(client, network, { looked, places: parts }, { record, options }),
    parts === null ? null : parts.community(id),
    orUnread(readGuarded(client, network, { id, others }, options)),
    orUnread(readNamesOf(client, network, { id, wallet: did, others }, options)),
  ])
  const promises =
    parts === null ? [] : await readEstatePromises(client, { found, places: parts, record }, options)
  return {
    id,
    height: block?.number ?? null,
    ...name.halves,
    username: name.username,
    guardians:
      record?.unreadable.includes('social_guardians') === true ? null : (record?.guardians.length ?? 0),
    keys: [...(record?.verificationMethods.keys() ?? [])].sort(),
    guards,
    wallets: found.map(({ wallet }, at) => {
      const isPart = wallet.address === did && promising.some((field) => record?.unreadable.includes(field))
      const isWhole = promises[at]?.isWhole !== false && !isPart
      return isWhole ? wallet : { ...wallet, unread: [...wallet.unread, 'promises'] }
    }),
    left: Math.max(0, subdomains.length - mostEstateWallets),
    community,
    promises: promises.flatMap((each) => each.promises),
    names,
  }
}

interface Led {
  readonly did: Address | null
  /** Of the DID wallet; null where there is none. */
  readonly record: DidRecord | null
  readonly halves: Pick<Estate, 'ssi' | 'did'>
  readonly username: string | null
}

/** Where a name leads: the wallets of its two halves, and whom these obey. */
async function readLed(
  client: Requests,
  network: Pick<Network, 'registry'>,
  id: Hex,
  options: RequestOptions | undefined,
): Promise<Led> {
  const { dns, did_dns } = nameRegistry(network.registry).fields
  const entry = await readFields(client, { owner: dns.at(id), did: did_dns.at(id) }, options)
  if (entry.owner.kind === 'not deployed') {
    throw new RpcError('RpcNotDeployed', 'The name registry of this network does not stand on its chain.')
  }
  const [owner, did] = [valueOr(entry.owner, null), valueOr(entry.did, null)]
  const read = (wallet: Address | null): Promise<DidRecord | null> =>
    leadsSomewhere(wallet) ? readDidRecord(client, wallet, options) : Promise.resolve(null)
  const [record, ssiRecord, username] = await Promise.all([
    read(did),
    read(owner === did ? null : owner),
    leadsSomewhere(did) ? orUnread(readUsername(client, did, options)) : '',
  ])
  const didHalf = await halfOf(client, network, { wallet: did, record }, options)
  const ssi =
    owner === did ? didHalf : await halfOf(client, network, { wallet: owner, record: ssiRecord }, options)
  return { did, record, halves: { ssi, did: didHalf }, username }
}

interface Looked extends Pick<Led, 'did' | 'record'> {
  readonly subdomains: readonly (readonly [string, Address])[]
  /** The one wallet that is asked for. */
  readonly one: Address | undefined
}

/** The wallets that are looked at: the DID wallet and those of subdomains, or the one that is asked for. */
function lookedAt({ did, record, subdomains, one }: Looked): readonly WalletPlace[] {
  const places: readonly WalletPlace[] = [
    ...(leadsSomewhere(did) && record !== null ? [{ subdomain: '', address: did }] : []),
    ...subdomains
      .slice(0, mostEstateWallets)
      .map(([subdomain, address]) => ({ subdomain: decodeChainText(subdomain), address })),
  ]
  return one === undefined
    ? places
    : [places.find(({ address }) => address === one) ?? { subdomain: null, address: one }]
}

/**
 * Reads the wallet at an address to which a subdomain is about to lead: whom it obeys and what it holds. Rejects with
 * `RpcError`.
 */
export async function readEstateWallet(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry' | 'initDid' | 'digits'>,
  { address, coins }: { readonly address: Address; readonly coins: readonly string[] },
  options?: RequestOptions,
): Promise<EstateWallet> {
  const looked = [{ subdomain: null, address }]
  const parts = await readEstatePlaces(client, network, { looked, coins }, options)
  const [found] = await readEstateWallets(
    client,
    network,
    { looked, places: parts },
    { record: null, options },
  )
  return found!.wallet
}

/** Whom a wallet obeys to which a name may lead. Rejects with `RpcError`. */
export async function readEstateHalf(
  client: Requests,
  network: Pick<Network, 'registry'>,
  wallet: Address,
  options?: RequestOptions,
): Promise<EstateHalf> {
  return halfOf(client, network, { wallet, record: await readDidRecord(client, wallet, options) }, options)
}

/** The fields that say whom a wallet obeys, and how. */
const decisive = ['version', 'controller', 'did_status'] as const

/** The fields that say who else has a right, or is to get one. */
const promising = [
  'verification_methods',
  'did_domain_dns',
  'pending_controller',
  'pending_username',
  'social_guardians',
] as const

/** A plain account owns a name by itself; a DeFi, staking or soulbound wallet says whom it belongs to. */
async function halfOf(
  client: Requests,
  network: Pick<Network, 'registry'>,
  { wallet, record }: { readonly wallet: Address | null; readonly record: DidRecord | null },
  options: RequestOptions | undefined,
): Promise<EstateHalf> {
  if (!leadsSomewhere(wallet)) return { wallet: null, controller: null, speaker: null, status: null }
  if (record === null) return { wallet, controller: wallet, speaker: null, status: null }
  const { controller, status, unreadable } = record
  if (decisive.some((field) => unreadable.includes(field))) {
    throw new RpcError('RpcInvalidAnswer', 'Whom a wallet obeys could not be read.')
  }
  if (controller !== null) return { wallet, controller, speaker: controller, status }
  const { owner } = await readOwnership(client, network, wallet, options)
  return { wallet, controller: owner, speaker: null, status }
}

async function readUsername(
  client: Requests,
  wallet: Address,
  options: RequestOptions | undefined,
): Promise<string> {
  return valueOr(await readField(client, didWallet(wallet).fields.nft_username, options), '')
}
