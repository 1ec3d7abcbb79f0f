/** A phone or tablet: fingers only, so no extension of a desktop browser. */
export function isPhone(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}
