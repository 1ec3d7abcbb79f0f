import type { Requests, RequestOptions } from '../../client/client'
import { readFieldHistory } from '../../explorer/readFieldHistory'
import { orUnread } from '../../reads/orUnread'
import type { SoulboundIssuer } from './readSoulbound'

/** More of a wallet's past is not searched. */
const mostPages = 3

/**
 * Was the key that an issuer publishes made since the last change of who controls its name? Its private half is the storage
 * wallet's of whoever published it. Null where the network does not tell the past.
 */
export async function isKeyOfOwner(
  client: Requests,
  { did, wallet }: Pick<SoulboundIssuer, 'did' | 'wallet'>,
  options?: RequestOptions,
): Promise<boolean | null> {
  if (wallet === null) return null
  const [published, controlled] = await Promise.all([
    lastChange(client, wallet, 'public_encryption', options),
    lastChange(client, did, 'controller', options),
  ])
  return published === null || controlled === null ? null : published >= controlled
}

/** The block in which a field got its present value; null where that is not known. */
async function lastChange(
  client: Requests,
  address: SoulboundIssuer['did'],
  field: string,
  options: RequestOptions | undefined,
): Promise<bigint | null> {
  const history = await orUnread(readFieldHistory(client, address, [field], { ...options, pages: mostPages }))
  const versions = history?.versions ?? []
  const now = JSON.stringify(versions.at(-1)?.state[field])
  // A value that was written again is as old as it was.
  const first = versions.findLastIndex(({ state }) => JSON.stringify(state[field]) !== now) + 1
  return history === null || (first === 0 && !history.isComplete) ? null : (versions[first]?.block ?? null)
}
