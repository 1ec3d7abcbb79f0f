/**
 * The security policy of every page. Nothing is loaded from elsewhere but images; connections go to any HTTPS
 * endpoint, since a person may name an endpoint of their own.
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

/** The local wallet's window is a page of its own, shown inside the app; no other page may be framed. */
const framedPage = '/local-wallet.html'

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** The headers of the answer to a request; `url` as the request has it: path and query. */
export function securityHeaders(url: string): Readonly<Record<string, string>> {
  const ancestors = url.split('?')[0] === framedPage ? "'self'" : "'none'"
  return {
    'content-security-policy': [...rules, `frame-ancestors ${ancestors}`].join('; '),
    ...commonHeaders,
  }
}
