import type { ExecutionFailure } from '@tyto/execution'
import type { KnownReader, KnownState } from './knownState'
import type { SimulatedException } from './simulation'
import { SimulationError } from './SimulationError'

/** Characters of a source line that are shown. */
const LONGEST_LINE = 200

/** Failures that tell of our interpreter's limits, and nothing of the call. */
const ours = {
  Unsupported: 'FeatureUnknown',
  IllTyped: 'FeatureUnknown',
  TooDeep: 'TooDeep',
} as const

/** An exception with the place in the source where it arose. */
export function describeFailure(
  { reason, address, message, line }: ExecutionFailure,
  gasUsed: bigint,
  gasNeeded: bigint | null,
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
    component: code && program ? componentAt(known, code, line) : null,
    line,
    source: (code?.split('\n')[line - 1] ?? '').trim().slice(0, LONGEST_LINE),
    message: message.slice(0, 2_000),
  }
}

/** The transition or procedure that a line stands in. */
function componentAt(known: KnownState, code: string, line: number): string | null {
  const found = known.programs
    .moduleOf(code)
    ?.contract.components.find(({ loc }) => loc.start.line <= line && line <= loc.end.line)
  return found?.name.name ?? null
}
