import type { ServerOptions } from './serverOptions'
import { notificationsOf } from './notifications/notificationRoutes'

/** The facts of its site that the page names. */
export type SiteOptions = Pick<
  ServerOptions,
  'canonicalHost' | 'network' | 'devnet' | 'notifications' | 'logos' | 'social'
>

const written = /<meta name="tyto-site"[^>]*>/

/**
 * The page with the facts of this site, in place of those that a build for a static host may have written. They stand
 * before the title, and so before the script of the head, which reads them.
 */
export function withSiteMeta(html: string, site: SiteOptions): string {
  return html.replace(written, '').replace('<title>', () => `${siteMeta(site)}<title>`)
}

/**
 * Tells the app, in its own page, the network of a first visit, the site's canonical host (for its security texts) and,
 * on the local network, the addresses of the protocol: the first look-up then needs no extra request. One `<meta
 * name="tyto-site">` element; its content is JSON, `{ host: string, network: NetworkId, local: NetworkDescription |
 * null, mainIssuer: string | null, logos: string | null, social: string[] }`: the issuer whose travel rules the server wants to
 * be told of, where logos of tokens are, and where its people are found elsewhere.
 */
function siteMeta({
  canonicalHost,
  network,
  devnet,
  notifications,
  logos,
  social = [],
}: SiteOptions): string {
  const mainIssuer = notificationsOf({ devnet, notifications })?.mainIssuer ?? null
  const local = devnet?.network ?? null
  const facts = { host: canonicalHost, network, local, mainIssuer, logos: logos ?? null, social }
  const content = JSON.stringify(facts)
  const escaped = content
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return `<meta name="tyto-site" content="${escaped}">`
}
