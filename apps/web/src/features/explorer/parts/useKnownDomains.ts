import { useMemo } from 'react'
import { useKnownNames } from '../../../shared/session/names/knownNames'
import { namesOfHashes } from '../../../shared/values/knowledge'
import type { ValueNames } from '../../../shared/values/shownValue'

/** The domains that this device knows for hashes. Addresses get their names from `AddressLink`. */
export function useKnownDomains(): ValueNames {
  const known = useKnownNames()
  return useMemo(() => namesOfHashes(known), [known])
}
