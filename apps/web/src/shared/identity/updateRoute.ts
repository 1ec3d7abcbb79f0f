import { walletRules, type DidRecord } from '@tyto/identity'

/**
 * The route that changes the document of a DID wallet: update, recover after a recovery, or the DID operations if the
 * DID must be created first. Null if it cannot be changed: locked, deactivated, or too old for these screens.
 */
export function updateRoute({
  status,
  version,
}: Pick<DidRecord, 'status' | 'version'>): 'updateDocument' | 'recoverDocument' | 'didOperations' | null {
  if (walletRules(version).needsUpgrade) return null
  switch (status) {
    case 'Created':
    case 'Updated':
      return 'updateDocument'
    case 'Recovered':
      return 'recoverDocument'
    case 'Deployed':
      return 'didOperations'
    case 'Locked':
    case 'Deactivated':
    case null:
      return null
  }
}

/** The part of an address that opens the keys of a document instead of its links. */
export const keysHash = '#keys'
