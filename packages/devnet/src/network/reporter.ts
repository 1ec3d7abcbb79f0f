import { describeError } from './openLedger'
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
  let told: StoreError | undefined
  return {
    report: (error) => {
      if (!(error instanceof StoreError)) {
        log(`The local network had a failure of its own: ${describeError(error)}`)
        return
      }
      if (error.code === told?.code) return
      told = error
      log([error.shortMessage, 'It takes nothing meanwhile.', ...error.metaMessages].join(' '))
    },
    trouble: () => told?.shortMessage,
    recovered: () => {
      if (told === undefined) return
      told = undefined
      log('The data of the local network can be written again: it goes on.')
    },
  }
}
