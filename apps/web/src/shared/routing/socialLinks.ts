import { externalLinks } from './externalLinks'

/** What known places call themselves, which no language changes. */
const places: ReadonlyMap<string, string> = new Map([
  ['t.me', 'Telegram'],
  ['discord.gg', 'Discord'],
  ['discord.com', 'Discord'],
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['codeberg.org', 'Codeberg'],
  ['x.com', 'X'],
  ['twitter.com', 'X'],
  ['bsky.app', 'Bluesky'],
  ['instagram.com', 'Instagram'],
  ['linkedin.com', 'LinkedIn'],
])

export interface SocialLink {
  readonly href: string
  /** The place by its own name, else its host. */
  readonly label: string
}

/**
 * Where people of a site are found elsewhere, in the order of its operator; the chat and the code of the protocol where the
 * operator names nothing.
 *
 * @example
 * socialLinks(['https://x.com/owls']) // [{ href: 'https://x.com/owls', label: 'X' }]
 */
export function socialLinks(addresses: readonly string[]): readonly SocialLink[] {
  const all = addresses.length === 0 ? [externalLinks.chat, externalLinks.code] : addresses
  return all.map((href) => {
    const host = new URL(href).hostname.replace(/^www\./, '')
    return { href, label: places.get(host) ?? host }
  })
}
