/** The kind of a picture, read from its own bytes. The type that a server states does not count. */
export interface ImageKind {
  readonly type: 'image/png' | 'image/gif' | 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
}

/** Reads type and size from the first bytes of a picture; null if it is none of the four kinds. */
export function readImageKind(bytes: Uint8Array): ImageKind | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, length: number): string =>
    String.fromCharCode(...bytes.subarray(from, from + length))
  try {
    if (text(0, 8) === '\x89PNG\r\n\x1a\n' && text(12, 4) === 'IHDR')
      return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
    if (/^GIF8[79]a/.test(text(0, 6)))
      return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (view.getUint16(0) === 0xffd8) return readJpeg(view)
    if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return readWebp(view, text(12, 4))
    return null
  } catch {
    // The bytes end before the size.
    return null
  }
}

/**
 * Is a text a drawing (SVG)? It may hold scripts, which nothing runs where it is shown as a picture. Definitions of its own
 * (DOCTYPE) are none of a picture's: a few lines of them fill the memory.
 */
export function isDrawing(text: string): boolean {
  return (
    /^\uFEFF?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^>]{0,500}-->\s*)*<svg[\s>/]/.test(text) &&
    !/<!(?:doctype|entity)/i.test(text)
  )
}

/** The size is in the frame header, after segments of other kinds. */
function readJpeg(view: DataView): ImageKind | null {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + Math.max(2, view.getUint16(at + 2))
  }
}

function readWebp(view: DataView, chunk: string): ImageKind | null {
  const type = 'image/webp'
  if (chunk === 'VP8 ')
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk === 'VP8X') {
    const side = (at: number): number => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1
    return { type, width: side(24), height: side(27) }
  }
  return null
}
