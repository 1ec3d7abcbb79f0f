import type { ExecutionFailure, ReceiptException } from '@tyto/execution'
import type { KnownReader, KnownState } from './knownState'
import type { SimulatedException } from './simulation'
import { SimulationError } from './SimulationError'

/** Characters of a source line that are shown. */
const longestLine = 200
/** Characters of a failure's message that are shown. */
const longestMessage = 2_000

/** Failures that tell of our interpreter's limits, and nothing of the call. */
const ours = {
  Unsupported: 'FeatureUnknown',
  IllTyped: 'FeatureUnknown',
  TooDeep: 'TooDeep',
} as const

/** An exception with the place in the source where it arose. */
export function describeFailure(
  { reason, address, message, line }: ExecutionFailure,
  { gasUsed, gasNeeded }: Pick<SimulatedException, 'gasUsed' | 'gasNeeded'>,
  exceptions: readonly ReceiptException[],
  { reader, known }: { readonly reader: KnownReader; readonly known: KnownState },
): SimulatedException {
  if (reason in ours) {
    const code = ours[reason as keyof typeof ours]
    throw new SimulationError(code, 'Our interpreter cannot run this call.', new Error(message))
  }
  const code = address && reader.code(address)
  const program = address && reader.loaded(address)?.program
  return {
    kind: 'exception',
    reason,
    gasUsed,
    gasNeeded,
    contract: address ?? null,
    contractName: program?.info.name ?? null,
    codeHash: code === undefined ? null : known.programs.codeHash(code),
    raisedIn: raisedIn(exceptions),
    line,
    source: (code?.split('\n')[line - 1] ?? '').trim().slice(0, longestLine),
    message: message.slice(0, longestMessage),
  }
}

/** Transitions and procedures that the error passed, innermost first, as the receipt tells them. */
function raisedIn(exceptions: readonly ReceiptException[]): readonly string[] {
  return exceptions.flatMap(({ message }) => /^Raised from (\S+)$/.exec(message)?.[1] ?? [])
}
