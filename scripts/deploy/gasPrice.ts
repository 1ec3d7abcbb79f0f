import { leastGasPriceLi } from '@tyto/chain'
import { BaseError, type GasRules } from '@tyto/primitives'

/** A node that asks more than so many times the usual price is not believed by itself. */
const mostTimes = 10n

/**
 * The price of gas that is signed, in Li: what the node asks, unless the operator names another one. Throws `BaseError` where a node alone
 * would choose a price far above the usual one, and where less is named than it asks.
 */
export function gasPriceFor(asked: bigint, named: bigint | null, gas: GasRules): bigint {
  const usual = leastGasPriceLi(gas)
  if (named !== null && named < asked)
    throw new BaseError('GasPriceTooLow', `The network takes no less than ${asked} Li for a unit of gas.`)
  if (named === null && asked > usual * mostTimes)
    throw new BaseError(
      'GasPriceUnusual',
      `The node asks ${asked} Li for a unit of gas; ${usual} are usual. Nothing was sent.`,
      { metaMessages: [`Ask another node (--endpoint URL). If it is so: --gas-price ${asked}`] },
    )
  return named ?? asked
}
