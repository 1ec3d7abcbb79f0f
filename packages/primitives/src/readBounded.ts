import { concatBytes } from './bytes'

/** The body of an answer, as every platform has it. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

/** The bytes of an answer; null where there are more than `most`, of which no more is read. */
export async function readBounded(
  { body }: { readonly body: ByteStream | null },
  most: number,
): Promise<Uint8Array | null> {
  if (body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done || value === undefined) return concatBytes(...parts)
    length += value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
}
