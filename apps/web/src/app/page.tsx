import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../shared/i18n/lazyPart'
import type { Area } from '../shared/i18n/resources'
import { MissingPage } from '../shared/ui/parts/MissingPart'
import type { RetriedPart } from '../shared/ui/parts/retriedPart'
import type { allGates } from './gates/allGates'

export type GateComponent = ComponentType<{ readonly children: ReactNode }>

/** A check before pages, which decides whether they are shown. `texts`: the texts that the check itself shows. */
export interface Gate {
  readonly texts: readonly Area[]
  readonly choose: (gates: typeof allGates) => GateComponent
}

export function gate(texts: Gate['texts'], choose: Gate['choose']): Gate {
  return { texts, choose }
}

/**
 * Makes a page behind its gate, or without a gate. Gate, page and texts are fetched at the same time. Each page has its
 * own gate component, so that each page asks the chain again.
 */
export function page(
  before: Gate | null,
  texts: readonly Area[],
  load: () => Promise<ComponentType>,
): RetriedPart<object> {
  if (before === null) return lazyPart(texts, load, MissingPage)
  return lazyPart(
    [...before.texts, ...texts],
    async () => {
      const [{ allGates: gates }, Page] = await Promise.all([import('./gates/allGates'), load()])
      const Before = before.choose(gates)
      return function PageBehindGate() {
        return (
          <Before>
            <Page />
          </Before>
        )
      }
    },
    MissingPage,
  )
}
