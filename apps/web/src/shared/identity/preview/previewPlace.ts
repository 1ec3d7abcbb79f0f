import { createContext } from 'react'

/** Where a page shows what a form is about to mint; null where it has no room for it. */
export const PreviewPlace = createContext<HTMLElement | null>(null)
