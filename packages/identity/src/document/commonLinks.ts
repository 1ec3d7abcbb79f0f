import { err, ok, trimSigns, type Result } from '@tyto/primitives'
import { asciiSigns } from '../names/typedName'
import { commonSites, type CommonLinkLabel, type CommonSite } from './commonSites'
import { webLink } from './webLink'

/** LinkedIn has persons and companies. */
export type LinkedInKind = 'in' | 'company'

export type HandleCode =
  /** 'The input is incomplete' */
  | 'InputIsIncomplete'
  /** 'The input is not a number.': WhatsApp takes a telephone number with its country code. */
  | 'HandleIsNotANumber'
  /** Neither a handle of the service nor an address. */
  | 'HandleIsMalformed'
  /** An address of another host. */
  | 'LinkIsOfAnotherService'

export const commonLinkLabels = Object.keys(commonSites) as readonly CommonLinkLabel[]

/** An address in its parts. */
interface Parts {
  /** In lower case, without `www.` and the like. */
  readonly host: string
  readonly segments: readonly string[]
  /** Path, query and fragment as they were written. */
  readonly rest: string
}

const before = '<("\'“«['
const behind = '>)"\'”»],;'
const longestHandle = 100
/** No address of a service is longer. */
const longestTyped = 4_000

/**
 * The address of a common link, without `https://`. Takes a handle, with or without `@`, or any address of the service: of a
 * person's own page the handle is taken out, any other page is kept whole.
 *
 * @example
 * expandCommonLink('TikTok', '@owl') // { ok: true, value: 'tiktok.com/@owl' }
 * expandCommonLink('Twitter', 'https://mobile.x.com/owl?s=21') // { ok: true, value: 'twitter.com/owl' }
 */
export function expandCommonLink(
  label: CommonLinkLabel,
  handle: string,
  kind: LinkedInKind = 'in',
): Result<string, HandleCode> {
  const site: CommonSite = commonSites[label]
  if (handle.length > longestTyped) return err('HandleIsMalformed')
  const plain = asciiSigns(handle).replace(/\p{Cf}/gu, '')
  const text = trimSigns(plain, before, behind).replace(/^https?:\/*$/i, '')
  const address = addressIn(text, site)
  if (address === 'none') return err('HandleIsMalformed')
  if (address !== null) return fromAddress(label, address)
  return fromHandle(label, text.replace(/\/+$/, ''), kind)
}

/** A service's address as it is kept: without `https://` and `www.`, and without white space around it. */
export function normalizeServiceAddress(text: string): string {
  return text
    .trim()
    .replace(/^https:\/\//i, '')
    .replace(/^www\./i, '')
}

/** The address that a text is; null for a handle, `none` for what can be neither. */
function addressIn(text: string, site: CommonSite): Parts | 'none' | null {
  const ofApp = site.app?.exec(text)?.[1]
  if (ofApp !== undefined) return { host: site.hosts[0]!, segments: [ofApp], rest: '' }
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'none'
  const rest = text.replace(/^https?:\/*/i, '')
  const [, host = '', behind = '', path = ''] = /^([^/?#]*)(([^?#]*).*)$/s.exec(rest) ?? []
  const segments = path.split('/').filter((segment) => segment !== '')
  const plain = plainHost(host, site)
  // `owl.t.me` is the page of owl.
  const owner = site.hosts.find((each) => site.ownsSubdomains === true && plain.endsWith(`.${each}`))
  if (owner !== undefined) return { host: owner, segments: [plain.slice(0, -owner.length - 1)], rest: '' }
  const isWhole = scheme !== undefined || isOf(plain, site) || (segments.length > 0 && host.includes('.'))
  // User names and ports hide where a link leads.
  if (isWhole) return /[@\s\\:]/.test(host) ? 'none' : { host: plain, segments, rest: behind }
  // A handle, or a path alone: `company/owls`.
  return segments.length === 0
    ? null
    : { host: site.hosts[0]!, segments: [host, ...segments], rest: `/${rest}` }
}

function plainHost(host: string, site: CommonSite): string {
  const lower = host.toLowerCase().replace(/\.$/, '')
  if (isOf(lower, site)) return lower
  const bare = lower.replace(/^(?:www|m|mobile|touch|web|[a-z]{2}(?:-[a-z]{2})?)\./, '')
  return isOf(bare, site) ? bare : lower.replace(/^www\./, '')
}

function isOf(host: string, { hosts, others = [] }: CommonSite): boolean {
  return hosts.includes(host) || others.includes(host)
}

function fromAddress(label: CommonLinkLabel, parts: Parts): Result<string, HandleCode> {
  const site: CommonSite = commonSites[label]
  const { host, segments, rest } = parts
  if (!isOf(host, site)) return err('LinkIsOfAnotherService')
  const number = label === 'WhatsApp' ? /[?&]phone=([^&#]*)/.exec(rest)?.[1] : undefined
  if (number !== undefined) return fromHandle(label, number.replace(/%2B|%20|\+/gi, ''), 'in')
  if (segments.length === 0) return err('InputIsIncomplete')
  const own = site.hosts.includes(host) ? site.own(segments) : null
  if (own !== null) return fromHandle(label, own.handle, own.kind ?? 'in')
  const whole = host + rest.replace(/\/+$/, '')
  return webLink(whole) === null ? err('HandleIsMalformed') : ok(whole)
}

function fromHandle(label: CommonLinkLabel, typed: string, kind: LinkedInKind): Result<string, HandleCode> {
  const site: CommonSite = commonSites[label]
  const base = label === 'LinkedIn' ? `${site.base}${kind}/` : site.base
  // YouTube's own handles begin with @ behind the host; everybody else's are written without it.
  const bare = label === 'YouTube' && typed !== '@' ? typed : typed.replace(/^@/, '')
  if (bare === '') return err('InputIsIncomplete')
  if (label === 'WhatsApp') {
    const digits = bare.replace(/^\+|[\s().-]/g, '')
    return /^[1-9]\d{4,14}$/.test(digits) ? ok(base + digits) : err('HandleIsNotANumber')
  }
  const link = base + bare
  const isHandle = bare.length <= longestHandle && site.handle.test(bare.replace(/^@/, ''))
  return isHandle && webLink(link) !== null ? ok(link) : err('HandleIsMalformed')
}
