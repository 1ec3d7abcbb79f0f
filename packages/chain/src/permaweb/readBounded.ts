import { concatBytes } from '@tyto/primitives'

/** The bytes of an answer; null where there are more than `most`, of which no more is read. */
export async function readBounded(response: Response, most: number): Promise<Uint8Array | null> {
  if (response.body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return concatBytes(...parts)
    length += value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
}
