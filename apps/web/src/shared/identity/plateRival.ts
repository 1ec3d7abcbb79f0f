import { confusableName, formatName, isStranger, parseName } from '@tyto/identity'
import { knownDomains } from '../session/names/knownNames'

/**
 * The known name whose plate this name must not share: it looks like that name and is the stranger of the two, so that
 * the other keeps its face.
 */
export function plateRival(username: string): string | null {
  const name = parseName(username)
  if (!name.ok) return null
  const other = confusableName(name.value.domain, knownDomains())
  if (other === null || !isStranger(name.value.domain, other)) return null
  return formatName({ ...name.value, domain: other })
}
