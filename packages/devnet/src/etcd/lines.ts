/** Characters of one line: a member of etcd tells changes in pieces of some 2 MB, and a third more in base64. */
const longestLine = 16_000_000

/** The lines of a stream that are not empty; each part is looked at once, however many of them a line takes. Throws where one is too long. */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  let length = 0
  for await (const part of parts) {
    let from = 0
    for (let end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', from)) {
      begun.push(part.slice(from, end))
      const line = begun.join('')
      begun = []
      length = 0
      from = end + 1
      if (line !== '') yield line
    }
    begun.push(part.slice(from))
    length += part.length - from
    if (length > longestLine) throw new Error('A line of the stream is too long')
  }
}
