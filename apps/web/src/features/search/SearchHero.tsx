import { formatName } from '@tyto/identity'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLookUp } from './useLookUp'
import { ownHosts } from '../../shared/settings/typedWho'
import { HeroLayout } from './HeroLayout'
import { HomeSentence } from './HomeSentence'
import { NamePlate } from './NamePlate'
import { readSearch } from './readSearch'
import { SearchForm } from './SearchForm'
import { SearchResult } from './SearchResult'
import { useDebounced } from '../../shared/ui/fields/useDebounced'

/** How long the person must stop typing before the chain is asked, in ms. */
const pause = 300

/** The search of home: the field, the answer of the chain, and the plate of the name. */
export function SearchHero({ start }: { readonly start: string }) {
  const [typed, setTyped] = useState(start)
  const lookUp = useLookUp()
  const settled = useDebounced(typed, pause)
  const reading = useMemo(() => readSearch(settled, ownHosts), [settled])
  const drawn = useDeferredValue(typed)
  const plateName = useMemo(() => nameToDraw(drawn), [drawn])
  return (
    <HeroLayout plate={<NamePlate name={plateName} />}>
      <HomeSentence />
      <SearchForm typed={typed} onType={setTyped} onLookUp={() => lookUp(typed)} />
      <div role="status" aria-live="polite">
        <SearchResult reading={reading} />
      </div>
    </HeroLayout>
  )
}

function nameToDraw(typed: string): string | null {
  const reading = readSearch(typed, ownHosts)
  if (reading.kind === 'name') return formatName(reading.name)
  // An address or a link is no name, and has no plate.
  return reading.kind === 'unfinished' || reading.kind === 'invalid' ? typed.trim().toLowerCase() : null
}
