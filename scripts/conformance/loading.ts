/** What a run pays before anything else: the evaluation of the libraries, for runs that fail before they begin. */
import type { ScillaParam } from '@tyto/abi'
import {
  compileContract,
  parseContract,
  type ContractModule,
  type GasMeter,
  type LibrarySource,
  type Program,
  type Value,
} from '@tyto/scilla'
import { ReplayHost } from '../scilla/replayHost'

const EMPTY = parseContract('scilla_version 0\ncontract Empty ()', 'empty')
const NOWHERE = `0x${'00'.repeat(20)}` as const
const INIT: readonly ScillaParam[] = [
  { vname: '_scilla_version', type: 'Uint32', value: '0' },
  { vname: '_this_address', type: 'ByStr20', value: NOWHERE },
  { vname: '_creation_block', type: 'BNum', value: '1' },
]

/** A host without state and chain, for what is evaluated before these are read. */
export const bareHost = (
  program: Program,
  immutables: ReadonlyMap<string, Value>,
  gas: GasMeter,
): ReplayHost =>
  new ReplayHost({
    program,
    immutables,
    address: NOWHERE,
    sender: NOWHERE,
    origin: NOWHERE,
    amount: 0n,
    gas,
    state: [],
    chain: [],
  })

/** Charges the libraries that a module imports, and its own. */
export function chargeLibraries(
  { imports, library }: Pick<ContractModule, 'imports' | 'library'>,
  libraries: ReadonlyMap<string, LibrarySource>,
  gas: GasMeter,
): void {
  const program = compileContract({ ...EMPTY, imports, library }, { libraries })
  try {
    program.call(bareHost(program, program.readInit(INIT), gas), '', [])
  } catch {
    // It has no transition; the libraries are evaluated before it is looked for.
  }
}
