import { formatUnits, type Address } from '@tyto/primitives'
import { zilGained, type SeenOutcome } from '../../../shared/transaction/review/seenOutcome'
import type { Summary } from '../../../shared/transaction/review/summary'

/** What somebody has less and more of afterwards, as `12.5 XSGD`; ZIL that goes is told in Qa besides. */
interface Moved {
  readonly given: readonly string[]
  readonly got: readonly string[]
  readonly zil: bigint
}

/** "You give 100 ZIL and get 0.83 TYRON": what the simulation saw leave and arrive. Nothing where it saw neither. */
export function tellTrade(seen: SeenOutcome): Summary {
  const { given, got, zil } = movedIn(seen)
  if (given.length === 0 || got.length === 0) return []
  return [{ text: 'trades', values: { given, amounts: got, ...saidZil(zil) } }]
}

/** ZIL that a sentence has said already, so that the last one does not say it again. */
export function saidZil(zil: bigint): { readonly zil?: string } {
  return zil > 0n ? { zil: zil.toString() } : {}
}

/** What the person who trades gives and gets, by what the simulation saw. */
export function movedIn(seen: SeenOutcome): Moved {
  const who = traderIn(seen)
  const given: string[] = []
  const got: string[] = []
  let zil = 0n
  for (const { address, token, before, after } of seen.result.balances) {
    if (address !== who) continue
    const change = token.address === null ? zilGained(seen, address) : after - before
    if (token.address === null && change < 0n) zil = -change
    if (change < 0n) given.push(`${formatUnits(-change, token.decimals)} ${token.symbol}`)
    if (change > 0n) got.push(`${formatUnits(change, token.decimals)} ${token.symbol}`)
  }
  return { given, got, zil }
}

/** The account that signs where tokens of its own move; else the wallet that is called, whoever is logged in. */
function traderIn({ own, to, sender, result }: SeenOutcome): Address {
  if (to === null || own.includes(to)) return to ?? sender
  const isSender = result.balances.some(({ address, token }) => address === sender && token.address !== null)
  return isSender ? sender : to
}

/** How much an exchange may take once the allowance is given. */
export function tellAllowance({ result, sender }: SeenOutcome): Summary {
  return result.allowances
    .filter(({ owner }) => owner === sender)
    .map(({ spender, token, after }) => ({
      text: 'allowsTrade',
      values: { to: spender, amounts: [`${formatUnits(after, token.decimals)} ${token.symbol}`] },
    }))
}
