import { createContext, type ReactNode } from 'react'

/** What every `ActionButton` below it shows in its own place; null where actions may be taken. */
export const ActionGateContext = createContext<ReactNode>(null)
