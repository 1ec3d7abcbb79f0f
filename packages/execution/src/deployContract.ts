import type { ScillaParam } from '@tyto/abi'
import { contractAddress, type Address } from '@tyto/primitives'
import { readLibraryInit, type GasMeter, type Program, type Value } from '@tyto/scilla'
import { ContractHost } from './contractHost'
import { externalLibraries, isLibrary, LibraryMissing } from './externalLibraries'
import { abort, abortBecause } from './failure'
import { withImplicit } from './implicitInit'
import { deploymentSizeGas } from './inputSize'
import { DEPLOY_GAS } from './limits'
import type { MessageRun } from './messageRun'
import { RECEIPT_ERROR } from './receipt'
import type { DeployTransaction } from './transaction'
import type { World } from './world'

/** Where the contract of a deploy stands or would stand. */
export function addressOfDeploy(tx: DeployTransaction): Address {
  return contractAddress(tx.sender, tx.nonce - 1n)
}

/** Checks the code, makes the contract with the amount, and initialises its fields. Answers its address. */
export function deployContract(tx: DeployTransaction, world: World, run: MessageRun): Address {
  const address = addressOfDeploy(tx)
  run.gasRemaining -= DEPLOY_GAS
  if (world.state.code(address) !== undefined) {
    throw abort(0, RECEIPT_ERROR.CREATE_CONTRACT_FAILED, address, 'A contract stands at this address')
  }
  run.metered(address, 0, RECEIPT_ERROR.CREATE_CONTRACT_FAILED, (gas) => {
    const params = withImplicit(tx.init, address, world)
    gas.charge(deploymentSizeGas(tx.code, params))
    const { init, program } = readCode(tx.code, params, address, world, gas)
    world.state.create({ address, code: tx.code, init })
    world.state.addBalance(address, tx.amount)
    const invocation = { address, sender: tx.sender, amount: tx.amount }
    program?.deploy(new ContractHost(world, invocation, gas))
  })
  return address
}

interface ReadCode {
  readonly init: ReadonlyMap<string, Value>
  /** Missing for a library, whose values are evaluated when it is checked, and again by those who import it. */
  readonly program?: Program
}

/**
 * The immutable values of a contract or library whose code and imports are good, and its program. A library is evaluated,
 * and so are those of a contract whose init data cannot be read: the reference has done so before it reads them.
 */
function readCode(
  code: string,
  params: readonly ScillaParam[],
  address: Address,
  world: World,
  gas: GasMeter,
): ReadCode {
  try {
    const implicit = readLibraryInit(params.filter(({ vname }) => vname.startsWith('_')))
    const libraries = externalLibraries(world.state, implicit)
    if (isLibrary(implicit)) {
      world.programs.checkLibrary(code, libraries, gas)
      return { init: readLibraryInit(params) }
    }
    const program = world.programs.check(code, libraries)
    return { init: readInit(program, params, gas), program }
  } catch (error) {
    if (error instanceof LibraryMissing) {
      throw abort(0, RECEIPT_ERROR.LIBRARY_EXTRACTION_FAILED, address, error.shortMessage)
    }
    throw abortBecause(error, 0, RECEIPT_ERROR.CHECKER_FAILED, address)
  }
}

function readInit(program: Program, params: readonly ScillaParam[], gas: GasMeter) {
  try {
    return program.readInit(params)
  } catch (error) {
    program.evaluateLibraries(gas)
    throw error
  }
}
