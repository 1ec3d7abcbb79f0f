/** How a username is drawn: its parts, whether it breaks after the @, and whether it had to be shortened. */
export interface NameParts {
  /** Without the @; empty for a domain on its own. May be cut when the name is shortened. */
  readonly subdomain: string
  readonly hasAt: boolean
  readonly domain: string
  /** With its dot; empty when the text has none. */
  readonly tld: string
  readonly breaks: boolean
  readonly shortened: boolean
}

const longest = 20
const kept = 8

/**
 * Splits a username for display. Subdomain and domain together are shortened to their first 8 and last 8 characters
 * when they exceed 20; the line breaks after the @ when the subdomain is longer than 7, both together exceed 10, or the
 * domain exceeds 7. Source: specification 1 section 9 and 2 section 2, item 19.
 */
export function nameParts(name: string): NameParts {
  const at = name.indexOf('@')
  const dot = name.lastIndexOf('.')
  const hasTld = dot > at
  const subdomain = [...(at > 0 ? name.slice(0, at) : '')]
  const domain = [...name.slice(at > 0 ? at + 1 : 0, hasTld ? dot : undefined)]
  const tld = hasTld ? name.slice(dot) : ''
  const hasAt = at > 0
  const breaks = hasAt && (subdomain.length > 7 || subdomain.length + domain.length > 10 || domain.length > 7)

  const all = [...subdomain, ...(hasAt ? ['@'] : []), ...domain]
  if (all.length <= longest) {
    return { subdomain: subdomain.join(''), hasAt, domain: domain.join(''), tld, breaks, shortened: false }
  }
  const short = [...all.slice(0, kept), '…', ...all.slice(-kept)]
  // The @ may have fallen into the gap: then what is left is drawn as one piece.
  const place = hasAt ? (subdomain.length < kept ? subdomain.length : short.length - domain.length - 1) : -1
  const atLeft = hasAt && short[place] === '@' && (place < kept || place > kept)
  return {
    subdomain: atLeft ? short.slice(0, place).join('') : '',
    hasAt: atLeft,
    domain: short.slice(atLeft ? place + 1 : 0).join(''),
    tld,
    breaks: breaks && atLeft,
    shortened: true,
  }
}
