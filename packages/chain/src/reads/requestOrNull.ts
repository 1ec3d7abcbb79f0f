import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'

/** The node's codes for an address that nobody has used, and for a block or a transaction that it does not have. */
const unknownAddress = -5
const notPresent = -20

/** Calls a method about a contract; null where the node says that nothing is there, which some say with null. */
export async function requestOrNull(
  client: Requests,
  method: string,
  params: readonly unknown[],
  options?: RequestOptions,
): Promise<unknown> {
  return (await requestIfUsed(client, method, params, options)) ?? null
}

/** Calls a method about an account; null where the node refuses since nobody has used it. What it answers is never null. */
export async function requestIfUsed(
  client: Requests,
  method: string,
  params: readonly unknown[],
  options?: RequestOptions,
): Promise<unknown> {
  const isNothing = (code: number | undefined, text: string) =>
    code === unknownAddress ||
    /address does not exist|not contract address|account is not created/i.test(text)
  return answerUnless(client.request(method, params, options), isNothing)
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
  return (await answerUnless(client.request(method, params, options), isNothing)) ?? null
}

/** The answer, null as undefined; null for a refusal that says that there is nothing. */
async function answerUnless(
  answer: Promise<unknown>,
  isNothing: (code: number | undefined, text: string) => boolean,
): Promise<unknown> {
  try {
    return (await answer) ?? undefined
  } catch (error) {
    const isRefusal = error instanceof RpcError && error.code === 'RpcNodeError'
    if (isRefusal && isNothing(error.nodeCode, error.details ?? '')) return null
    throw error
  }
}
