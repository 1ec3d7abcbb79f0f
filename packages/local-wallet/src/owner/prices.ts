import { qaPerLi } from '@tyto/primitives'
import type { WalletNode } from '../base/node'
import type { RequestedTransaction } from '../base/requests'

/** The wallet's own gas price, in Li (ZilPay 1.4.3). */
const ownPrice = 2100n
/** A page's price counts only below this, in Li: whoever passes Qa by mistake is ignored. */
const unbelievablePrice = 9999n

/** What the classic wallet pays for gas, in Qa: the page's price in Li if that is at least its own, else its own. */
export function classicGasPrice({ gasPrice }: Pick<RequestedTransaction, 'gasPrice'>): bigint {
  const asked = /^[0-9]{1,30}$/.test(gasPrice) ? BigInt(gasPrice) : 0n
  return (asked >= ownPrice && asked < unbelievablePrice ? asked : ownPrice) * qaPerLi
}

/** What Bearby pays for gas, in Qa: the network's minimum and a half ("Market"); the page's price is ignored. */
export async function bearbyGasPrice(node: WalletNode): Promise<bigint> {
  const { result } = await node.ask('GetMinimumGasPrice', [])
  return (BigInt(String(result)) * 3n) / 2n
}
