import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../shared/i18n/lazyPart'
import type { Area } from '../shared/i18n/resources'
import type { allGates } from './gates/allGates'

export type GateComponent = ComponentType<{ readonly children: ReactNode }>

/** What stands in front of pages and decides whether they are shown, with the texts that it shows itself. */
export interface Gate {
  readonly texts: readonly Area[]
  readonly choose: (gates: typeof allGates) => GateComponent
}

export function gate(texts: Gate['texts'], choose: Gate['choose']): Gate {
  return { texts, choose }
}

/**
 * A page behind its gate, or behind none. Gate, page and texts are fetched side by side; the gate is made anew with each
 * page, so that each page asks the chain anew.
 */
export function page(
  before: Gate | null,
  texts: readonly Area[],
  load: () => Promise<ComponentType>,
): ComponentType {
  if (before === null) return lazyPart(texts, load)
  return lazyPart([...before.texts, ...texts], async () => {
    const [{ allGates: gates }, Page] = await Promise.all([import('./gates/allGates'), load()])
    const Before = before.choose(gates)
    return function PageBehindGate() {
      return (
        <Before>
          <Page />
        </Before>
      )
    }
  })
}
