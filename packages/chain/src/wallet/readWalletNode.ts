import { ownValue, type Address } from '@tyto/primitives'
import type { Clock } from '../client/clock'
import type { Reading } from '../reads/readField'
import { askWallet, refusalText } from './askWallet'
import { miniEpochIn, type NodeFacts } from './nodeFacts'
import type { ZilPay } from './zilPay'

/**
 * How long the wallet's own relay to its node may take, in ms: it gives up after 5 s by itself, where it answers at
 * all.
 */
export const relayTimeoutMs = 6_000

/**
 * Asks the wallet's own node through the wallet: the chain's state, the contract's `version`, and of a wallet contract
 * the whole state. Null where one of them has no answer that can be used, or all take too long. Never rejects.
 */
export async function readWalletNode(
  zilPay: ZilPay | undefined,
  contract: Address | null,
  clock: Clock,
): Promise<NodeFacts | null> {
  const ask = () => zilPay && readThrough(zilPay.blockchain, contract)
  const answer = await askWallet(ask, { clock, timeoutMs: relayTimeoutMs })
  return answer.kind === 'answer' ? ((answer.value as NodeFacts | undefined) ?? null) : null
}

async function readThrough(blockchain: ZilPay['blockchain'], contract: Address | null): Promise<NodeFacts> {
  const [info, versions] = await Promise.all([
    blockchain.getBlockChainInfo(),
    contract === null ? [] : readVersions(blockchain, contract),
  ])
  return { miniEpoch: miniEpochIn(ownValue(info, 'result')), versions }
}

async function readVersions(
  blockchain: ZilPay['blockchain'],
  contract: Address,
): Promise<readonly Reading<string>[]> {
  const alone = await readVersion(() => blockchain.getSmartContractSubState(contract, 'version', []))
  // Only the state of a wallet is small enough to be asked whole.
  const isWallet = alone.kind === 'value' && alone.value.includes('WALLET_')
  if (!isWallet) return [alone]
  return [alone, await readVersion(() => blockchain.getSmartContractState(contract))]
}

async function readVersion(ask: () => Promise<unknown>): Promise<Reading<string>> {
  try {
    const result = ownValue(await ask(), 'result')
    const version = ownValue(result, 'version')
    if (typeof version === 'string') return { kind: 'value', value: version }
    if (result === null) return { kind: 'none' }
  } catch (error) {
    if (/address does not exist|not contract address/i.test(refusalText(error)))
      return { kind: 'not deployed' }
    throw error
  }
  throw new Error('The wallet gave no version.')
}
