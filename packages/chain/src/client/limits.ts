import type { Answer } from './answer'
import { RpcError } from './RpcError'

/** A node's words for "ask somebody else, or later": its limit is reached. Those of Zilliqa 2 say it with the second one. */
const limitCodes: ReadonlySet<number> = new Set([-32005, -32000])
/** The same by HTTP: too many requests (RFC 6585), and a server that is busy and says until when (RFC 9110). */
const tooManyRequests = 429
const unavailable = 503

/** The error of an answer that says that the node takes no more calls; undefined for any other answer. */
export function limitError(answer: Answer | undefined): RpcError | undefined {
  if (answer === undefined || answer.ok || !limitCodes.has(answer.code)) return undefined
  const { code: nodeCode, message: details } = answer
  return new RpcError('RpcNodeError', shortMessage, { details, nodeCode })
}

/** The error of a response that says so before anything is read of it; undefined for any other response. */
export function limitErrorOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  { host, now }: { readonly host: string; readonly now: number },
): RpcError | undefined {
  const pauseMs = toldPause(headers.get('retry-after'), now)
  if (status !== tooManyRequests && (status !== unavailable || pauseMs === null)) return undefined
  return new RpcError('RpcTransport', shortMessage, { host, details: `HTTP ${status}`, limit: { pauseMs } })
}

const shortMessage = 'The node takes no more calls from here for now.'

/** Does it say that the node takes no more calls for now? */
export function isLimitError({ nodeCode, limit }: RpcError): boolean {
  return limit !== undefined || (nodeCode !== undefined && limitCodes.has(nodeCode))
}

/** `Retry-After` in ms: seconds, or a date; null where it says neither. */
function toldPause(header: string | null, now: number): number | null {
  if (header === null) return null
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
