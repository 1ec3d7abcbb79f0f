import { qaPerLi } from '@tyto/primitives'
import type { WalletNode } from '../base/node'
import type { RequestedTransaction } from '../base/requests'
import type { GasSpeed } from '../base/walletState'

/** The wallet's own gas price, in Li (ZilPay 1.4.3). */
const ownPrice = 2100n
/** A page's price counts only below this, in Li: whoever passes Qa by mistake is ignored. */
const unbelievablePrice = 9999n

/** The price of gas in the classic wallet, in Qa: the page's price in Li if that is at least its own, else its own. */
export function classicGasPrice({ gasPrice }: Pick<RequestedTransaction, 'gasPrice'>): bigint {
  const asked = /^[0-9]{1,30}$/.test(gasPrice) ? BigInt(gasPrice) : 0n
  return (asked >= ownPrice && asked < unbelievablePrice ? asked : ownPrice) * qaPerLi
}

/** In halves of the network's minimum. */
const bearbyHalves: Readonly<Record<GasSpeed, bigint>> = { low: 2n, market: 3n, aggressive: 4n }

/** The price of gas in Bearby, in Qa: the network's minimum by the speed that its owner chose; the page's price is ignored. */
export async function bearbyGasPrice(node: WalletNode, speed: GasSpeed): Promise<bigint> {
  const { result } = await node.ask('GetMinimumGasPrice', [])
  return (BigInt(String(result)) * bearbyHalves[speed]) / 2n
}
