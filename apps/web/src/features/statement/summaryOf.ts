import type { Statement, StatedFact } from '@tyto/chain'
import { ownValue } from '@tyto/primitives'
import { foldFacts, type KnownFact } from './partsOf'

/** A figure of the summary; `isPart` where some of its facts are unknown, null where all are: that is never 0. */
export type Figure<T> = { readonly value: T; readonly isPart: boolean } | null

/** A statement in a few lines, of all its holders together. */
export interface Summary {
  /** Of the wallet that the name leads to: its version, and how many keys and links stand in its document. */
  readonly document: { readonly version: string; readonly keys: number; readonly links: number } | null
  /** The account that this wallet obeys, as bech32. */
  readonly controller: string | null
  readonly guardians: number | null
  /** Coins of which something is held, each holder by itself. */
  readonly balances: Figure<number>
  /** Rights to take coins. */
  readonly allowances: Figure<number>
  readonly held: Figure<{ readonly pictures: bigint; readonly names: bigint }>
  /** In Qa, with what waits to be withdrawn and the rewards that are due. */
  readonly stakedQa: Figure<bigint>
}

export function summaryOf({ facts }: Pick<Statement, 'facts'>): Summary {
  const known = facts.filter((fact) => 'value' in fact)
  const wallet = known.find((fact) => fact.fact === 'wallet')?.value?.base16
  const own = known.filter(({ of }) => of !== null && of.base16 === wallet)
  const document = own.find((fact) => fact.fact === 'document')?.value ?? null
  return {
    document: document && {
      version: document.version,
      keys: countIn(document.document, 'verificationMethod'),
      links: countIn(document.document, 'service'),
    },
    controller: own.find((fact) => fact.fact === 'controller')?.value?.bech32 ?? null,
    guardians: own.find((fact) => fact.fact === 'guardians')?.value.length ?? null,
    balances: figureOf(facts, 'balance', (there) => there.length),
    allowances: figureOf(facts, 'allowances', (there) =>
      there.reduce((sum, { value }) => sum + (value?.spenders.length ?? 0), 0),
    ),
    held: figureOf(facts, 'nfts', (there) => ({
      pictures: heldOf(there.filter(({ about }) => !isOfNames(about))),
      names: heldOf(there.filter(({ about }) => isOfNames(about))),
    })),
    stakedQa: figureOf(facts, 'stakes', (there) =>
      there.reduce(
        (sum, { value }) =>
          (value?.stakes ?? []).reduce(
            (all, { qa, rewardQa }) => all + BigInt(qa) + BigInt(rewardQa),
            sum + BigInt(value?.waitingQa ?? 0),
          ),
        0n,
      ),
    ),
  }
}

type Of<K extends StatedFact['fact']> = Extract<KnownFact, { readonly fact: K }>

function figureOf<K extends StatedFact['fact'], T>(
  facts: readonly StatedFact[],
  kind: K,
  count: (there: readonly Of<K>[]) => T,
): Figure<T> {
  const { there, none, unknown } = foldFacts(facts.filter(({ fact }) => fact === kind))
  if (there.length + none.length === 0) return null
  const isOfKind = (fact: KnownFact): fact is Of<K> => fact.fact === kind
  return { value: count(there.filter(isOfKind)), isPart: unknown.length > 0 }
}

/** Collections of names are called by the ending of their names. */
function isOfNames(collection: string | null): boolean {
  return collection?.startsWith('.') === true
}

function heldOf(facts: readonly Of<'nfts'>[]): bigint {
  return facts.reduce((sum, { value }) => sum + BigInt(value?.count ?? 0), 0n)
}

function countIn(document: unknown, list: string): number {
  const found = ownValue(document, list)
  return Array.isArray(found) ? found.length : 0
}
