import styles from './SignLook.module.css'

interface Signed {
  readonly isFinal?: boolean
  readonly stops?: boolean
}

/**
 * The class of the button that signs an action: instead of amber the colour of danger for what nobody can undo alone, and an
 * outline for what only stops things.
 */
export function signLook({ isFinal = false, stops = false }: Signed): string | undefined {
  return isFinal ? styles.final : stops ? styles.brake : undefined
}
