import type { ComparedFact, StatedFact } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import { formatUnits, isRecord, ownValue } from '@tyto/primitives'

/** So much of a value stands in a line, in characters. */
const mostShown = 200
/** Before the first letter that differs. */
const leadIn = 24

/** Text of anybody as a terminal may have it: nothing that moves the cursor, turns letters round or hides among them. */
export function plain(text: string): string {
  return text.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
  )
}

const what: Readonly<Record<StatedFact['fact'], string>> = {
  owner: 'owner of the name',
  identity: 'identity of the name',
  wallet: 'where the name leads',
  document: 'document',
  controller: 'controller',
  guardians: 'guardians',
  swept: 'swept by the network',
  balance: 'balance',
  allowances: 'allowances',
  nfts: 'NFTs',
  stakes: 'stakes',
  shares: 'shares of pools',
  soulbound: 'soulbound tokens',
}

/** The subject of a fact: `balance ZIL, zil1...`. */
function subjectOf({ fact, of, about }: StatedFact): string {
  const coin = allCoins.find(({ id }) => id === about)?.symbol ?? about
  return [[what[fact], coin].filter(Boolean).join(' '), of?.bech32].filter(Boolean).join(', ')
}

/** A value as a line has it. */
function valueText(value: unknown): string {
  if (value === null) return 'none'
  const [bech32, units, decimals] = ['bech32', 'units', 'decimals'].map((key) => ownValue(value, key))
  if (typeof bech32 === 'string') return bech32
  if (typeof units === 'string' && typeof decimals === 'number') return formatUnits(BigInt(units), decimals)
  return plain(JSON.stringify(shortened(value)))
}

/** Addresses in the form that people compare. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened)
  if (!isRecord(value)) return value
  const bech32 = ownValue(value, 'bech32')
  if (typeof bech32 === 'string') return bech32
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}

/** Two texts, both from a little before where they differ, and no longer than a line. */
function cutTo(one: string, other: string): readonly [string, string] {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const from = Math.max(one.length, other.length) > mostShown ? Math.max(0, same - leadIn) : 0
  const cut = (text: string): string => {
    const part = text.slice(from, from + mostShown)
    return `${from > 0 ? '…' : ''}${part}${from + mostShown < text.length ? '…' : ''}`
  }
  return [cut(one), cut(other)]
}

function valueOf(fact: StatedFact): string {
  return 'value' in fact ? valueText(fact.value) : 'unknown'
}

function atBlock({ toBlock }: StatedFact): string {
  return toBlock === null ? '' : ` (block ${toBlock})`
}

/** A fact of a statement and how it stands now, in one line. */
export function factLine({ before, now, kind }: ComparedFact): string {
  const subject = subjectOf(before)
  const [then, today] = cutTo(valueOf(before), valueOf(now))
  switch (kind) {
    case 'same':
      return `same     ${subject}: ${cutTo(then, then)[0]}`
    case 'differs':
      return `differs  ${subject}: then ${then}${atBlock(before)}, now ${today}${atBlock(now)}`
    case 'learnt':
      return `new      ${subject}: not known then, now ${today}${atBlock(now)}`
    case 'unread': {
      const reason = 'unknown' in now ? plain(now.unknown.reason) : ''
      return `unread   ${subject}: could not be read now. ${reason}`
    }
  }
}

/** How many facts stand how. */
export function summaryOf(compared: readonly ComparedFact[]): string {
  const count = (kind: ComparedFact['kind']): number => compared.filter((each) => each.kind === kind).length
  const learnt = count('learnt')
  return [
    `${compared.length} facts: ${count('same')} the same, ${count('differs')} differ, ${count('unread')} could not be read`,
    ...(learnt === 0 ? [] : [`${learnt} not known then`]),
  ].join(', ')
}
