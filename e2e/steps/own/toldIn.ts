/** All that can be read in some texts without a key: as they are, as a form, and what is written in them as base64, also inside that. */
export function toldIn(texts: readonly string[], depth = 4): string {
  const plain = texts.map((text) => asForm(text))
  const parts = plain.flatMap((text) => text.match(/[\w+/-]{8,}/g) ?? [])
  const inside = parts.map((part) => Buffer.from(part, 'base64').toString())
  return [
    ...texts,
    ...plain,
    ...(depth === 0 || inside.length === 0 ? [] : [toldIn(inside, depth - 1)]),
  ].join('\n')
}

function asForm(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
