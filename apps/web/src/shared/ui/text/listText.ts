/** Some things in a row, as a language says them: 'A, B and C'. */
export function listText(items: readonly string[], language: string): string {
  // American English sets a comma before the last one.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items)
}

/** Things one behind the other, without a word before the last: 'A, B, C'. */
export function commaText(items: readonly string[], language: string): string {
  return items.join(language.startsWith('zh') ? '、' : ', ')
}

/** A thing and what is said of it: 'A: it is so'. */
export function colonText(name: string, said: string, language: string): string {
  return `${name}${colonOf(language)}${said}`
}

/** What stands between the two. */
export function colonOf(language: string): string {
  return language.startsWith('zh') ? '：' : ': '
}
