/** The site of a common link: its hosts, and which of its pages are a person's own. */
export interface CommonSite {
  /** The address that a handle is put behind. */
  readonly base: string
  /** Hosts with people's own pages; the first is the one that a path alone belongs to. */
  readonly hosts: readonly string[]
  /** Other hosts of the site: their addresses are kept whole. */
  readonly others?: readonly string[]
  /** A person's page may be a host of its own. */
  readonly ownsSubdomains?: boolean
  /** An address for the app of the site, with the handle. */
  readonly app?: RegExp
  /** How handles are made; lax, since sites change their rules. */
  readonly handle: RegExp
  /** The handle in the path of a person's own page; null for any other page. */
  readonly own: (segments: readonly string[]) => OwnPage | null
}

interface OwnPage {
  readonly handle: string
  readonly kind?: 'in' | 'company'
}

const plain = /^[a-z0-9][a-z0-9_-]*$|^_[a-z0-9_-]+$/i
const dotted = /^[a-z0-9_][a-z0-9._-]*$/i
const anyLetters = /^[\p{L}\p{N}_%][\p{L}\p{M}\p{N}._%·-]*$/u

/** One segment is a handle, unless it is a page of the site. */
function oneSegment(pages: string): CommonSite['own'] {
  const known = new Set(pages.split(' '))
  return ([first = '', ...more]) =>
    more.length > 0 || known.has(first.toLowerCase()) ? null : { handle: first }
}

export type CommonLinkLabel =
  | 'Discord Invite'
  | 'Facebook'
  | 'GitHub'
  | 'Instagram'
  | 'LinkedIn'
  | 'OnlyFans'
  | 'Telegram'
  | 'TikTok'
  | 'Twitch'
  | 'Twitter'
  | 'WhatsApp'
  | 'YouTube'

/** The links that most people have, by their label. */
export const commonSites: Readonly<Record<CommonLinkLabel, CommonSite>> = {
  'Discord Invite': {
    base: 'discord.gg/',
    hosts: ['discord.gg', 'discord.com', 'discordapp.com', 'canary.discord.com', 'ptb.discord.com'],
    handle: plain,
    own: ([first = '', second, ...more]) => {
      if (second === undefined) return pagesOfDiscord.has(first) ? null : { handle: first }
      return first === 'invite' && more.length === 0 ? { handle: second } : null
    },
  },
  Facebook: {
    base: 'facebook.com/',
    hosts: ['facebook.com', 'fb.com'],
    others: ['fb.me', 'fb.watch', 'm.me', 'messenger.com'],
    handle: dotted,
    own: oneSegment(
      'profile.php groups pages people events watch share story.php photo photo.php permalink.php reel p',
    ),
  },
  GitHub: {
    base: 'github.com/',
    hosts: ['github.com'],
    others: ['gist.github.com'],
    handle: plain,
    own: oneSegment('orgs sponsors users topics explore marketplace search settings login'),
  },
  Instagram: {
    base: 'instagram.com/',
    hosts: ['instagram.com', 'instagr.am'],
    others: ['ig.me'],
    handle: dotted,
    own: oneSegment('p reel reels stories explore tv accounts direct'),
  },
  LinkedIn: {
    base: 'linkedin.com/',
    hosts: ['linkedin.com'],
    others: ['lnkd.in'],
    handle: anyLetters,
    own: ([kind, slug]) =>
      (kind === 'in' || kind === 'company') && slug !== undefined ? { handle: slug, kind } : null,
  },
  OnlyFans: {
    base: 'onlyfans.com/',
    hosts: ['onlyfans.com'],
    handle: dotted,
    own: oneSegment('my action posts'),
  },
  Telegram: {
    base: 't.me/',
    hosts: ['t.me', 'telegram.me', 'telegram.dog'],
    others: ['telegram.org', 'web.telegram.org'],
    ownsSubdomains: true,
    app: /^tg:\/*resolve\/*\?domain=([^&#]+)/i,
    handle: plain,
    own: ([first = '', second, ...more]) => {
      // A preview of a channel.
      if (first === 's' && second !== undefined) return more.length === 0 ? { handle: second } : null
      return second !== undefined || /^[+$]/.test(first) ? null : { handle: first }
    },
  },
  TikTok: {
    base: 'tiktok.com/@',
    hosts: ['tiktok.com'],
    others: ['vm.tiktok.com', 'vt.tiktok.com'],
    handle: dotted,
    own: ([first = '', ...more]) => (first.startsWith('@') && more.length === 0 ? { handle: first } : null),
  },
  Twitch: {
    base: 'twitch.tv/',
    hosts: ['twitch.tv'],
    others: ['clips.twitch.tv'],
    handle: plain,
    own: oneSegment('videos directory team search'),
  },
  Twitter: {
    base: 'twitter.com/',
    hosts: ['twitter.com', 'x.com'],
    others: ['t.co'],
    app: /^twitter:\/*user\/*\?screen_name=([^&#]+)/i,
    handle: plain,
    own: oneSegment('i intent search hashtag share home explore messages settings'),
  },
  WhatsApp: {
    base: 'wa.me/',
    hosts: ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com', 'whatsapp.com'],
    others: ['chat.whatsapp.com'],
    app: /^whatsapp:\/*send\/*\?(?:[^#]*&)?phone=([^&#]+)/i,
    handle: plain,
    own: ([first = '', ...more]) => (/^\+?\d+$/.test(first) && more.length === 0 ? { handle: first } : null),
  },
  YouTube: {
    base: 'youtube.com/',
    hosts: ['youtube.com'],
    others: ['youtu.be', 'music.youtube.com', 'studio.youtube.com'],
    handle: anyLetters,
    own: ([first = '', second = '', ...more]) => {
      if (first.startsWith('@'))
        return more.length === 0 && (second === '' || pagesOfChannel.has(second)) ? { handle: first } : null
      return second !== '' || pagesOfYouTube.has(first) ? null : { handle: first }
    },
  },
}

const pagesOfDiscord = new Set(['invite', 'users', 'channels', 'app', 'login', 'servers', 'download'])
const pagesOfChannel = new Set(
  'featured videos shorts streams live playlists community about posts'.split(' '),
)
const pagesOfYouTube = new Set('channel c user watch playlist shorts live embed feed results'.split(' '))
