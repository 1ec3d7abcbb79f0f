import { isAddress, ownValue, zeroAddress } from '@tyto/primitives'
import { useNewWallets } from '../../../session/wallet/newWallets'
import type { StoredTransaction } from '../storedTransaction'

/** Did it make a wallet that is saved under no name yet? Then its block is not the end. */
export function useIsLeftToSave({ moment, network, state }: StoredTransaction): boolean {
  const owner = ownValue(moment, 'owner')
  const waiting = useNewWallets(network, isAddress(owner) ? owner : zeroAddress)
  return (
    state.status === 'confirmed' &&
    waiting.some(
      ({ kind, domain, subdomain }) =>
        kind === ownValue(moment, 'made') &&
        domain === ownValue(moment, 'domain') &&
        subdomain === ownValue(moment, 'subdomain'),
    )
  )
}
