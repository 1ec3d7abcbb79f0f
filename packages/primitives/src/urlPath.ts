/**
 * The path of a URL as everybody reads it: decoded once. Undefined where decoding it twice says something else, so that no two
 * readers can take it for two places; a percent sign that cannot be decoded stands for itself.
 *
 * @example
 * readPath('/%6cocal-wallet.html') // '/local-wallet.html'
 * readPath('/%256cocal-wallet.html') // undefined
 */
export function readPath(pathname: string): string | undefined {
  const once = decodeOnce(pathname)
  return decodeOnce(once) === once ? once : undefined
}

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
