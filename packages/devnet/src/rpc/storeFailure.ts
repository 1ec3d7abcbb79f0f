import type { SequencerError } from '../ledger/sequencer'
import type { StoreError } from '../store/StoreError'
import { RpcFailure } from './RpcFailure'

/** The answer to a client where the store fails: no path of this machine, which stands in the log of whoever runs the node. */
export function storeFailure({ code }: StoreError): RpcFailure {
  switch (code) {
    case 'DiskFull':
      return new RpcFailure('misc', 'The disk of the node is full: it takes nothing until there is room')
    case 'StoreCorrupt':
      return new RpcFailure('misc', 'The data of the node are damaged: it takes nothing any more')
    default:
      return new RpcFailure('misc', 'The node cannot use its data now: it takes nothing')
  }
}

/** The same where the machines that keep the chain together do not come to it. */
export function sequencerFailure({ shortMessage }: SequencerError): RpcFailure {
  return new RpcFailure('misc', shortMessage)
}
