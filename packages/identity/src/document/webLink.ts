const longestLink = 2048

/** A host name or address, perhaps a port and a path. No user name and no blanks, which hide where a link leads. */
const hostAndRest =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\-_]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#][^\s\\"<>`]*)?$/u

/**
 * The http(s) address that a service's text stands for, or null if it is none: services are kept without `https://`
 * and may hold anything, `javascript:` included. Without a scheme, https is meant and the host needs a dot.
 *
 * @example
 * webLink('github.com/alice') // 'https://github.com/alice'
 */
export function webLink(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed.length > longestLink) return null
  const scheme = /^(https?):\/\//i.exec(trimmed)
  const rest = scheme === null ? trimmed : trimmed.slice(scheme[0].length)
  if (!hostAndRest.test(rest)) return null
  if (scheme === null && !/^[^/?#:]+\.[^/?#:]+/.test(rest)) return null
  return `${scheme?.[1]?.toLowerCase() ?? 'https'}://${rest}`
}
