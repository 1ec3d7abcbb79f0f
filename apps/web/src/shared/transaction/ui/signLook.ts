import styles from './SignLook.module.css'

/** Actions that nobody can undo alone, by their names. */
const final: ReadonlySet<string> = new Set(['lock', 'didDeactivate', 'burnNfts'])

/** The class of the button that signs an action, where it has the colour of danger instead of amber. */
export function signLook(action: string): string | undefined {
  return final.has(action) ? styles.final : undefined
}
