import { isLoopbackHost } from '@tyto/devnet'

/** The languages that a path may begin with, beside English, which needs none. */
export const sitemapLanguages = ['es', 'cn', 'id', 'ru'] as const

/** Pages that are the same for everybody. Names have pages too, but nobody else has to know which. */
const publicPages = ['/', '/xpoints'] as const

interface SiteFile {
  /** The media type. */
  readonly type: string
  readonly text: string
}

/**
 * The files that search engines ask a site for, by path: which pages they may read, and which there are. `host` is the
 * site's own name, with a port or without.
 */
export function siteFiles(host: string): Readonly<Record<string, SiteFile>> {
  const site = `${isLoopbackHost(host) ? 'http' : 'https'}://${host}`
  const pages = ['', ...sitemapLanguages.map((language) => `/${language}`)].flatMap((language) =>
    publicPages.map((page) => `${site}${`${language}${page}`.replace(/(.)\/$/, '$1')}`),
  )
  const robots = ['User-agent: *', 'Disallow: /-/', 'Disallow: /1.0/', '', `Sitemap: ${site}/sitemap.xml`, '']
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `<url><loc>${page.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ]
  return {
    '/robots.txt': { type: 'text/plain; charset=utf-8', text: robots.join('\n') },
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', text: sitemap.join('\n') },
  }
}
