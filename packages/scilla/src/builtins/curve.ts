import { onDemand } from '../onDemand/onDemand'

/** The curve alt_bn128: large, and few contracts use it. */
export const curve = onDemand(async () => (await import('./curveOperations')).curveOperations)
