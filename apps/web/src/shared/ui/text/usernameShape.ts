/** Usernames with more characters are shortened; `endLength` characters stay at each end. */
const longestWhole = 20
const endLength = 8

/** Longer parts of a username break it into two lines. */
const longestPart = 7
const longestTogether = 10

/** A username of more than 20 characters as its first 8 and last 8, with an ellipsis between. */
export function shortenUsername(text: string): string {
  if (text.length <= longestWhole) return text
  const characters = Array.from(text)
  if (characters.length <= longestWhole) return text
  return `${characters.slice(0, endLength).join('')}…${characters.slice(-endLength).join('')}`
}

/**
 * Does a username break into two lines, after its @? True for a subdomain longer than 7 characters, for subdomain and domain
 * together longer than 10, and for a domain longer than 7. A domain on its own has no place where it could break.
 */
export function breaksUsername(name: { readonly subdomain: string; readonly domain: string }): boolean {
  const subdomain = Array.from(name.subdomain).length
  const domain = Array.from(name.domain).length
  if (subdomain === 0) return false
  return subdomain > longestPart || domain > longestPart || subdomain + domain > longestTogether
}
