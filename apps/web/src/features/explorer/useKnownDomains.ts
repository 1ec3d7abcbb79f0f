import { useMemo } from 'react'
import { useKnownNames } from '../../shared/session/knownNames'
import { knownDomains } from '../../shared/values/knowledge'
import type { ValueNames } from '../../shared/values/shownValue'

/** The domains behind hashes, as this device knows them; addresses say their names by themselves. */
export function useKnownDomains(): ValueNames {
  const known = useKnownNames()
  return useMemo(() => knownDomains(known), [known])
}
