import {
  BaseError,
  qaPerZil,
  signTransaction,
  transactionVersion,
  type Address,
  type SignedTransaction,
} from '@tyto/primitives'
import type { FaucetPayment } from './devnet'
import type { WorldPlan } from '../genesis/worldPlan'
import type { Ledger } from '../ledger/ledger'
import type { RpcNode } from '../rpc/defineMethod'
import { storeFailure } from '../rpc/storeFailure'
import { SequencerError } from '../ledger/sequencer'
import { StoreError } from '../store/StoreError'

/** In Qa. */
const faucetAmount = 10_000n * qaPerZil

/** Sends 10,000 ZIL of the faucet's account. Throws `BaseError` (FaucetRefused) where the network does not take it. */
export async function payFromFaucet(
  { ledger, submit }: RpcNode,
  plan: WorldPlan,
  to: Address,
): Promise<FaucetPayment> {
  const taken = await submit(faucetPayment(ledger, plan, to)).catch((error: unknown) => {
    if (error instanceof SequencerError)
      throw new BaseError('FaucetRefused', error.shortMessage, { details: error.code, cause: error })
    if (!(error instanceof StoreError)) throw error
    const { shortMessage } = storeFailure(error)
    throw new BaseError('FaucetRefused', `${shortMessage}.`, { details: error.code, cause: error })
  })
  if (!taken.ok) {
    throw new BaseError('FaucetRefused', 'The network does not take the payment of the faucet.', {
      details: taken.code,
    })
  }
  return { id: taken.value.id, amount: faucetAmount }
}

function faucetPayment(ledger: Ledger, { faucet }: WorldPlan, to: Address): SignedTransaction {
  let nonce = ledger.state.nonce(faucet.address) + 1n
  while (ledger.pool.at(faucet.address, nonce)) nonce++
  const core = {
    version: transactionVersion(ledger.chainId),
    nonce,
    toAddr: to,
    amount: faucetAmount,
    gasPrice: ledger.gas.leastPrice,
    gasLimit: ledger.gas.payment,
  }
  return signTransaction(core, faucet.privateKey)
}
