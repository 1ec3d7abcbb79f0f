import { BaseError, type Address } from '@tyto/primitives'
import { ContractFailure, OutOfGas, ScillaError, ScillaException, ScillaRuntimeError } from '@tyto/scilla'
import { receiptErrors, type ExecutionFailure, type FailureReason, type ReceiptException } from './receipt'

/** Ends the execution of a transaction: what was written is dropped, the receipt says why. Never leaves this package. */
export class Aborted extends BaseError<'Aborted'> {
  /** Depth of the failing call: 0 for the one that the person made. */
  readonly depth: number
  /** One of `receiptErrors`. */
  readonly receiptError: number
  readonly exceptions: readonly ReceiptException[]
  readonly failure: ExecutionFailure

  constructor(
    depth: number,
    receiptError: number,
    failure: ExecutionFailure,
    exceptions: readonly ReceiptException[],
  ) {
    super('Aborted', failure.message)
    this.depth = depth
    this.receiptError = receiptError
    this.failure = failure
    this.exceptions = exceptions
  }
}

/** A failure that no contract reported: a limit of the chain, a missing contract. */
export function abort(
  depth: number,
  receiptError: number,
  {
    address,
    message,
    reason = 'Chain',
  }: { readonly address: Address; readonly message: string; readonly reason?: FailureReason },
): Aborted {
  const failure = { reason, address, exception: undefined, code: undefined, message, line: 0 }
  return new Aborted(depth, receiptError, failure, [{ line: 0, message }])
}

/** The error of a running contract, as the receipt tells it. Anything that is no failure of a contract is thrown on. */
export function abortBecause(error: unknown, depth: number, receiptError: number, address: Address): Aborted {
  const exceptions = describe(error)
  const [first] = exceptions
  const failure: ExecutionFailure = {
    reason: reasonOf(error),
    address,
    exception: error instanceof ScillaException ? error.exception : undefined,
    code: error instanceof ScillaException ? codeOf(error) : undefined,
    message: first?.message ?? '',
    line: first?.line ?? 0,
  }
  const shown = failure.reason === 'OutOfTime' ? receiptErrors.EXECUTE_CMD_TIMEOUT : receiptError
  return new Aborted(depth, shown, failure, exceptions)
}

function describe(error: unknown): readonly ReceiptException[] {
  if (error instanceof ContractFailure) {
    const thrown = { line: error.position?.line ?? 0, message: error.shortMessage }
    const passed = error.trace.map((frame) => ({
      line: frame.position.line,
      message: `Raised from ${frame.name}`,
    }))
    return [thrown, ...passed]
  }
  if (error instanceof OutOfGas) return [{ line: 0, message: 'Ran out of gas' }]
  if (error instanceof ScillaError) {
    return error.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ start, message }) => ({ line: start.line, message }))
  }
  throw error
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof ScillaRuntimeError || error instanceof ScillaException) return error.code
  if (error instanceof OutOfGas) return 'OutOfGas'
  return error instanceof ScillaError ? 'Checker' : 'BalanceTooLow'
}

/** The entry `code` that the token standards put beside the name of an exception. */
function codeOf(error: ScillaException): bigint | undefined {
  const value = error.params.find((param) => param.name === 'code')?.value
  return value?.kind === 'integer' ? value.value : undefined
}
