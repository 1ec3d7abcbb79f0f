import type { ScillaParam } from '@tyto/abi'
import { contractAddress, type Address } from '@tyto/primitives'
import { readLibraryInit, type Value } from '@tyto/scilla'
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
  const params = withImplicit(tx.init, address, world)
  run.chargeDeployment(deploymentSizeGas(tx.code, params), address)
  const init = checkCode(tx.code, params, address, world)
  world.state.create({ address, code: tx.code, init })
  world.state.addBalance(address, tx.amount)
  if (!isLibrary(init)) run.deploy({ address, sender: tx.sender, amount: tx.amount })
  return address
}

/** The immutable values of a contract or library whose code and imports are good. */
function checkCode(
  code: string,
  params: readonly ScillaParam[],
  address: Address,
  world: World,
): ReadonlyMap<string, Value> {
  try {
    const implicit = readLibraryInit(params.filter(({ vname }) => vname.startsWith('_')))
    const libraries = externalLibraries(world.state, implicit)
    if (!isLibrary(implicit)) return world.programs.check(code, libraries).readInit(params)
    world.programs.checkLibrary(code, libraries)
    return readLibraryInit(params)
  } catch (error) {
    if (error instanceof LibraryMissing) {
      throw abort(0, RECEIPT_ERROR.LIBRARY_EXTRACTION_FAILED, address, error.shortMessage)
    }
    throw abortBecause(error, 0, RECEIPT_ERROR.CHECKER_FAILED, address)
  }
}
