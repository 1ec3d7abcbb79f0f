import type { ScillaParam } from '@tyto/abi'
import { contractAddress, type Address } from '@tyto/primitives'
import type { Value } from '@tyto/scilla'
import { abort, abortBecause } from './failure'
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
  const init = readInit(tx, address, world)
  world.state.create({ address, code: tx.code, init })
  world.state.addBalance(address, tx.amount)
  run.deploy({ address, sender: tx.sender, amount: tx.amount })
  return address
}

/** The checked code's immutable values. The chain itself adds the address and the block. */
function readInit(tx: DeployTransaction, address: Address, world: World): ReadonlyMap<string, Value> {
  try {
    const program = world.programs.check(tx.code)
    const implicit: readonly ScillaParam[] = [
      { vname: '_creation_block', type: 'BNum', value: world.block.number.toString() },
      { vname: '_this_address', type: 'ByStr20', value: address },
    ]
    return program.readInit([...tx.init, ...implicit])
  } catch (error) {
    throw abortBecause(error, 0, RECEIPT_ERROR.CHECKER_FAILED, address)
  }
}
