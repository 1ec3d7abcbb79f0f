/** One class attribute out of class names and conditions: `joinClasses(styles.card, flush && styles.flush)`. */
export function joinClasses(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
