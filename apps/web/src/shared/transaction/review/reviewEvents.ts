import type { NetworkId, TransactionContent, TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Simulation, SimulationCode } from '@tyto/simulator'
import type { SessionFacts } from '../../session/findMissing'
import type { AnyAction } from '../action'
import type { Costs, MadeFor, OpenReview, ReviewProblem } from './reviewState'

/** What a sheet is opened with. */
export type ReviewOrder = Pick<OpenReview, 'name' | 'input' | 'subject' | 'signer' | 'facts'>

/** What a person does, or what becomes of the session. */
export type ReviewCommand =
  | { readonly kind: 'open'; readonly order: ReviewOrder }
  | { readonly kind: 'session'; readonly facts: SessionFacts }
  | { readonly kind: 'chooseDonation'; readonly donation: bigint | null }
  | { readonly kind: 'chooseGas'; readonly gas: bigint | null }
  | { readonly kind: 'simulateAgain' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'sign' }
  | { readonly kind: 'cancel' }
  /** The page is going. */
  | { readonly kind: 'stop' }

/** What an effect came to. */
export type ReviewAnswer =
  | { readonly kind: 'actionLoaded'; readonly action: AnyAction }
  | { readonly kind: 'requestMade'; readonly content: TransactionContent; readonly gasLimit: bigint }
  | { readonly kind: 'costsRead'; readonly costs: Costs }
  | { readonly kind: 'simulated'; readonly result: Simulation }
  /** `details` for a report. */
  | { readonly kind: 'notSimulated'; readonly code: SimulationCode; readonly details: string }
  | { readonly kind: 'patienceOver' }
  /** Null where it could not be simulated in time. */
  | { readonly kind: 'simulatedOnceMore'; readonly result: Simulation | null }
  | { readonly kind: 'chainRead'; readonly nonce: bigint; readonly block: bigint }
  /** The intent is stored; the wallet opens at this moment. */
  | { readonly kind: 'walletAsked' }
  | { readonly kind: 'failed'; readonly problem: ReviewProblem }

export type ReviewEvent = ReviewCommand | (ReviewAnswer & { readonly ticket: number })

/** What is to be done outside of the machine; each comes with the ticket that its answer has to carry. */
export type ReviewWork =
  | { readonly kind: 'loadAction'; readonly name: string }
  | {
      readonly kind: 'makeRequest'
      readonly action: AnyAction
      readonly input: string
      readonly for: MadeFor
    }
  | { readonly kind: 'readCosts'; readonly for: MadeFor }
  | { readonly kind: 'simulate'; readonly request: TransactionRequest; readonly for: MadeFor }
  /** So that nobody is kept from signing for the sake of a simulation. */
  | { readonly kind: 'waitForSimulation' }
  | { readonly kind: 'simulateOnceMore'; readonly request: TransactionRequest; readonly for: MadeFor }
  | { readonly kind: 'readChain'; readonly for: MadeFor }
  | { readonly kind: 'askWallet'; readonly intent: SignedIntent }

export type ReviewEffect =
  | (ReviewWork & { readonly ticket: number })
  /** The chain refused what the page took for possible: what was read is read again. Nothing is answered. */
  | { readonly kind: 'refetch'; readonly network: NetworkId }

/** What the wallet is asked for, with what is stored of it. */
export interface SignedIntent {
  readonly name: string
  readonly input: string
  readonly subject: string
  readonly network: NetworkId
  readonly sender: Address
  readonly nonce: bigint
  readonly block: bigint
  readonly request: TransactionRequest
}
