/** Types that a browser may show by itself on our origin: nothing of them runs. */
const shown = /^(?:image\/(?!svg)|audio\/|video\/|text\/plain|text\/markdown|application\/json)/
/** Types that a page could take as its own script, style or module: they are sent as plain text. */
const taken = /javascript|ecmascript|livescript|jscript|css|wasm|importmap/
const wellFormed = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(?:\s*;\s*charset=[\w-]{1,30})?$/i

/**
 * The headers for data of strangers: their type as they say it, and a policy under which nothing in them runs, whoever
 * opens them. What could show a page is saved and not shown.
 */
export function servedAs(contentType: string | null): Readonly<Record<string, string>> {
  const said = contentType !== null && wellFormed.test(contentType) ? contentType.toLowerCase() : ''
  const type =
    said === '' ? 'application/octet-stream' : taken.test(said) ? 'text/plain; charset=utf-8' : said
  return {
    'content-type': type,
    'content-disposition': shown.test(type) ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  }
}
