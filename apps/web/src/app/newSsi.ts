import type { ComponentType } from 'react'

/** What makes a new identity, in the account drawer and behind the quickstart; nothing offers it while it is null. */
export const NewSsi: ComponentType | null = null

/** What makes a DeFi account for the identity that is logged in. */
export const NewDefi: ComponentType | null = null
