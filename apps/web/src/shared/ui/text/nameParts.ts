import { drawHidden } from './drawHidden'
import { breaksUsername, shortenUsername } from './usernameShape'

/** How a username is drawn: its parts, whether it breaks after the @, and whether it had to be shortened. */
export interface NameParts {
  /** Without the @; empty for a domain on its own. */
  readonly subdomain: string
  readonly domain: string
  /** With its dot; empty when the text has none. */
  readonly topLevel: string
  readonly breaks: boolean
  readonly shortened: boolean
}

/**
 * Splits a username for display. The length of subdomain and domain together decides whether they are shortened or
 * broken into two lines; the top-level name always stays whole. What nobody sees is drawn as a box. Text that is no name is drawn as it is.
 */
export function nameParts(name: string, { isWhole = false } = {}): NameParts {
  const dot = name.lastIndexOf('.')
  const hasTopLevel = dot > name.indexOf('@') && dot > 0
  const user = hasTopLevel ? name.slice(0, dot) : name
  const shown = drawHidden(isWhole ? user : shortenUsername(user))
  const [subdomain, domain] = splitAt(shown)
  const [wholeSubdomain, wholeDomain] = splitAt(user)
  return {
    subdomain,
    domain,
    topLevel: hasTopLevel ? name.slice(dot) : '',
    breaks: breaksUsername({ subdomain: wholeSubdomain, domain: wholeDomain }),
    shortened: shown !== user,
  }
}

/**
 * A username in a sentence: up to 64 characters it stays whole, since the reader has to check it letter by letter.
 * Longer ones are shortened as in `Name`.
 */
export function nameInText(name: string): string {
  if (name.length <= 64) return drawHidden(name)
  const { subdomain, domain, topLevel } = nameParts(name)
  return `${subdomain && `${subdomain}@`}${domain}${topLevel}`
}

function splitAt(user: string): readonly [string, string] {
  const at = user.indexOf('@')
  return at > 0 ? [user.slice(0, at), user.slice(at + 1)] : ['', user]
}
