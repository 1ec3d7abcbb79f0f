import { domainId, formatName, parseName, type Name } from '@tyto/identity'
import { parseJson, type Hex } from '@tyto/primitives'
import { createStored } from '../../device/createStored'
import { useStored } from '../../device/useStored'

const mostNames = 200
/** Longer names exist, but are not worth the space. */
const longestName = 300

/** Reads stored text; text that is not a name is ignored. Never throws. */
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
 * The names that this device knows, newest first. The chain keeps only hashes, so the device learns a name when
 * somebody types or opens it here.
 */
export const knownNames = createStored({ key: 'tyto.names', parse: parseKnownNames })

export function useKnownNames(): readonly string[] {
  return useStored(knownNames)
}

/** Puts an existing name at the beginning of the known names. */
export function rememberName(name: Name): void {
  const text = formatName(name)
  const names = knownNames.get()
  if (text.length > longestName || names[0] === text) return
  const others = names.filter((known) => known !== text)
  knownNames.set([text, ...others].slice(0, mostNames))
}

/**
 * The hashes of each list of names. A list is never changed, only replaced, so its hashes are computed once for all
 * guardians that are shown.
 */
const hashed = new WeakMap<readonly string[], ReadonlyMap<Hex, string>>()

const split = new WeakMap<readonly string[], readonly string[]>()

/** The domains of the known names, newest first. */
export function knownDomains(names = knownNames.get()): readonly string[] {
  const known = split.get(names)
  if (known) return known
  const domains = names.flatMap((text) => {
    const name = parseName(text)
    return name.ok ? [name.value.domain] : []
  })
  split.set(names, domains)
  return domains
}

/** The domains of known names by their hash: used to find the name of a guardian from its hash. */
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
