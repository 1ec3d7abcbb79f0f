import { CurveNotLoaded, loadCurve, loadRareParts, RarePartNotLoaded } from '@tyto/scilla'

/** Is this the interpreter's word for a part of itself that few contracts need? */
export function isPartMissing(error: unknown): error is CurveNotLoaded | RarePartNotLoaded {
  return error instanceof CurveNotLoaded || error instanceof RarePartNotLoaded
}

/** Loads that part. */
export function loadPart(error: CurveNotLoaded | RarePartNotLoaded): Promise<void> {
  return error instanceof CurveNotLoaded ? loadCurve() : loadRareParts()
}
