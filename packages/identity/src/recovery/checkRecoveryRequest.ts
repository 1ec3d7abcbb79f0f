import { err, ok, type Address, type Result } from '@tyto/primitives'
import type { DidStatus } from '../wallets/didRecord'
import { formatName, type Name } from '../names/name'
import type { RecoveryRequest } from './recoveryRequest'

/** How things stand on chain where a guardian is asked. */
export interface RecoveryFacts {
  readonly chainId: number
  /** Whose page this is. */
  readonly name: Name
  /** The wallet that the name leads to. */
  readonly wallet: Address
  readonly nonce: bigint
  readonly status: DidStatus | null
  readonly latestBlock: bigint
}

export type RecoveryRequestCode =
  /** Made on another network. */
  | 'RequestForOtherNetwork'
  /** The link's path names another name than the request in it. */
  | 'RequestForOtherName'
  /** The name leads to another wallet by now, or the request lies. */
  | 'RequestForOtherWallet'
  /** A recovery took place since: its nonce has moved on. */
  | 'RequestIsOutdated'
  | 'RequestIsExpired'
  /** No one can recover a deactivated identity, nor one that is not created yet. */
  | 'IdentityIsClosed'

/** May a guardian sign this now? The first reason against it. Whether they are a guardian is another question. */
export function checkRecoveryRequest(
  request: RecoveryRequest,
  facts: RecoveryFacts,
): Result<RecoveryRequest, RecoveryRequestCode> {
  if (request.chainId !== facts.chainId) return err('RequestForOtherNetwork')
  if (formatName(request.name) !== formatName(facts.name)) return err('RequestForOtherName')
  if (request.wallet !== facts.wallet) return err('RequestForOtherWallet')
  if (facts.status === 'Deactivated' || facts.status === 'Deployed') return err('IdentityIsClosed')
  if (request.nonce !== facts.nonce) return err('RequestIsOutdated')
  return facts.latestBlock > request.lastBlock ? err('RequestIsExpired') : ok(request)
}
