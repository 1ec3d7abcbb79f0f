import { confusableName, type Name } from '@tyto/identity'
import { knownDomains, useKnownNames } from '../session/names/knownNames'

/** A name on this device that is easily confused with the given one, with `.ssi`; null if there is none. */
export function useConfusable({ domain }: Pick<Name, 'domain'>): string | null {
  const other = confusableName(domain, knownDomains(useKnownNames()))
  return other === null ? null : `${other}.ssi`
}
