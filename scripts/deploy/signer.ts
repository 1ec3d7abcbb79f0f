import { loadCode, type PlanStep } from '@tyto/contracts'
import {
  createTransactionSigner,
  transactionId,
  transactionVersion,
  zeroAddress,
  type SignedTransaction,
  type TransactionCore,
} from '@tyto/primitives'

export type Fees = Pick<TransactionCore, 'nonce' | 'gasLimit' | 'gasPrice'>

/** Makes the transaction of a step. A signature follows from what is signed, so the same step has the same id each time. */
export type Signer = (
  step: PlanStep,
  fees: Fees,
) => Promise<{ readonly transaction: SignedTransaction; readonly id: string }>

export function createSigner(privateKey: Uint8Array, chainId: number): Signer {
  const sign = createTransactionSigner(privateKey)
  return async (step, fees) => {
    const core = step.kind === 'deploy' ? await deployOf(step) : callOf(step)
    const transaction = sign({ version: transactionVersion(chainId), ...core, ...fees })
    return { transaction, id: transactionId(transaction) }
  }
}

type Core = Pick<TransactionCore, 'toAddr' | 'amount' | 'data' | 'code'>

async function deployOf({ contract, deploy }: Extract<PlanStep, { kind: 'deploy' }>): Promise<Core> {
  const code = await loadCode(contract)
  return { toAddr: zeroAddress, amount: deploy.amount, code, data: JSON.stringify(deploy.init) }
}

function callOf({ call }: Extract<PlanStep, { kind: 'call' }>): Core {
  const data = JSON.stringify({ _tag: call.transition, params: call.params })
  return { toAddr: call.to, amount: call.amount, data }
}
