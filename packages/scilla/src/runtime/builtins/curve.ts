import { BaseError } from '@tyto/primitives'
import type { CurveOperations } from './curveOperations'

let loaded: CurveOperations | undefined

/**
 * Loads the curve alt_bn128, for whoever runs contracts. It is large and few contracts use it, so a bundler makes a file of
 * its own of it: a page may wait with it until a run throws `CurveNotLoaded`.
 */
export const loadCurve = async (): Promise<void> => {
  loaded ??= (await import('./curveOperations')).curveOperations
}

/** Thrown by a builtin of alt_bn128 before `loadCurve`; passes through everything unchanged. Load it and run again. */
export class CurveNotLoaded extends BaseError<'CurveNotLoaded'> {
  constructor() {
    super('CurveNotLoaded', 'The curve alt_bn128 is not loaded.')
  }
}

/** The curve, if it was loaded; throws `CurveNotLoaded`. */
export const loadedCurve = (): CurveOperations => {
  if (loaded === undefined) throw new CurveNotLoaded()
  return loaded
}
