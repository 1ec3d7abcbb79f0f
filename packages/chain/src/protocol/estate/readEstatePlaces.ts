import { tyronDex } from '@tyto/contracts'
import { tyronDexService, usualFees } from '@tyto/exchange'
import type { Address, Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { orUnread } from '../../reads/orUnread'
import { readField, valueOr } from '../../reads/readField'
import { collectableCollections } from './readCollectables'
import { readCoinBalances, type CoinAmount } from '../coins/readCoinBalances'
import type { WalletPlace } from './walletPlace'

/** Where the protocol's parts stand that keep something for somebody, and what some wallets hold of its coins. */
export interface EstatePlaces {
  /** By the id of the service. */
  readonly services: ReadonlyMap<string, Address>
  readonly decimals: ReadonlyMap<Address, number>
  /** Amounts of a wallet by coin; null where nothing could be read. */
  coinsOf(wallet: Address): ReadonlyMap<string, CoinAmount> | null
  /** Shares in the community, of a domain; null where that is not known. */
  community(id: Hex): Promise<bigint | null>
}

const stakingService = 'zilstakingimpl'
const estateServices = [
  stakingService,
  tyronDexService,
  ...Object.keys(usualFees),
  ...collectableCollections,
] as const

/** The coins of all wallets together, and the places of services beside them, in the same trips. */
export async function readEstatePlaces(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry' | 'initDid' | 'digits'>,
  { looked, coins }: { readonly looked: readonly WalletPlace[]; readonly coins: readonly string[] },
  options?: RequestOptions,
): Promise<EstatePlaces> {
  const holders = [...new Set(looked.map(({ address }) => address))]
  const question = { coins, holders, services: estateServices }
  const read = await orUnread(readCoinBalances(client, network, question, options))
  const services = read?.known.services ?? new Map<string, Address>()
  return {
    services,
    decimals: read?.known.decimals ?? new Map(),
    coinsOf: (wallet) => read?.holdings[holders.indexOf(wallet)] ?? null,
    community: async (id) => {
      const dex = services.get(tyronDexService)
      if (dex === undefined) return read === null || read.failure !== null ? null : 0n
      const reading = await orUnread(readField(client, tyronDex(dex).fields.shares.at(id), options))
      return reading === null ? null : valueOr(reading, 0n)
    },
  }
}
