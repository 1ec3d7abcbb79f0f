import styles from './SignLook.module.css'

/** The class of the button that signs an action: the colour of danger, instead of amber, for what nobody can undo alone. */
export function signLook({ isFinal = false }: { readonly isFinal?: boolean }): string | undefined {
  return isFinal ? styles.final : undefined
}
