/**
 * A source as it is deployed: whoever deploys pays for each byte, and the comments stand in the source. Comments may hold
 * others; what looks like one in a text stays. A line that held comments alone goes with them.
 *
 * @example
 * withoutComments('let a = "(*" (* ten *)\n') // 'let a = "(*" \n'
 */
export function withoutComments(source: string): string {
  let depth = 0
  let isText = false
  let kept = ''
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    const pair = source.slice(at, at + 2)
    if (isText) {
      // A sign behind a backslash ends no text.
      const whole = sign === '\\' ? pair : sign
      kept += whole
      at += whole.length - 1
      isText = sign !== '"'
    } else if (pair === '(*') {
      depth++
      at++
    } else if (depth === 0) {
      kept += sign
      isText = sign === '"'
    } else if (pair === '*)') {
      depth--
      at++
      const begin = kept.lastIndexOf('\n') + 1
      if (depth > 0 || !/^[ \t]*$/.test(kept.slice(begin)) || source.charAt(at + 1) !== '\n') continue
      kept = kept.slice(0, begin)
      at++
    }
  }
  return kept
}
