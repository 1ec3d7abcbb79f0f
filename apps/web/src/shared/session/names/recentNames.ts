import { formatName, type Name } from '@tyto/identity'
import { createStored } from '../../device/createStored'
import { useStored } from '../../device/useStored'
import { parseKnownNames, rememberName } from './knownNames'

const mostRecent = 20

/** The names that a person opened here, newest first. What was only typed is known, and no recent name. */
export const recentNames = createStored({
  key: 'tyto.recent',
  parse: (text) => parseKnownNames(text).slice(0, mostRecent),
})

export function useRecentNames(): readonly string[] {
  return useStored(recentNames)
}

/** Puts an opened name at the beginning of the recent names, and remembers it. */
export function rememberOpened(name: Name): void {
  rememberName(name)
  const text = formatName(name)
  const names = recentNames.get()
  if (names[0] !== text)
    recentNames.set([text, ...names.filter((other) => other !== text)].slice(0, mostRecent))
}
