import { onDemand } from '../onDemand/onDemand'

/** Addresses as bech32 text: few contracts use it. */
export const bech32 = onDemand(async () => (await import('./bech32Operations')).bech32Operations)
