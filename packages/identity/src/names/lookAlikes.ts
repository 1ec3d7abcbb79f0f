import type { Name } from './name'
import { invisible, scriptOf } from './script'

/** Why a name may look like another one: its letters can be written in several ways, mix scripts, or hide. */
export type LookAlike = 'NotNfc' | 'MixedScripts' | 'ZeroWidth'

/** Scripts that are written together in one language: Japanese, Korean, Chinese with its phonetic signs. */
const together: readonly ReadonlySet<string>[] = [
  new Set(['Hani', 'Hira', 'Kana']),
  new Set(['Hani', 'Hang']),
  new Set(['Hani', 'Bopo']),
]

/**
 * Why a name may look like another one. Subdomain and domain may each have a script of their own.
 *
 * @example
 * lookAlikes({ subdomain: '', domain: 'аlice' }) // ['MixedScripts']
 */
export function lookAlikes(name: Pick<Name, 'subdomain' | 'domain'>): readonly LookAlike[] {
  const parts = [name.subdomain, name.domain]
  const flags: LookAlike[] = []
  if (parts.some((part) => part !== part.normalize('NFC'))) flags.push('NotNfc')
  if (parts.some(mixesScripts)) flags.push('MixedScripts')
  if (parts.some((part) => invisible.test(part))) flags.push('ZeroWidth')
  return flags
}

function mixesScripts(text: string): boolean {
  const seen = new Set<string>()
  for (const character of new Set(text)) {
    const script = scriptOf(character)
    if (script !== null) seen.add(script)
  }
  if (seen.size < 2) return false
  return !together.some((group) => [...seen].every((script) => group.has(script)))
}
