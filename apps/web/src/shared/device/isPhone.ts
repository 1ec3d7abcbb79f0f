/** Is this a phone or tablet? They are used by touch only, and have no extensions of a desktop browser. */
export function isPhone(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}
