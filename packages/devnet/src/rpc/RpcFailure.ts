import { BaseError } from '@tyto/primitives'

/** Codes of JSON-RPC 2.0 and of the chain's own answers. */
export const rpcCode = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** An answer, or those to a batch, beyond their bound: the number that the nodes of the public networks give. */
  tooLarge: -32008,
  /** The caller asks more than it may within a second. */
  limitReached: -32000,
  /** Something cannot be done now. */
  misc: -1,
  /** An address that is malformed, unknown or of the wrong kind. */
  invalidAddress: -5,
  /** A parameter of the right type with an impossible value. */
  invalidParameter: -8,
  /** Something that is not in the chain's store. */
  notFound: -20,
  /** A transaction that the network refuses. */
  verifyRejected: -26,
} as const

/** An error answer: its number and its text go to the client as they are. */
export class RpcFailure extends BaseError {
  readonly number: number

  constructor(code: keyof typeof rpcCode, message: string) {
    super(code, message)
    this.number = rpcCode[code]
  }
}

/** One answer is larger than an answer may be. */
export function answerTooLarge(): RpcFailure {
  return new RpcFailure('tooLarge', 'Response is too big')
}
