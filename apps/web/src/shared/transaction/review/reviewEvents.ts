import type { NetworkId, TransactionRequest } from '@tyto/chain'
import type { Simulation, SimulationCode } from '@tyto/simulator'
import type { SessionFacts } from '../../session/wallet/findMissing'
import type { AnyAction } from '../action/action'
import type { Moved, Since } from './sentSince'
import type { SignedIntent } from './signedIntent'
import type { AskedBefore } from './askedBefore'
import type { FittedContent } from './donation'
import type { Costs, MadeFor, MadeRequest, OpenReview, ReviewProblem } from './reviewState'

/** Needed to open a sheet. */
export type ReviewOrder = Pick<
  OpenReview,
  'name' | 'input' | 'subject' | 'signer' | 'firstDonation' | 'facts' | 'stored' | 'again'
>

/** An action of the person, or a change of the session. */
export type ReviewCommand =
  | { readonly kind: 'open'; readonly order: ReviewOrder }
  | { readonly kind: 'session'; readonly facts: SessionFacts }
  /** The stored transactions changed, here or in another tab. */
  | { readonly kind: 'stored'; readonly list: readonly AskedBefore[] }
  /** The person means this one beside those that ask for the same. */
  | { readonly kind: 'meanSecond' }
  /** The person has seen what the account has sent, and it was something else. */
  | { readonly kind: 'goOn' }
  | { readonly kind: 'chooseDonation'; readonly donation: bigint | null }
  | { readonly kind: 'chooseGas'; readonly gas: bigint | null }
  | { readonly kind: 'simulateAgain' }
  /** The account holds more than before. */
  | { readonly kind: 'readCostsAgain' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'sign' }
  | { readonly kind: 'cancel' }
  /** The page is closing. */
  | { readonly kind: 'stop' }

/** The answer of an effect. */
export type ReviewAnswer =
  | { readonly kind: 'actionLoaded'; readonly action: AnyAction }
  | (FittedContent & Pick<MadeRequest, 'gasLimit' | 'registry'> & { readonly kind: 'requestMade' })
  | { readonly kind: 'costsRead'; readonly costs: Costs }
  | { readonly kind: 'simulated'; readonly result: Simulation }
  /** `details` for a report. */
  | { readonly kind: 'notSimulated'; readonly code: SimulationCode; readonly details: string }
  | { readonly kind: 'patienceOver' }
  /** Null if it could not be simulated in time. */
  | { readonly kind: 'simulatedOnceMore'; readonly result: Simulation | null }
  | {
      readonly kind: 'chainRead'
      readonly nonce: bigint
      readonly block: bigint
      readonly moved: Moved | null
    }
  /** The intent is stored; the wallet opens at this moment. */
  | { readonly kind: 'walletAsked' }
  | { readonly kind: 'failed'; readonly problem: ReviewProblem }

export type ReviewEvent = ReviewCommand | (ReviewAnswer & { readonly ticket: number })

/** Work to do outside of the machine. Each work has a ticket, which its answer must repeat. */
export type ReviewWork =
  | { readonly kind: 'loadAction'; readonly name: string }
  | {
      readonly kind: 'makeRequest'
      readonly action: AnyAction
      readonly input: string
      /** For whom the form said that it is: a name or an address. */
      readonly subject: string
      readonly for: MadeFor
    }
  | { readonly kind: 'readCosts'; readonly for: MadeFor }
  | { readonly kind: 'simulate'; readonly request: TransactionRequest; readonly for: MadeFor }
  /** Ends the wait for a simulation after a while, so that a slow one keeps nobody from signing. */
  | { readonly kind: 'waitForSimulation' }
  | { readonly kind: 'simulateOnceMore'; readonly request: TransactionRequest; readonly for: MadeFor }
  | {
      readonly kind: 'readChain'
      readonly action: AnyAction
      readonly input: string
      readonly subject: string
      readonly for: MadeFor
      readonly since: Since | null
      readonly stored: readonly AskedBefore[]
    }
  | { readonly kind: 'askToSign'; readonly intent: SignedIntent }

export type ReviewEffect =
  | (ReviewWork & { readonly ticket: number })
  /** The chain refused a request that the page believed possible: the page's data are read again. It has no answer. */
  | { readonly kind: 'refetch'; readonly network: NetworkId }
