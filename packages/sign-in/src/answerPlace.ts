/** Where an answer goes: an address of a site, taken apart. */
export interface AnswerPlace {
  /** `https://atelier.example` */
  readonly origin: string
  /** With its port, where it names one; letters beyond ASCII as `xn--`. */
  readonly host: string
  /** Can nobody between read it? It has TLS, or does not leave the machine. */
  readonly isSafe: boolean
  /** Does it stand for letters beyond ASCII, which a person may take for others? */
  readonly isEncoded: boolean
}

/** No address of a site is longer. */
const longestAddress = 500

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** The last label begins with a letter: browsers read `0x7f.1` as another host than people do. */
const domain = `(?:${label}\\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?`
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const address = `${octet}(?:\\.${octet}){3}`
const syntax = new RegExp(
  `^(https?)://(${domain}|${address})(:[1-9]\\d{0,4})?(?:/[\\w.~!$&'()*+,;=:@/%-]*)?(?:\\?[\\w.~!$&'()*+,;=:@/?%-]*)?$`,
)
/** The hosts of this very machine, as the app may connect to them. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/**
 * Reads the address that an answer goes to; null for any that a browser might read as another one: other schemes, names and
 * passwords before the host, fragments, numbers as hosts, letters in capitals.
 *
 * @example
 * answerPlace('https://atelier.example/signed-in')?.host // 'atelier.example'
 * answerPlace('https://atelier.example@evil.example/') // null
 */
export function answerPlace(text: string): AnswerPlace | null {
  const match = text.length <= longestAddress ? syntax.exec(text) : null
  if (match === null) return null
  const [, scheme = '', name = '', port = ''] = match
  if (name.length > 253 || Number(port.slice(1)) > 65_535) return null
  return {
    origin: `${scheme}://${name}${port}`,
    host: `${name}${port}`,
    isEncoded: /(?:^|\.)xn--/.test(name),
    isSafe: scheme === 'https' || loopback.has(name),
  }
}
