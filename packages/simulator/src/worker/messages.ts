import type { RpcErrorCode } from '@tyto/chain'
import type { StateNeed } from '@tyto/execution'
import type { Address, GasRules } from '@tyto/primitives'
import type { ContractInterface } from '../contractInterface'
import type { Simulation, SimulationRequest } from '../simulation'
import type { SimulationCode } from '../SimulationError'
import type { ExaminedText, FormattedText, ToldName } from '../writtenText'

/** The network on which to simulate. */
export interface SimulationTarget {
  /** Another key is another chain: nothing that is known of one is used for the other. */
  readonly key: string
  readonly chainId: number
  readonly gas: GasRules
  readonly hints: readonly StateNeed[]
}

/** One call for a node, which the page makes for the worker. */
export interface NodeCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** The answer of a node to one call. */
export type NodeAnswer =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | {
      readonly id: number
      readonly ok: false
      readonly code: RpcErrorCode
      readonly message: string
      readonly details: string | undefined
      readonly nodeCode: number | undefined
    }

/** A job that a worker can be given. */
export type Job =
  | { readonly kind: 'simulate'; readonly target: SimulationTarget; readonly request: SimulationRequest }
  | { readonly kind: 'describe'; readonly target: SimulationTarget; readonly address: Address }
  | TextJob

/** A job on the text of a contract, which asks no node. */
export type TextJob =
  | { readonly kind: 'examine' | 'format'; readonly text: string }
  | { readonly kind: 'tell'; readonly text: string; readonly offset: number }

export type TextResult = ExaminedText | FormattedText | ToldName | null

export type JobResult = Simulation | ContractInterface | TextResult

export type ToWorker =
  | { readonly kind: 'job'; readonly id: number; readonly job: Job }
  | { readonly kind: 'answers'; readonly answers: readonly NodeAnswer[] }

export type FromWorker =
  | { readonly kind: 'calls'; readonly id: number; readonly calls: readonly NodeCall[] }
  | { readonly kind: 'result'; readonly id: number; readonly result: JobResult }
  | { readonly kind: 'failure'; readonly id: number; readonly code: SimulationCode; readonly message: string }
