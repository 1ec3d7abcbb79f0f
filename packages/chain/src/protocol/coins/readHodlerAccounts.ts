import { hodlerAccounts, initDid } from '@tyto/contracts'
import { isRecord, zeroAddress, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { decodeInteger, wrongShape } from '../../reads/decode'
import { fetchField, readField, valueOr } from '../../reads/readField'
import { findInitDid } from '../findInitDid'

/** Tokens that are locked for somebody and released bit by bit. */
export interface HodlerAccount {
  /** The block of the next release. */
  readonly releaseBlock: bigint
  /** Blocks from one release to the next. */
  readonly period: bigint
  /** The amount that is locked still, in the smallest unit of TYRON. */
  readonly locked: bigint
  /** The amount that each release pays out, in the same unit. */
  readonly quota: bigint
}

/** The service of the protocol that keeps the accounts. */
export const hodlerService = 'tyroni'

/**
 * The hodler accounts of some addresses, in their order; null for who has none. `contract`: where the service stands, as
 * an earlier read said; without it, two trips more. Rejects with `RpcError`.
 */
export async function readHodlerAccounts(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { holders, contract }: { readonly holders: readonly Address[]; readonly contract: Address | null },
  options?: RequestOptions,
): Promise<readonly (HodlerAccount | null)[]> {
  const place = contract ?? (await findHodlerContract(client, network, options))
  if (place === null) return holders.map(() => null)
  const { accounts } = hodlerAccounts(place).fields
  return Promise.all(
    holders.map(async (holder) => {
      // The record is told by its four values: other contracts may call its type otherwise.
      const reading = await fetchField(client, accounts.at(holder), options)
      return reading.kind === 'value' ? decodeAccount(reading.value) : null
    }),
  )
}

/** The contract of the Hodler Accounts; null where the protocol names none. Rejects with `RpcError`. */
export async function findHodlerContract(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  options?: RequestOptions,
): Promise<Address | null> {
  const { services } = initDid(await findInitDid(client, network, options)).fields
  const place = valueOr(await readField(client, services.at(hodlerService), options), null)
  return place === zeroAddress ? null : place
}

function decodeAccount(json: unknown): HodlerAccount {
  const method = 'GetSmartContractSubState'
  const values = isRecord(json) ? json['arguments'] : undefined
  if (!Array.isArray(values) || values.length !== 4) throw wrongShape(method)
  const [releaseBlock, period, locked, quota] = values.map((value) => decodeInteger(value, method))
  return { releaseBlock: releaseBlock!, period: period!, locked: locked!, quota: quota! }
}

/**
 * The amount that can be claimed at a block: a quota for each period that has begun since the release block, and no more
 * than the locked amount; 0 before the first release.
 */
export function claimableOf(account: HodlerAccount, block: bigint): bigint {
  const { releaseBlock, period, locked, quota } = account
  if (block < releaseBlock || period === 0n) return 0n
  const due = ((block - releaseBlock) / period + 1n) * quota
  return due < locked ? due : locked
}
