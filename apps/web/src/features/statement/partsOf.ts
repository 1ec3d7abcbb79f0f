import type { AccountText, StatedFact, Statement } from '@tyto/chain'

export type HolderRole = 'wallet' | 'identity' | 'controller'

/** A wallet or account of a statement, what it is to the name, and the facts about it. */
export interface HolderPart {
  readonly account: AccountText
  readonly roles: readonly HolderRole[]
  readonly facts: readonly StatedFact[]
}

export interface StatementParts {
  /** About the name itself. */
  readonly name: readonly StatedFact[]
  readonly holders: readonly HolderPart[]
}

/** The facts of a statement by whom they are about, in their order. */
export function partsOf({ facts }: Pick<Statement, 'facts'>): StatementParts {
  const roles = new Map<string, Set<HolderRole>>()
  for (const fact of facts) {
    if (!isRole(fact.fact) || !('value' in fact) || fact.value === null) continue
    const { base16 } = fact.value as AccountText
    roles.set(base16, (roles.get(base16) ?? new Set()).add(fact.fact))
  }
  const holders = new Map<string, HolderPart & { readonly facts: StatedFact[] }>()
  for (const fact of facts) {
    if (fact.of === null) continue
    const account = fact.of
    const known = holders.get(account.base16)
    if (known) known.facts.push(fact)
    else
      holders.set(account.base16, {
        account,
        roles: [...(roles.get(account.base16) ?? [])],
        facts: [fact],
      })
  }
  return { name: facts.filter(({ of }) => of === null), holders: [...holders.values()] }
}

function isRole(kind: StatedFact['fact']): kind is HolderRole {
  return kind === 'wallet' || kind === 'identity' || kind === 'controller'
}

/** A fact that is known. */
export type KnownFact = Extract<StatedFact, { readonly value: unknown }>
export type UnknownFact = Extract<StatedFact, { readonly unknown: unknown }>

/** Facts of one kind, folded: what there is, what there is none of, what is not known. */
export interface FoldedFacts {
  readonly there: readonly KnownFact[]
  readonly none: readonly KnownFact[]
  readonly unknown: readonly UnknownFact[]
}

export function foldFacts(facts: readonly StatedFact[]): FoldedFacts {
  const known = facts.filter((fact) => 'value' in fact)
  return {
    there: known.filter((fact) => !isNone(fact)),
    none: known.filter(isNone),
    unknown: facts.filter((fact) => 'unknown' in fact),
  }
}

/** Did the chain say that there is none of it? */
function isNone(fact: KnownFact): boolean {
  switch (fact.fact) {
    case 'balance':
      return fact.value === null || fact.value.units === '0'
    case 'allowances':
      return fact.value === null || fact.value.spenders.length === 0
    case 'nfts':
      return fact.value === null || (fact.value.count === '0' && fact.value.operators.length === 0)
    case 'shares':
      return fact.value === null || fact.value.pools.length === 0
    default:
      return fact.value === null
  }
}

/** Where some facts come from: each endpoint with its blocks, once. */
export function sourcesOf(
  facts: readonly StatedFact[],
): readonly { readonly host: string; readonly blocks: string }[] {
  const sources = new Map<string, { readonly host: string; readonly blocks: string }>()
  for (const { endpoint, fromBlock, toBlock } of facts) {
    if (endpoint === null) continue
    const blocks = [...new Set([fromBlock, toBlock])].filter((block) => block !== null).join('–')
    const host = endpoint.replace(/^https?:\/\//, '')
    sources.set(`${host} ${blocks}`, { host, blocks })
  }
  return [...sources.values()]
}
