import { err, ok, type Result } from '@tyto/primitives'

/** The links that most people have, by their label and the address that a handle is put behind. */
const bases = {
  'Discord Invite': 'discord.gg/',
  Facebook: 'facebook.com/',
  GitHub: 'github.com/',
  Instagram: 'instagram.com/',
  LinkedIn: 'linkedin.com/',
  OnlyFans: 'onlyfans.com/',
  Telegram: 't.me/',
  TikTok: 'tiktok.com/@',
  Twitch: 'twitch.tv/',
  Twitter: 'twitter.com/',
  WhatsApp: 'wa.me/',
  YouTube: 'youtube.com/',
} as const

export type CommonLinkLabel = keyof typeof bases

export const commonLinkLabels = Object.keys(bases) as readonly CommonLinkLabel[]

/** LinkedIn has persons and companies. */
export type LinkedInKind = 'in' | 'company'

export type HandleCode =
  /** 'The input is incomplete' */
  | 'InputIsIncomplete'
  /** 'The input is not a number.': WhatsApp takes a telephone number with its country code. */
  | 'HandleIsNotANumber'

/**
 * The address of a common link, without `https://`. The handle may be a whole address too, or begin with an `@`.
 *
 * @example
 * expandCommonLink('TikTok', '@owl') // { ok: true, value: 'tiktok.com/@owl' }
 */
export function expandCommonLink(
  label: CommonLinkLabel,
  handle: string,
  kind: LinkedInKind = 'in',
): Result<string, HandleCode> {
  const base = label === 'LinkedIn' ? `${bases[label]}${kind}/` : bases[label]
  const bare = withoutBase(normalizeServiceAddress(handle), base)
  if (bare === '') return err('InputIsIncomplete')
  if (label !== 'WhatsApp') return ok(base + bare)
  const digits = bare.replace(/^\+|[\s()-]/g, '')
  return /^[1-9]\d{4,14}$/.test(digits) ? ok(base + digits) : err('HandleIsNotANumber')
}

/** A service's address as it is kept: without `https://` and `www.`, and without white space around it. */
export function normalizeServiceAddress(text: string): string {
  return text
    .trim()
    .replace(/^https:\/\//i, '')
    .replace(/^www\./i, '')
}

function withoutBase(text: string, base: string): string {
  const host = base.replace(/@$/, '')
  const rest = text.toLowerCase().startsWith(host) ? text.slice(host.length) : text
  // YouTube's own handles begin with @ behind the host; everybody else's are written without it.
  return (host.startsWith('youtube.') ? rest : rest.replace(/^@/, '')).replace(/\/+$/, '')
}
