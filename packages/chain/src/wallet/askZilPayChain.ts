import type { Clock } from '../client/clock'
import { askWallet } from './askWallet'
import { relayTimeoutMs } from './readWalletNode'
import { zilPayRefusal } from './refusals'
import type { WalletNetwork } from './walletAdapter'
import { findZilPay, readChainId, type ZilPayPage } from './zilPay'

/** The wallet of a page, and the clock that measures how long it is waited for. */
export interface ZilPayPlace {
  readonly page: ZilPayPage
  readonly clock: Clock
}

/** Which chain the wallet's own node is of. Never rejects. */
export async function askZilPayChain({
  page,
  clock,
}: ZilPayPlace): Promise<Pick<WalletNetwork, 'chainId' | 'isRemoved'>> {
  const ask = () => findZilPay(page)?.provider.send('GetNetworkId', '')
  const answer = await askWallet(ask, { clock, timeoutMs: relayTimeoutMs })
  return {
    chainId: answer.kind === 'answer' ? readChainId(answer.value) : null,
    isRemoved: answer.kind === 'refusal' && zilPayRefusal(answer.text) === 'WalletNotConnected',
  }
}
