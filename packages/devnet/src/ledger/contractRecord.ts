import type { ScillaParam } from '@tyto/abi'
import type { TransactionInput } from '@tyto/execution'
import type { Address } from '@tyto/primitives'

/** The facts of a contract beside its code and fields. */
export interface ContractRecord {
  /** As GetSmartContractInit answers it. */
  readonly init: readonly ScillaParam[]
  readonly deployer: Address
  /** The transaction that made it. */
  readonly transactionId: string
}

/** The facts of the contract that a transaction makes. */
export function contractRecord(
  transactionId: string,
  request: TransactionInput,
  contract: Address,
  block: number,
): ContractRecord {
  const params = request.kind === 'deploy' ? request.init : []
  const implicit: readonly ScillaParam[] = [
    { vname: '_creation_block', type: 'BNum', value: String(block) },
    { vname: '_this_address', type: 'ByStr20', value: contract },
  ]
  return { init: [...params, ...implicit], deployer: request.sender, transactionId }
}
