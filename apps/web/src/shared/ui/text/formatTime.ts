/** A time (ms since 1970) in the reader's zone, as their own variety of the page's language writes it. */
export function formatTime(time: number, language: string, style: Intl.DateTimeFormatOptions): string {
  // Tests in Node have no navigator.
  const own = typeof navigator === 'undefined' ? [] : navigator.languages
  return new Intl.DateTimeFormat(regionalTag(language, own), style).format(time)
}

/**
 * The first of the person's languages that is a variety of `language`: `en-GB` puts the day before the month, `es-MX`
 * the clock otherwise than `es`. The language itself where they have none.
 */
export function regionalTag(language: string, own: readonly string[]): string {
  return own.find((tag) => primary(tag) === primary(language)) ?? language
}

function primary(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? ''
}
