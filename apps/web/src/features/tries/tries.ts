/** Somebody of the seeded world: the name they are known by, and the index of their account. */
interface Person {
  readonly name: string
  readonly account: number
}

export const people = {
  alice: { name: 'alice.ssi', account: 0 },
  bruno: { name: 'bruno.ssi', account: 1 },
  carol: { name: 'carol.ssi', account: 2 },
  dora: { name: 'dora.ssi', account: 3 },
  kyc: { name: 'kyc.ssi', account: 5 },
  mira: { name: 'mira.ssi', account: 9 },
} as const satisfies Readonly<Record<string, Person>>

export type PersonId = keyof typeof people
export const personIds = Object.keys(people) as PersonId[]

/** The name that is recovered: locked, and guarded by alice, bruno and carol. */
export const lostName = 'heron'
export const lost = { subdomain: '', domain: lostName, topLevel: 'ssi' } as const

type StepText =
  | `recover.${'first' | 'second' | 'third' | 'fourth' | 'fifth'}`
  | `soulbound.${'first' | 'second' | 'third'}`
  | `${'pay' | 'trade' | 'stake' | 'name'}.first`

interface Step {
  readonly who: PersonId
  /** The task, as a key of the texts. */
  readonly what: StepText
  /** The page where it is done. */
  readonly to: string
  /** Is it done at the link that asks guardians, where this browser made that? */
  readonly isAsked?: true
}

interface Try {
  readonly steps: readonly [Step, ...Step[]]
}

const recovery = `/${lostName}.ssi/didx/recovery`

/** The walks, in the order in which they are shown. */
export const tries = {
  recover: {
    steps: [
      { who: 'dora', what: 'recover.first', to: `${recovery}/now` },
      { who: 'alice', what: 'recover.second', to: recovery, isAsked: true },
      { who: 'bruno', what: 'recover.third', to: recovery, isAsked: true },
      { who: 'carol', what: 'recover.fourth', to: recovery, isAsked: true },
      { who: 'dora', what: 'recover.fifth', to: `${recovery}/now` },
    ],
  },
  pay: { steps: [{ who: 'alice', what: 'pay.first', to: '/alice.ssi/didx/wallet/balances/send' }] },
  trade: { steps: [{ who: 'alice', what: 'trade.first', to: '/alice.ssi/defix/swap' }] },
  stake: { steps: [{ who: 'bruno', what: 'stake.first', to: '/bruno.ssi/zil/wallet' }] },
  soulbound: {
    steps: [
      { who: 'mira', what: 'soulbound.first', to: '/sbt@mira.ssi/sbt/public' },
      { who: 'kyc', what: 'soulbound.second', to: '/sbt@kyc.ssi/sbt/wallet' },
      { who: 'mira', what: 'soulbound.third', to: '/sbt@mira.ssi/sbt/public' },
    ],
  },
  name: { steps: [{ who: 'dora', what: 'name.first', to: '/' }] },
} as const satisfies Readonly<Record<string, Try>>

export type TryId = keyof typeof tries
export const tryIds = Object.keys(tries) as TryId[]

export function stepsOf(id: TryId): readonly [Step, ...Step[]] {
  return tries[id].steps
}

/** Where a step is done. `link`: the one that asks guardians; null where this browser made none. */
export function pageOfStep({ to, isAsked }: Step, link: string | null): string {
  return isAsked === true && link !== null ? link : to
}

/** Who takes part in a walk, each once, in the order of their steps. */
export function peopleOf(id: TryId): readonly PersonId[] {
  return [...new Set(stepsOf(id).map(({ who }) => who))]
}

/** A list to paste, which pays six people: a line for each, name and amount. */
export const sixPayments = ['bruno', 'carol', 'fern', 'robin', 'finch', 'mira']
  .map((name, index) => `${name}.ssi, ${index + 1}`)
  .join('\n')
