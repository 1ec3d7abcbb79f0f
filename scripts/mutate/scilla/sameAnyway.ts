import type { ContractFault } from './faultsIn'

/** A change after which the contract does the same in every case that can happen. */
interface Same {
  readonly contract: string
  readonly part: RegExp
  /** Matches the line in which a fault is told. */
  readonly tells: RegExp
  readonly reason: string
}

/** Each was looked at by a person: docs/mutations.md names them. */
const list: readonly Same[] = [
  {
    contract: 'TyronDex',
    part: /^LeaveCommunity$/,
    tells: /^RequireAtLeast back one /,
    reason: 'a share of the community is worth one of the pool or more: it only grows, and begins as one',
  },
]

/** Why a fault changes nothing, undefined where it does. */
export function sameAnyway(contract: string, { part, tells }: ContractFault): string | undefined {
  return list.find((same) => same.contract === contract && same.part.test(part) && same.tells.test(tells))
    ?.reason
}
