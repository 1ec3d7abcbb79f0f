import type { Address } from '@tyto/primitives'
import type { SessionFacts } from '../findMissing'

/** An account is connected on the local network; nobody is logged in, and there is no storage wallet. */
export function exampleFacts(account: Address): SessionFacts {
  return {
    network: 'local',
    isForReading: false,
    leastLi: 2_000n,
    wallet: null,
    account,
    login: null,
    hasStorage: false,
  }
}
