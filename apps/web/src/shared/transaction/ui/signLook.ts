/** Actions that nobody can undo alone, by their names. */
const final: ReadonlySet<string> = new Set(['lock', 'didDeactivate'])

/** The look of the button that signs an action: amber, or in the colour of danger where it cannot be undone. */
export function signLook(action: string): 'sign' | 'signDanger' {
  return final.has(action) ? 'signDanger' : 'sign'
}
