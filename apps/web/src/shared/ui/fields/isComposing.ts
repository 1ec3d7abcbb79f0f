/** The parts of a key press that are read. */
interface Press {
  readonly isComposing: boolean
  /** Old, and the one sign in Safari: there the Enter that takes a word comes after the composition has ended. */
  readonly keyCode: number
}

/** The code that every browser gives a key that an input method takes for itself. */
const takenByInputMethod = 229

/** Does this press belong to an input method, which makes Chinese, Japanese or Korean of letters? Then it submits nothing. */
export function isComposing({ isComposing: says, keyCode }: Press): boolean {
  return says || keyCode === takenByInputMethod
}
