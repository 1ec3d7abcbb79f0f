import type { Name } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import type { RequestOptions, Requests } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { accountText, type AccountText } from './statement'

/** How one endpoint is asked about a name. */
export interface Asking {
  readonly client: Requests
  readonly network: Network
  readonly name: Name
  readonly options: RequestOptions | undefined
}

/** Whom and what one question is about. */
export interface Asked {
  readonly address: Address
  readonly about: string
}

/** Halves of a letter have no form in UTF-8: a file could not keep them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD')
}

export function unread(message: string): RpcError {
  return new RpcError('RpcInvalidAnswer', message)
}

export function entry(address: Address | null): AccountText | null {
  return address === null || address === zeroAddress ? null : accountText(address)
}

export function byAccount(one: AccountText, other: AccountText): number {
  return one.base16 < other.base16 ? -1 : 1
}
