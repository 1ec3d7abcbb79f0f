import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'

/** The node's codes for an address that nobody has used, and for a block or a transaction that it does not have. */
const unknownAddress = -5
const notPresent = -20

/** Calls a method about an address; null where the node says that nothing is there. */
export async function requestOrNull(
  client: Requests,
  method: string,
  params: readonly unknown[],
  options?: RequestOptions,
): Promise<unknown> {
  const isNothing = (code: number | undefined, text: string) =>
    code === unknownAddress ||
    /address does not exist|not contract address|account is not created/i.test(text)
  return answerOrNull(client.request(method, params, options), isNothing)
}

/** Calls a method about one block or one transaction; null where the node does not have it. */
export async function requestIfPresent(
  client: Requests,
  method: string,
  params: readonly unknown[],
  options?: RequestOptions,
): Promise<unknown> {
  const isNothing = (code: number | undefined, text: string) =>
    code === notPresent || /txn hash not (?:present|found)/i.test(text)
  return answerOrNull(client.request(method, params, options), isNothing)
}

async function answerOrNull(
  answer: Promise<unknown>,
  isNothing: (code: number | undefined, text: string) => boolean,
): Promise<unknown> {
  try {
    return (await answer) ?? null
  } catch (error) {
    const isRefusal = error instanceof RpcError && error.code === 'RpcNodeError'
    if (isRefusal && isNothing(error.nodeCode, error.details ?? '')) return null
    throw error
  }
}
