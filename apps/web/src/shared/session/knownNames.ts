import { domainId, formatName, parseName, type Name } from '@tyto/identity'
import { parseJson, type Hex } from '@tyto/primitives'
import { createStored } from '../device/createStored'
import { useStored } from '../device/useStored'

const mostNames = 200
/** Longer ones are names too, but not worth the place. */
const longestName = 300

/** Stored text to names; whatever is no name is passed over, it never throws. */
export function parseKnownNames(stored: string | null): readonly string[] {
  const value = parseJson(stored)
  if (!Array.isArray(value)) return []
  const names = value.flatMap((text) => {
    if (typeof text !== 'string' || text.length > longestName) return []
    const name = parseName(text)
    return name.ok ? [formatName(name.value)] : []
  })
  return [...new Set(names)].slice(0, mostNames)
}

/**
 * The names that this device knows, newest first: the chain keeps hashes only, so a name is known once it was typed or
 * opened here.
 */
export const knownNames = createStored({ key: 'tyto.names', parse: parseKnownNames })

export function useKnownNames(): readonly string[] {
  return useStored(knownNames)
}

/** Puts a name that exists at the head of the known ones. */
export function rememberName(name: Name): void {
  const text = formatName(name)
  const names = knownNames.get()
  if (text.length > longestName || names[0] === text) return
  const others = names.filter((known) => known !== text)
  knownNames.set([text, ...others].slice(0, mostNames))
}

/** A list of names is never changed, but replaced: what was hashed of one serves every line that shows a guardian. */
const hashed = new WeakMap<readonly string[], ReadonlyMap<Hex, string>>()

/** The domains of known names by their hash: what turns a guardian's hash into a name. */
export function domainsByHash(names: readonly string[]): ReadonlyMap<Hex, string> {
  const known = hashed.get(names)
  if (known) return known
  const domains = new Map<Hex, string>()
  for (const text of names) {
    const name = parseName(text)
    if (name.ok) domains.set(domainId(name.value.domain), name.value.domain)
  }
  hashed.set(names, domains)
  return domains
}
