import { confusableName, parseName, type Name } from '@tyto/identity'
import { useKnownNames } from '../session/knownNames'

/** A name that this device knows and that another one is easily taken for, with `.ssi`; null where there is none. */
export function useConfusable({ domain }: Pick<Name, 'domain'>): string | null {
  const names = useKnownNames()
  const domains = names.flatMap((text) => {
    const name = parseName(text)
    return name.ok ? [name.value.domain] : []
  })
  const other = confusableName(domain, domains)
  return other === null ? null : `${other}.ssi`
}
