/**
 * Makes a URL path that can be decoded. Percent signs that cannot be decoded (`/%ED%A0%80.ssi`) are kept as plain
 * percent signs: the page is sent, and the app explains that the address leads nowhere.
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
