import { CurveNotLoaded, loadCurve, loadRareParts, RarePartNotLoaded } from '@tyto/scilla'

export type MissingPart = CurveNotLoaded | RarePartNotLoaded

/** Is this the interpreter's word for a part of itself that few contracts need? */
export function isPartMissing(error: unknown): error is MissingPart {
  return error instanceof CurveNotLoaded || error instanceof RarePartNotLoaded
}

/** Loads that part. */
export function loadPart(error: MissingPart): Promise<void> {
  return error instanceof CurveNotLoaded ? loadCurve() : loadRareParts()
}
