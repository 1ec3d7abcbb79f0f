import { zrc6Token } from '@tyto/contracts'
import type { DidRecord, EarlierPromise } from '@tyto/identity'
import { isAddress, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { RpcError } from '../../client/RpcError'
import { readActivity } from '../../explorer/readActivity'
import { orUnread } from '../../reads/orUnread'
import { readFields, valueOr } from '../../reads/readField'
import { readAllowances } from '../coins/readAllowances'
import { collectableCollections } from './readCollectables'
import type { EstatePlaces } from './readEstatePlaces'
import type { FoundWallet } from './readEstateWallets'
import { readTokenDecimals } from '../coins/readTokenDecimals'

interface PromisesOfWallet {
  readonly promises: readonly EarlierPromise[]
  /** False where a part could not be read. */
  readonly isWhole: boolean
}

/** Pages of a wallet's past that are searched for tokens which the protocol does not name. */
const mostPages = 3
/** NFTs of one collection whose spender is asked for. */
const mostNfts = 48

/** Reads the promises of each wallet that still hold, in their order. */
export async function readEstatePromises(
  client: Requests,
  {
    found,
    places,
    record,
  }: {
    readonly found: readonly FoundWallet[]
    readonly places: EstatePlaces
    readonly record: DidRecord | null
  },
  options?: RequestOptions,
): Promise<readonly PromisesOfWallet[]> {
  return Promise.all(
    found.map(async (each): Promise<PromisesOfWallet> => {
      if (each.wallet.kind === 'account') return { promises: [], isWhole: true }
      const [allowances, nfts] = await Promise.all([
        orUnread(allowancesOf(client, each.wallet.address, places, options)),
        orUnread(nftPromisesOf(client, each.wallet.address, places, options)),
      ])
      const own = each.wallet.address === record?.address ? pendingOf(record) : []
      return {
        promises: [...offersOf(each), ...own, ...(allowances ?? []), ...(nfts ?? [])],
        isWhole: allowances !== null && nfts !== null,
      }
    }),
  )
}

function pendingOf(record: DidRecord | null): readonly EarlierPromise[] {
  if (record === null) return []
  const { address: wallet, pendingController, pendingUsername } = record
  return [
    ...(pendingController === null ? [] : [{ wallet, kind: 'controller', to: pendingController } as const]),
    ...(pendingUsername === null ? [] : [{ wallet, kind: 'username', username: pendingUsername } as const]),
  ]
}

function offersOf({ wallet, ownership, holding }: FoundWallet): readonly EarlierPromise[] {
  const { address } = wallet
  const offer = ownership?.offer ?? null
  const zil = (wallet.staked ?? 0n) + (wallet.waiting ?? 0n)
  return [
    ...(offer === null
      ? []
      : [{ wallet: address, kind: 'wallet', domain: offer.domain, to: offer.controller } as const]),
    ...(holding === null || holding.offeredTo === null
      ? []
      : [{ wallet: address, kind: 'stake', to: holding.offeredTo, zil } as const]),
  ]
}

/** Allowances on the protocol's tokens, and on every other one that the wallet's past names. */
async function allowancesOf(
  client: Requests,
  wallet: Address,
  { services, decimals }: EstatePlaces,
  options: RequestOptions | undefined,
): Promise<readonly EarlierPromise[]> {
  const ids = new Map([...services].map(([id, address]) => [address, id] as const))
  const known = [...decimals.keys()]
  const others = [...(await tokensInPast(client, wallet, options))].filter((token) => !known.includes(token))
  const read = await readAllowances(client, [wallet], [...known, ...others], options)
  if (read.some(({ allowances }) => allowances === null)) {
    throw new RpcError('RpcInvalidAnswer', 'The allowances of a token could not be read.')
  }
  return Promise.all(
    read.flatMap(({ token, allowances }) =>
      (allowances ?? []).map(async ({ spender, amount }): Promise<EarlierPromise> => {
        const digits = decimals.get(token) ?? (await orUnread(readTokenDecimals(client, token, options)))
        return {
          wallet,
          kind: 'allowance',
          token: ids.get(token) ?? token,
          spender,
          units: amount,
          decimals: typeof digits === 'number' ? digits : null,
        }
      }),
    ),
  )
}

/** Tokens that say in an event that they allowed something of the wallet; none where the network keeps no past of it. */
async function tokensInPast(
  client: Requests,
  wallet: Address,
  options: RequestOptions | undefined,
): Promise<ReadonlySet<Address>> {
  const tokens = new Set<Address>()
  let from: string | null = null
  for (let page = 0; page < mostPages; page++) {
    const read: Awaited<ReturnType<typeof readActivity>> | null = await orUnread(
      readActivity(client, wallet, from, options),
    )
    for (const { receipt } of read?.transactions ?? []) {
      for (const { name, address, params } of receipt?.events ?? []) {
        const owner = params.find(({ vname }) => vname === 'token_owner')?.value
        if (name === 'IncreasedAllowance' && owner === wallet && isAddress(address)) tokens.add(address)
      }
    }
    from = read?.next ?? null
    if (from === null) break
  }
  return tokens
}

/** Operators of a wallet's collections, and spenders of its tokens. */
async function nftPromisesOf(
  client: Requests,
  wallet: Address,
  { services }: EstatePlaces,
  options: RequestOptions | undefined,
): Promise<readonly EarlierPromise[]> {
  const found = await Promise.all(
    collectableCollections.map(async (collection): Promise<readonly EarlierPromise[]> => {
      const contract = services.get(collection)
      if (contract === undefined) return []
      const { operators, owned, spenders } = zrc6Token(contract).fields
      const read = await readFields(
        client,
        { operators: operators.at(wallet), owned: owned.at(wallet) },
        options,
      )
      const ids = [...valueOr(read.owned, new Map<bigint, boolean>()).keys()].slice(0, mostNfts)
      const named = await readFields(
        client,
        Object.fromEntries(ids.map((id) => [id.toString(), spenders.at(id)] as const)),
        options,
      )
      return [
        ...[...valueOr(read.operators, new Map<Address, boolean>()).keys()].map(
          (operator) => ({ wallet, kind: 'operator', collection, operator }) as const,
        ),
        ...ids.flatMap((token) => {
          const reading = named[token.toString()]
          const spender = reading === undefined ? null : valueOr(reading, null)
          return spender === null ? [] : [{ wallet, kind: 'spender', collection, token, spender } as const]
        }),
      ]
    }),
  )
  return found.flat()
}
