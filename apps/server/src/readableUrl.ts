/**
 * A URL path whose percent signs can be decoded. Where they cannot (`/%ED%A0%80.ssi`), they are taken for percent signs:
 * the page is sent, and the app says in its own words that such an address leads nowhere.
 */
export function readableUrl(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? ''
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
