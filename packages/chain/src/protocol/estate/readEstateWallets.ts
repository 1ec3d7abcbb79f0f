import { defiWallet, didWallet, sbtWallet, tyronDex, zrc6Token } from '@tyto/contracts'
import { tyronDexService } from '@tyto/exchange'
import { parseVersion, type DidRecord, type EstatePart, type EstateWallet } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { orUnread } from '../../reads/orUnread'
import { readField, readFields, valueOr } from '../../reads/readField'
import type { EstatePlaces } from './readEstatePlaces'
import { collectableCollections } from './readCollectables'
import { exchangesAmong } from '../exchanges/readExchanges'
import { readHoldings, type Holding } from '../staking/readHoldings'
import { readOwnership, type Ownership } from '../readOwnership'
import { readPoolShares } from '../exchanges/readPoolShares'
import type { WalletPlace } from './walletPlace'

/** A wallet of an estate, and what its promises are read from. */
export interface FoundWallet {
  readonly wallet: EstateWallet
  /** Null for an account, and where it is not known. */
  readonly ownership: Ownership | null
  /** Its stake in the seed-node programme; null where there is none, and where it is not known. */
  readonly holding: Holding | null
}

interface Asked {
  readonly record: DidRecord | null
  readonly options: RequestOptions | undefined
}

/** Reads the wallets of a name, whom they obey and what they hold. `places`: null where only control is asked for. */
export async function readEstateWallets(
  client: Requests,
  network: Pick<Network, 'registry'>,
  { looked, places }: { readonly looked: readonly WalletPlace[]; readonly places: EstatePlaces | null },
  { record, options }: Asked,
): Promise<readonly FoundWallet[]> {
  const implementation = places?.services.get('zilstakingimpl')
  const delegators = looked.map(({ address }) => address)
  const holdings =
    implementation === undefined
      ? undefined
      : await orUnread(readHoldings(client, { implementation }, delegators, options))
  return Promise.all(
    looked.map(async (place, at): Promise<FoundWallet> => {
      const control = await orUnread(readControl(client, network, { place, record }, options))
      const holding = holdings?.holdings[at] ?? null
      const kind = control?.kind ?? 'other'
      const held =
        places === null ? nothing : await readHeld(client, { address: place.address, kind }, places, options)
      const isStakeUnread = places !== null && (implementation === undefined || holdings === null)
      const unread: EstatePart[] = [
        ...(control === null ? (['control'] as const) : []),
        ...(isStakeUnread ? (['stake'] as const) : []),
        ...held.unread,
      ]
      const wallet: EstateWallet = {
        ...place,
        kind,
        version: control?.version ?? '',
        domain: control?.ownership?.domain ?? null,
        keptBy: control?.ownership?.keptBy ?? null,
        through: control?.ownership?.through ?? null,
        obeys: control?.obeys ?? null,
        isPaused: control?.isPaused ?? null,
        coins: held.coins,
        staked: holding === null ? null : holding.stakes.reduce((sum, { amount }) => sum + amount, 0n),
        waiting: holding?.waiting ?? null,
        shares: held.shares,
        brought: held.brought,
        pools: held.pools,
        nfts: held.nfts,
        tokens: held.tokens,
        unread,
      }
      return { wallet, ownership: control?.ownership ?? null, holding }
    }),
  )
}

/** Reads the contract at an address and whom it obeys. */
async function readControl(
  client: Requests,
  network: Pick<Network, 'registry'>,
  { place: { address }, record }: { readonly place: WalletPlace; readonly record: DidRecord | null },
  options: RequestOptions | undefined,
): Promise<{
  readonly kind: EstateWallet['kind']
  readonly version: string
  readonly obeys: Address | null
  readonly isPaused: boolean | null
  readonly ownership: Ownership | null
}> {
  if (record !== null && address === record.address) {
    const { kind } = parseVersion(record.version)
    return { kind, version: record.version, obeys: record.controller, isPaused: null, ownership: null }
  }
  const { version, is_paused } = { ...didWallet(address).fields, ...defiWallet(address).fields }
  const reads = { version, is_paused, paused: { ...is_paused, field: 'paused' } }
  const [read, ownership] = await Promise.all([
    readFields(client, reads, options),
    readOwnership(client, network, address, options),
  ])
  if (read.version.kind === 'not deployed') {
    return { kind: 'account', version: '', obeys: address, isPaused: null, ownership: null }
  }
  const text = valueOr(read.version, '')
  const isPaused = valueOr(read.is_paused, valueOr(read.paused, null))
  return { kind: parseVersion(text).kind, version: text, obeys: ownership.owner, isPaused, ownership }
}

type Held = Pick<EstateWallet, 'coins' | 'shares' | 'brought' | 'pools' | 'nfts' | 'tokens' | 'unread'>

const nothing: Held = {
  coins: [],
  shares: null,
  brought: null,
  pools: [],
  nfts: [],
  tokens: null,
  unread: [],
}

async function readHeld(
  client: Requests,
  { address, kind }: { readonly address: Address; readonly kind: EstateWallet['kind'] },
  places: EstatePlaces,
  options: RequestOptions | undefined,
): Promise<Held> {
  const dex = places.services.get(tyronDexService)
  const collections = collectableCollections.flatMap((collection) => {
    const contract = places.services.get(collection)
    return contract === undefined ? [] : [{ collection, contract }]
  })
  const isSoulbound = kind === 'soulbound' || kind === 'defi'
  const [shares, brought, pools, nfts, tokens] = await Promise.all([
    dex === undefined
      ? null
      : orUnread(readField(client, tyronDex(dex).fields.balances.at(address), options)),
    dex === undefined ? null : orUnread(readField(client, tyronDex(dex).fields.brought.at(address), options)),
    orUnread(readPoolShares(client, exchangesAmong(places.services), address, options)),
    orUnread(
      Promise.all(
        collections.map(async ({ collection, contract }) => {
          const { balances } = zrc6Token(contract).fields
          return { collection, count: valueOr(await readField(client, balances.at(address), options), 0n) }
        }),
      ),
    ),
    isSoulbound ? orUnread(readField(client, sbtWallet(address).fields.sbt, options)) : null,
  ])
  const amounts = [...(places.coinsOf(address) ?? [])]
  const isUnread = amounts.length === 0 || amounts.some(([, amount]) => amount.kind === 'unknown')
  const isPartUnread = shares === null || brought === null || pools === null || pools.unread.length > 0
  return {
    coins: amounts.flatMap(([id, amount]) =>
      amount.kind === 'amount' && amount.units > 0n
        ? [{ id, units: amount.units, decimals: amount.decimals }]
        : [],
    ),
    shares: shares === null ? null : valueOr(shares, 0n),
    brought: brought === null ? null : valueOr(brought, 0n),
    pools: pools?.held ?? [],
    nfts: (nfts ?? []).filter(({ count }) => count > 0n),
    tokens: tokens === null ? (isSoulbound ? null : 0) : valueOr(tokens, new Map()).size,
    unread: [
      ...(isUnread ? (['coins'] as const) : []),
      ...(isPartUnread ? (['shares'] as const) : []),
      ...(nfts === null ? (['nfts'] as const) : []),
      ...(isSoulbound && tokens === null ? (['tokens'] as const) : []),
    ],
  }
}
