import { confusableName, parseName, type Name } from '@tyto/identity'
import { useKnownNames } from '../session/knownNames'

/** A name on this device that is easily confused with the given one, with `.ssi`; null if there is none. */
export function useConfusable({ domain }: Pick<Name, 'domain'>): string | null {
  const names = useKnownNames()
  const domains = names.flatMap((text) => {
    const name = parseName(text)
    return name.ok ? [name.value.domain] : []
  })
  const other = confusableName(domain, domains)
  return other === null ? null : `${other}.ssi`
}
