import { isRecord, type Address } from '@tyto/primitives'
import type { WalletNode } from '../base/node'
import { isText } from '../base/walletState'

/** Balance in Qa and nonce of an account; one that never had money has neither, which is no failure. */
export async function readAccount(
  node: WalletNode,
  address: Address,
): Promise<{ readonly balance: bigint; readonly nonce: number }> {
  try {
    const { result } = await node.ask('GetBalance', [address.slice(2)])
    if (!isRecord(result) || !isText(result['balance'])) throw new Error('The node named no balance.')
    const nonce = Number(result['nonce'] ?? Number.NaN)
    // Of a nonce that is none another transaction would be signed.
    if (!Number.isSafeInteger(nonce) || nonce < 0) throw new Error('The node named no nonce.')
    return { balance: BigInt(result['balance']), nonce }
  } catch (error) {
    if (error instanceof Error && error.message === 'Account is not created') return { balance: 0n, nonce: 0 }
    throw error
  }
}
