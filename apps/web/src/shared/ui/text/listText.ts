/** Some things in a row, as a language says them: 'A, B and C'. */
export function listText(items: readonly string[], language: string): string {
  // American English sets a comma before the last one.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items)
}
