import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { firstNameSteps } from '../gas/firstName'
import type { StoredTransaction } from './storedTransaction'

const [makesWallet, , buysName] = firstNameSteps

interface Step {
  readonly action: string
  readonly network: NetworkId
  /** Who signs. */
  readonly account: Address | null
  /** The transaction itself, once there is one. */
  readonly key: string | null
}

/** Is it a step to this account's first name? A name that was bought on this device before is none any more. */
export function isForFirstName(
  { action, network, account, key }: Step,
  transactions: readonly StoredTransaction[],
): boolean {
  if (!firstNameSteps.some((step) => step === action)) return false
  const done = transactions.filter(
    (each) =>
      each.network === network &&
      each.intent.sender === account &&
      each.state.status === 'confirmed' &&
      each.key !== key,
  )
  const hasName = done.some((each) => each.action === buysName)
  const hasBegun = action === makesWallet || done.some((each) => each.action === makesWallet)
  return hasBegun && !hasName
}
