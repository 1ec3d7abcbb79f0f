import type { ScillaParam } from '@tyto/abi'
import { contractAddress, type Address } from '@tyto/primitives'
import { evaluateLibrary, readLibraryInit, type GasMeter, type Program, type Value } from '@tyto/scilla'
import { ContractHost } from './contractHost'
import { externalLibraries, isLibrary, LibraryMissing } from './externalLibraries'
import { abort, abortBecause } from './failure'
import { withImplicit } from './implicitInit'
import { deploymentSizeGas } from './inputSize'
import type { MessageRun } from './messageRun'
import { receiptErrors } from './receipt'
import type { DeployTransaction } from './transaction'
import type { TransactionWorld } from './transactionWorld'

/** Where the contract of a deploy stands or would stand. */
export function addressOfDeploy(tx: DeployTransaction): Address {
  return contractAddress(tx.sender, tx.nonce - 1n)
}

/** Checks the code, makes the contract with the amount, and initialises its fields. Answers its address. */
export function deployContract(tx: DeployTransaction, world: TransactionWorld, run: MessageRun): Address {
  const address = addressOfDeploy(tx)
  run.gasRemaining -= world.gas.deploy
  if (world.state.code(address) !== undefined) {
    throw abort(0, receiptErrors.CREATE_CONTRACT_FAILED, {
      address,
      message: 'A contract stands at this address',
    })
  }
  run.metered(address, 0, receiptErrors.CREATE_CONTRACT_FAILED, (gas) => {
    const params = withImplicit(tx.init, address, world)
    gas.charge(deploymentSizeGas(tx.code, params))
    const checked = checkCode(tx.code, params, address, world)
    const init = readInit(checked, params, gas)
    world.state.create({ address, code: tx.code, init })
    world.state.addBalance(address, tx.amount)
    if (checked.deploy === undefined) checked.evaluateLibraries(gas)
    else checked.deploy(new ContractHost(world, { address, sender: tx.sender, amount: tx.amount }, gas))
  })
  return address
}

/** Code that is good, with all that it imports; `deploy` is missing for a library. */
type CheckedCode = Pick<Program, 'readInit' | 'evaluateLibraries'> & Partial<Pick<Program, 'deploy'>>

function checkCode(
  code: string,
  params: readonly ScillaParam[],
  address: Address,
  world: TransactionWorld,
): CheckedCode {
  try {
    const implicit = readLibraryInit(params.filter(({ vname }) => vname.startsWith('_')))
    const libraries = externalLibraries(world.state, implicit)
    if (!isLibrary(implicit)) return world.programs.check(code, libraries)
    const library = world.programs.checkLibrary(code, libraries)
    const imported = libraries?.resolve()
    return {
      readInit: (given) => readLibraryInit(given, library.scillaVersion),
      evaluateLibraries: (gas) => evaluateLibrary(library, gas, imported),
    }
  } catch (error) {
    if (error instanceof LibraryMissing) {
      throw abort(0, receiptErrors.LIBRARY_EXTRACTION_FAILED, { address, message: error.shortMessage })
    }
    throw abortBecause(error, 0, receiptErrors.CHECKER_FAILED, address)
  }
}

/** The immutable values. Where the init data cannot be read, the libraries have been evaluated before, as in the reference. */
function readInit(
  checked: CheckedCode,
  params: readonly ScillaParam[],
  gas: GasMeter,
): ReadonlyMap<string, Value> {
  try {
    return checked.readInit(params)
  } catch (error) {
    checked.evaluateLibraries(gas)
    throw error
  }
}
