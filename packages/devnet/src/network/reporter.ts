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
}

/** `log` takes one line. What is wrong with the store is said once, with what helps, until a block is made again. */
export function createReporter(log: (line: string) => void): Reporter {
  let told: StoreError | SequencerError | undefined
  return {
    report: (error) => {
      // Whose turn it is to make blocks goes over at any moment.
      if (error instanceof SequencerError && error.code === 'NotLeader') return
      if (!(error instanceof StoreError || error instanceof SequencerError)) {
        log(`The local network had a failure of its own: ${describeError(error)}`)
        return
      }
      if (error.code === told?.code) return
      told = error
      log([error.shortMessage, 'It takes nothing meanwhile.', ...error.metaMessages].join(' '))
    },
    // The sequencer tells of its own.
    trouble: () => (told instanceof StoreError ? told.shortMessage : undefined),
    recovered: () => {
      if (told === undefined) return
      const what =
        told instanceof StoreError
          ? 'The data of the local network can be written'
          : 'A majority of etcd answers'
      told = undefined
      log(`${what} again: it goes on.`)
    },
  }
}
