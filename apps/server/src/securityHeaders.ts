/**
 * The security policy of every page. Only images may come from other sites. Connections may go to any HTTPS endpoint,
 * since a person may use their own endpoint.
 */
const rules = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "manifest-src 'self'",
]

/** The local wallet's window is its own page, shown inside the app. No other page may be framed. */
const framedPage = '/local-wallet.html'

/** Extensions show the icon of a page in windows of their own, which are another site. */
const shownElsewhere = /^\/(?:favicon\.svg|icon-\d+\.png|manifest\.webmanifest)$/

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** The headers for the answer to a request; `url` is the path and query of the request. */
export function securityHeaders(url: string): Readonly<Record<string, string>> {
  const path = url.split('?')[0] ?? ''
  const ancestors = path === framedPage ? "'self'" : "'none'"
  return {
    'content-security-policy': [...rules, `frame-ancestors ${ancestors}`].join('; '),
    ...commonHeaders,
    'cross-origin-resource-policy': shownElsewhere.test(path) ? 'cross-origin' : 'same-origin',
  }
}
