/** The rules for what the service worker may keep. The build reads this too, so it imports nothing. */

/** The page is the same under each of its paths, so it is kept once. */
export const pagePath = '/'
/** Of one file, in bytes; the page is one. */
export const mostFileBytes = 1_000_000
/** Of all files of a build, in bytes. */
export const mostBytes = 16_000_000

/** The page as it stands in the build: without the facts of the site that serves it. See `withSiteMeta` of the server. */
export function withoutSite(html: string): string {
  return html.replace(/<meta name="tyto-site"[^>]*>/, '')
}

/** The icons, the manifest, and the files of the build, whose names hold a hash. */
export function isKeptFile(path: string): boolean {
  return /^\/(?:assets\/[\w.-]+|favicon\.svg|icon-\d+\.png|manifest\.webmanifest)$/.test(path)
}
