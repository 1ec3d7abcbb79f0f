import { walletRules, type DidRecord } from '@tyto/identity'

/**
 * Where the document of a DID wallet is changed: update, or recover once it was recovered; where it is to be created
 * first, the DID operations. Null where it cannot be changed: locked, deactivated, or too old for today's screens.
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
