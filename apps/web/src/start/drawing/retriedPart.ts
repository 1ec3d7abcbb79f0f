/** Stands for the lazy parts in the script of the head: none of them is drawn. */
export function retriedPart(): () => null {
  return () => null
}
