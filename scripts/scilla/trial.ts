/** Tries a contract without anybody's data: deploys it with example values and calls every transition once. */
import type { ScillaParam } from '@tyto/abi'
import { compileContract, ContractFailure, GasMeter, OutOfGas, type CheckedContract } from '@tyto/scilla'
import { exampleAddress, exampleStyles, Examples, type ExampleStyle } from './exampleValues'
import { ReplayHost } from './replayHost'
import { findLibraries } from './sources'

export interface Trial {
  readonly file: string
  /** `ok`, or what the contract or its address types have against the example values. */
  readonly deployment: string
  /** The same for each transition, all on the state right after the deployment. */
  readonly transitions: Readonly<Record<string, string>>
}

const implicit: readonly ScillaParam[] = [
  { vname: '_scilla_version', type: 'Uint32', value: '0' },
  { vname: '_this_address', type: 'ByStr20', value: exampleAddress },
  { vname: '_creation_block', type: 'BNum', value: '1' },
]

/** Errors that are neither the contract's nor its gas are faults of ours and are thrown. */
function outcomeOf(work: () => void): string {
  try {
    work()
    return 'ok'
  } catch (error) {
    if (error instanceof ContractFailure) return `${error.code}: ${error.shortMessage}`
    if (error instanceof OutOfGas) return 'OutOfGas'
    throw error
  }
}

export function tryContract(
  checked: CheckedContract,
  libraryFolders: readonly string[],
  gasLimit: number,
): Trial {
  const { module, params, types, components } = checked
  const libraries = findLibraries(module.imports, module.file, libraryFolders)
  const program = compileContract(checked, { libraries })
  const startWith = (examples: Examples, init: readonly ScillaParam[]) =>
    new ReplayHost({
      program,
      immutables: program.readInit([...implicit, ...init]),
      address: exampleAddress,
      sender: exampleAddress,
      origin: exampleAddress,
      amount: 0n,
      gas: GasMeter.forLimit(gasLimit),
      state: examples.world(),
      chain: [{ vname: 'BLOCKNUMBER', type: 'BNum', value: '100' }],
    })
  const deployWith = (style: ExampleStyle) => {
    const examples = new Examples(types, style)
    const init = examples.params(params)
    return { examples, init, outcome: outcomeOf(() => program.deploy(startWith(examples, init))) }
  }
  const attempts = exampleStyles.map(deployWith)
  const { examples, init, outcome } = attempts.find((one) => one.outcome === 'ok') ?? attempts[0]!
  const transitions = components.filter(({ kind }) => kind === 'transition')
  const outcomes = transitions.map(({ name, params: wanted }) => {
    const given = examples.params(wanted)
    const host = startWith(examples, init)
    const call = () => {
      program.deploy(host)
      program.call(host, name, given)
    }
    return [name, outcomeOf(call)] as const
  })
  return { file: module.file, deployment: outcome, transitions: Object.fromEntries(outcomes) }
}
