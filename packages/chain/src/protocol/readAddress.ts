import type { DidRecord } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { wrongShape } from '../reads/decode'
import { getAccount } from '../reads/getAccount'
import { readDidRecord } from './readDidRecord'

/** The account or contract at an address, with its money in Qa. */
export type AddressContent =
  /** A contract that says which version of a wallet it is. */
  | { readonly kind: 'wallet'; readonly record: DidRecord; readonly balance: bigint }
  /** A contract without a version: no wallet of the protocol. */
  | { readonly kind: 'contract'; readonly balance: bigint }
  /** No contract: an account, used or not. */
  | { readonly kind: 'account'; readonly balance: bigint }

/** Asks what an address is, in one trip. Rejects with `RpcError`: nothing is known then. */
export async function readAddress(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<AddressContent> {
  const [record, { balance }] = await Promise.all([
    readDidRecord(client, address, options),
    getAccount(client, address, options),
  ])
  if (record === null) return { kind: 'account', balance }
  if (record.unreadable.includes('version')) throw wrongShape('GetSmartContractSubState')
  return record.version === '' ? { kind: 'contract', balance } : { kind: 'wallet', record, balance }
}
