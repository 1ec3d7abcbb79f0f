import type { Address } from '@tyto/primitives'
import { zilSwap, zrc2Token } from '../../src'
import { zil as perZil } from '../world'
import { leastQa, leastTokens, type Act } from './acts'
import type { PromiseRow } from './promiseRow'
import type { Place, Stage } from './stage'

export const tokensOf = ({ world, tyron }: Stage, of: Address) =>
  world.read(zrc2Token(tyron).fields.balances.at(of)) ?? 0n
const sharesOf = ({ world, exchange, tyron }: Stage, of: Address) =>
  world.read(zilSwap(exchange!).fields.balances.at(tyron).at(of)) ?? 0n

/** By how much the ZIL and the tokens of a wallet changed. */
function moved(stage: Stage, before: Stage, at: Place): readonly [zil: bigint, tokens: bigint] {
  const wallet = stage.wallets[at]
  return [
    stage.world.balance(wallet) - before.world.balance(wallet),
    tokensOf(stage, wallet) - tokensOf(before, wallet),
  ]
}

function nothingMoved(stage: Stage, { at }: Act, before: Stage): string | null {
  const wallet = stage.wallets[at]
  const isSame = sharesOf(stage, wallet) === sharesOf(before, wallet)
  return isSame && moved(stage, before, at).every((amount) => amount === 0n) ? null : 'something moved'
}

/** The promises about trades and about shares of a pool. */
export const tradeRows: readonly PromiseRow[] = [
  {
    keys: ['transaction/summary.trades'],
    of: 'buy',
    now: (stage, { at, amount }, before) => {
      const [zil, tokens] = moved(stage, before, at)
      if (zil !== -amount * perZil) return `it took ${-zil} Qa`
      return tokens >= leastTokens(amount) ? null : `it gave ${tokens}`
    },
    refused: nothingMoved,
  },
  {
    keys: ['trade/lead.wallet', 'trade/lead.own'],
    of: 'sell',
    now: (stage, { at, amount }, before) => {
      const [zil, tokens] = moved(stage, before, at)
      if (tokens !== -amount) return `it took ${-tokens}`
      return zil >= leastQa(amount) ? null : `it gave ${zil} Qa`
    },
    refused: nothingMoved,
  },
  {
    keys: ['transaction/summary.poolGrows'],
    of: 'bring',
    until: ['draw'],
    now: (stage, { at, amount }, before) =>
      sharesOf(stage, stage.wallets[at]) - sharesOf(before, before.wallets[at]) >= leastQa(amount)
        ? null
        : 'too few shares',
    // Whatever others do, and whatever the wallet does else, its shares stay.
    later: (stage, { at }, after) =>
      sharesOf(stage, stage.wallets[at]) < sharesOf(after, after.wallets[at]) ? 'its shares fell' : null,
    refused: nothingMoved,
  },
  {
    keys: ['transaction/summary.poolShrinks'],
    of: 'draw',
    now: (stage, { at, amount }, before) => {
      const [zil, tokens] = moved(stage, before, at)
      const wallet = stage.wallets[at]
      if (sharesOf(before, wallet) - sharesOf(stage, wallet) !== amount * perZil)
        return 'other shares were taken'
      return zil >= leastQa(amount) && tokens >= leastTokens(amount) ? null : `${zil} Qa and ${tokens} came`
    },
    refused: nothingMoved,
  },
]
