import type { ComponentType } from 'react'
import type { Area } from '../../shared/i18n/resources'
import { bringTexts } from '../../shared/i18n/translations'
import { MissingPage } from '../../shared/ui/parts/MissingPart'
import { retriedPart, type RetriedPart } from '../../shared/ui/parts/retriedPart'
import type { allGates } from './allGates'
import { useAskAhead, type AskAhead } from './askAhead'
import type { GateComponent } from './withProps'

/** A check before pages, which decides whether they are shown. `texts`: what the check itself shows. */
export interface Gate {
  readonly texts: readonly Area[]
  readonly choose: (gates: typeof allGates) => GateComponent
}

/** A page, and what it asks the chain for while its gate still looks for the name. */
type Page = ComponentType & { readonly askAhead?: AskAhead }

/** The build writes the texts (`partTexts.ts`). */
export function gate(choose: Gate['choose'], texts: Gate['texts'] = []): Gate {
  return { texts, choose }
}

/**
 * Makes a page behind its gate, or without a gate. Gate, page and texts are fetched at the same time. Each page has its
 * own gate component, so that each page asks the chain again.
 */
export function page(before: Gate | null, load: () => Promise<Page>): RetriedPart<object> {
  if (before === null) return retriedPart(load, MissingPage)
  return retriedPart(async () => {
    const [{ allGates: gates }, Page] = await Promise.all([
      import('./allGates'),
      bringTexts(before.texts, load),
    ])
    const Before = before.choose(gates)
    return function PageBehindGate() {
      useAskAhead(Page.askAhead)
      return (
        <Before>
          <Page />
        </Before>
      )
    }
  }, MissingPage)
}
