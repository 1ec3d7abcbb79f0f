import { BaseError } from '@tyto/primitives'

export type RpcErrorCode =
  /** No connection, or an HTTP status that is no success. */
  | 'RpcTransport'
  | 'RpcTimeout'
  /** The node understood the call and refused it: `details` is its own message, `nodeCode` its code. */
  | 'RpcNodeError'
  /** An answer that is no JSON-RPC, lacks our call, is too large, or does not have the shape of its method. */
  | 'RpcInvalidAnswer'
  /** The endpoint serves another chain. */
  | 'RpcWrongNetwork'
  /** The network names no contract that stands on the chain: nothing can be said about any name. */
  | 'RpcNotDeployed'

export interface RpcErrorOptions {
  readonly details?: string
  readonly cause?: unknown
  /** Host of the endpoint; never its path or query, which may hold a key. */
  readonly host?: string
  readonly nodeCode?: number
  readonly limit?: ReachedLimit
}

/** The node takes no more calls for now; in ms how long, where it says so. */
export interface ReachedLimit {
  readonly pauseMs: number | null
}

/** A failure between us and a node. All codes but `RpcNodeError` mean: nothing is known, neither yes nor no. */
export class RpcError extends BaseError<RpcErrorCode> {
  readonly nodeCode: number | undefined
  readonly host: string | undefined
  readonly limit: ReachedLimit | undefined

  constructor(code: RpcErrorCode, shortMessage: string, options: RpcErrorOptions = {}) {
    super(code, shortMessage, {
      ...(options.details === undefined ? {} : { details: options.details }),
      ...('cause' in options ? { cause: options.cause } : {}),
      ...(options.host === undefined ? {} : { metaMessages: [`Endpoint: ${options.host}`] }),
    })
    this.nodeCode = options.nodeCode
    this.host = options.host
    this.limit = options.limit
  }
}

/** Makes an `RpcError` of anything that was thrown on the way to a node. */
export function asRpcError(error: unknown): RpcError {
  return error instanceof RpcError
    ? error
    : new RpcError('RpcTransport', 'The node could not be reached.', { cause: error })
}
