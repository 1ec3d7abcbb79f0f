import type { ScillaJson } from '@tyto/abi'
import type { Address, GasRules } from '@tyto/primitives'
import type { BlockPlace, Outcome, Turn } from '../ledger/executor'

/** The facts that a process needs of the chain whose transactions it executes. */
export interface ExecutedChain {
  readonly chainId: number
  readonly gas: GasRules
  /** The number of the first block. */
  readonly first: number
}

/** To the process that executes. */
export type ToExecutor =
  /** Some records of the state; it begins with the last ones of them. */
  | { readonly kind: 'state'; readonly entries: readonly (readonly [key: string, record: string])[] }
  | { readonly kind: 'begin'; readonly chain: ExecutedChain }
  | {
      readonly kind: 'run'
      readonly turn: Turn
      readonly place: BlockPlace
      /** Whether it is the first one of a block; what an earlier block in work changed is dropped if it was not kept. */
      readonly isFirst: boolean
      /** When the blocks were made that it has not heard of yet. */
      readonly times: readonly number[]
    }
  | { readonly kind: 'kept' }

/** From the process that executes. */
export type FromExecutor =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'ran'
      readonly outcome: OutcomeMessage | number
      readonly worked: number
      readonly isBounded?: boolean
    }
  /** A failure of its own, in one line. */
  | { readonly kind: 'failure'; readonly text: string }

/** An outcome, without what lives in one process only. */
export interface OutcomeMessage {
  readonly gasUsed: bigint
  readonly balances: ReadonlyMap<Address, bigint>
  readonly nonces: ReadonlyMap<Address, bigint>
  /** The JSON of all the rest, an `OutcomeText`: one long text is read several times faster than many small objects. */
  readonly text: string
}

export interface OutcomeText extends Omit<Outcome, 'difference' | 'gasUsed'> {
  readonly writes: readonly WriteMessage[]
}

/** A value of a field as its JSON; left out where an entry was removed. */
export interface WriteMessage {
  readonly address: Address
  readonly field: string
  readonly keys: readonly string[]
  readonly value?: ScillaJson
}
