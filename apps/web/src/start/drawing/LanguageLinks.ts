/** Stands for the list of languages in the script of the head: it lies in a closed menu. */
export function LanguageLinks(): null {
  return null
}
