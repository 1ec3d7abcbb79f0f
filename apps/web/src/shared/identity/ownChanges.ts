import type { NetworkId } from '@tyto/chain'
import type { WatchedChange } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { decodeInput } from '../transaction/inputJson'
import { ownValue } from '../session/foreignJson'
import type { StoredTransaction } from '../transaction/storedTransaction'

/** The actions of this browser that a change can come from. */
const guardianActions: ReadonlySet<string> = new Set([
  'addGuardians',
  'removeGuardians',
  'configureSocialRecovery',
])
const statusOfAction: ReadonlyMap<string, string> = new Map([
  ['lock', 'Locked'],
  ['didDeactivate', 'Deactivated'],
  ['didSocialRecovery', 'Recovered'],
])

/** Leaves out what this browser did itself since then: nobody needs to be told of their own deeds. */
export function withoutOwnChanges(
  changes: readonly WatchedChange[],
  transactions: readonly StoredTransaction[],
  {
    network,
    wallet,
    since,
  }: { readonly network: NetworkId; readonly wallet: Address; readonly since: number },
): readonly WatchedChange[] {
  const own = transactions.filter(
    (each) =>
      each.network === network &&
      each.intent.to === wallet &&
      each.intent.time > since &&
      each.state.status === 'confirmed',
  )
  const guardians = new Set(
    own
      .filter(({ action }) => guardianActions.has(action))
      .flatMap((each) => listIn(each.input, 'guardians')),
  )
  const controllers = new Set(own.map(({ input }) => ownValue(inputOf(input), 'newController')))
  const statuses = new Set(own.map(({ action }) => statusOfAction.get(action)))
  return changes.filter((change) => {
    switch (change.kind) {
      case 'controller':
        return !controllers.has(change.to)
      case 'guardians':
        return ![...change.added, ...change.removed].every((hash) => guardians.has(hash))
      case 'status':
        return !statuses.has(change.to)
    }
  })
}

function listIn(input: string, key: string): readonly unknown[] {
  const list = ownValue(inputOf(input), key)
  return Array.isArray(list) ? list : []
}

/** What an action was given; null where that cannot be read any more. */
function inputOf(input: string): unknown {
  try {
    return decodeInput(input)
  } catch {
    return null
  }
}
