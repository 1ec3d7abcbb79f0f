import { describeError } from './openLedger'
import { SequencerError } from '../ledger/sequencer'
import { StoreError } from '../store/StoreError'

/** Tells whoever runs a network of its failures. */
export interface Reporter {
  readonly report: (error: unknown) => void
  /** A block was made: what went wrong before is over. */
  readonly recovered: () => void
  /** The failure of the store that lasts until now. */
  readonly trouble: () => string | undefined
  /** The network ends: that it asks nobody any more is no trouble. */
  readonly end: () => void
}

/** `log` takes one line. What is wrong with the store is said once, with what helps, until a block is made again. */
export function createReporter(log: (line: string) => void): Reporter {
  let ofStore: StoreError | undefined
  let ofOrder: SequencerError | undefined
  let hasEnded = false

  function tell(error: StoreError | SequencerError): void {
    log([error.shortMessage, 'It takes nothing meanwhile.', ...error.metaMessages].join(' '))
  }

  return {
    report: (error) => {
      if (error instanceof StoreError) {
        if (error.code !== ofStore?.code) tell(error)
        ofStore = error
      } else if (error instanceof SequencerError) {
        // Whose turn it is goes over at any moment, and of what ends a node its sequencer tells.
        if ((error.code !== 'NoMajority' && error.code !== 'Refused') || hasEnded) return
        if (error.code !== ofOrder?.code) tell(error)
        ofOrder = error
      } else log(`The local network had a failure of its own: ${describeError(error)}`)
    },
    // The sequencer tells of its own.
    trouble: () => ofStore?.shortMessage,
    recovered: () => {
      if (ofStore) log('The data of the local network can be written again: it goes on.')
      if (ofOrder?.code === 'NoMajority') log('A majority of etcd answers again: it goes on.')
      if (ofOrder?.code === 'Refused') log('etcd lets this machine in again: it goes on.')
      ofStore = undefined
      ofOrder = undefined
    },
    end: () => {
      hasEnded = true
    },
  }
}
