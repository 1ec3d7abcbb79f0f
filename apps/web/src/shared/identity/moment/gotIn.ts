import type { NodeTransaction } from '@tyto/chain'
import { zil, zilAddress } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { happeningsOf } from '../../values/happenings'
import { noShares } from '../../values/sharesTold'

/** The coin that somebody is given: the token at an address, or ZIL at `zilAddress`. */
interface GivenCoin {
  readonly symbol: string
  readonly decimals: number
  readonly token: Address
}

/**
 * How much of a coin a transaction brought somebody, in its smallest unit, as the token itself or the messages of its block
 * tell it; null while it stands in no block, and where nothing of it is told.
 */
export function gotIn(
  { sender, content, amount, id, state }: NodeTransaction,
  receiver: Address,
  coin: GivenCoin,
) {
  if (state.kind !== 'confirmed' || content.kind === 'deploy') return null
  const isZil = coin.token === zilAddress
  const unit = isZil ? zil : coin
  const happenings = happeningsOf(
    {
      id,
      block: state.block,
      time: 0,
      sender,
      kind: content.kind,
      to: content.to,
      transition: content.kind === 'call' ? content.transition : null,
      amount,
      success: state.receipt.success,
      params: [],
      // The person did not get the ZIL that they sent along.
      isAccepted: false,
      receipt: state.receipt,
    },
    {
      wallet: receiver,
      tokens: isZil ? new Map() : new Map([[coin.token, coin]]),
      zil,
      shares: noShares,
      init: null,
      registries: new Set(),
      protocol: new Set(),
    },
  )
  const got = happenings.reduce(
    (sum, each) => (each.to === receiver && each.amount?.coin === unit ? sum + each.amount.units : sum),
    0n,
  )
  return got > 0n ? got : null
}
