/** Signs that mail puts where a line is broken: quotation marks, blanks, the soft break of quoted-printable. */
const lineBreak = '(?:=?[ \\t]*\\r?\\n[ \\t>|]*)'
const breakAtStart = new RegExp(`^${lineBreak}`)
/** No code is longer, with its breaks. */
const longestMailed = 2_000
const mostFound = 400
/** A line that is a part of a code, and of no message. */
const codeLine = /^[ \t>|]*(?=[A-Za-z0-9_-]{40})/gm

/**
 * The possible codes of a message that came through mail: wrapped at 76 letters, in quoted-printable, behind a service that
 * rewrites links, with the sign of the fragment encoded. Each comes with every place where it may end: the digest says which is
 * right.
 *
 * @example
 * mailedCodes('https://tyto.example/a%23answer%3DAQMx=\n> abc', '#answer=') // [['AQMx', 'AQMxabc']]
 */
export function mailedCodes(text: string, fragment: string): readonly (readonly string[])[] {
  const name = fragment.slice(1, -1)
  const letters = Array.from(name).join(`${lineBreak}?`)
  // `#answer=`, `%23answer%3D`, `%2523answer%253D`, `#answer=3D`, and `-23answer-3D` of one rewriting service.
  const start = new RegExp(
    `(?:#|%(?:25)*23|-23|=23)${lineBreak}?${letters}${lineBreak}?(?:=3D|=|%(?:25)*3D|-3D)`,
    'gi',
  )
  const found: (readonly string[])[] = []
  for (const pattern of [start, codeLine])
    for (const match of text.matchAll(pattern)) {
      if (found.length >= mostFound) return found
      found.push(
        endsOf(
          text.slice(match.index + match[0].length, match.index + match[0].length + longestMailed),
          match[0],
        ),
      )
    }
  return found
}

/** A code as long as it goes on, and at each break before that. */
function endsOf(text: string, start: string): readonly string[] {
  // That service writes `-` as `-2D` and `_` as `-5F`.
  const isRewritten = start.startsWith('-23')
  const plain = (code: string): string =>
    isRewritten ? code.replace(/-2D/gi, '-').replace(/-5F/gi, '_') : code
  const ends: string[] = []
  let code = ''
  for (let rest = text; ;) {
    const [part = ''] = /^[A-Za-z0-9_-]*/.exec(rest) ?? []
    code += part
    ends.push(plain(code))
    const [broken = ''] = breakAtStart.exec(rest.slice(part.length)) ?? []
    if (broken === '') return [...new Set(ends)].filter((each) => each !== '')
    rest = rest.slice(part.length + broken.length)
  }
}
