import { createContext, type ReactNode } from 'react'

/** Drawn by every `ActionButton` below it in its own place; null where actions may be taken. */
export const ActionGateContext = createContext<ReactNode>(null)
