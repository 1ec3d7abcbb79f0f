/** The kind of a picture, read from its own bytes. The type that a server states does not count. */
export interface ImageKind {
  readonly type: 'image/png' | 'image/gif' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/bmp'
  readonly width: number
  readonly height: number
}

/** Reads type and size from the first bytes of a picture; null if it is none of these kinds. */
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
    if (text(4, 4) === 'ftyp' && /avi[fs]/.test(text(8, 24)))
      return readAvif(view, text(0, Math.min(bytes.length, avifHead)))
    if (text(0, 2) === 'BM' && view.getUint32(14, true) >= 40)
      return {
        type: 'image/bmp',
        width: Math.abs(view.getInt32(18, true)),
        height: Math.abs(view.getInt32(22, true)),
      }
    return null
  } catch {
    // The bytes end before the size.
    return null
  }
}

/**
 * The text before a drawing that is no part of it: marks, instructions of XML and of styles, comments, a DOCTYPE without
 * definitions.
 */
const beforeDrawing = /^(?:\s+|<\?[^>]{0,500}\?>|<!--[\s\S]{0,5000}?-->|<!doctype\s+svg[^>[]{0,500}>)/i
const mostBefore = 50
const rootTag = /^<(?:([a-z][\w-]{0,20}):)?svg(?=[\s>/])[^>]{0,20000}>/i

/**
 * A drawing (SVG) as it can be shown: null for any other text, `definitions` where it has some of its own, of which a few lines
 * fill the memory. It may hold scripts, which nothing runs where it is shown as a picture.
 */
export function readDrawing(text: string): { readonly svg: string } | 'definitions' | null {
  let rest = text.replace(/^\uFEFF/, '')
  for (let count = 0; count < mostBefore; count++) {
    const [before] = beforeDrawing.exec(rest) ?? []
    if (before === undefined) break
    rest = rest.slice(before.length)
  }
  if (/^<!doctype\s+svg/i.test(rest)) return 'definitions'
  const [root, prefix] = rootTag.exec(rest) ?? []
  if (root === undefined) return null
  if (/<!(?:doctype|entity)/i.test(rest)) return 'definitions'
  // Without its namespace a browser draws nothing.
  const name = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`
  if (new RegExp(`\\s${name}\\s*=`).test(root)) return { svg: rest }
  // Nothing is drawn by nothing, with it either.
  if (root.endsWith('/>') || /^\s*<\//.test(rest.slice(root.length))) return null
  const head = /^<[\w:-]+/.exec(root)![0]
  return { svg: `${head} ${name}="http://www.w3.org/2000/svg"${rest.slice(head.length)}` }
}

/** Why bytes are no picture, as far as they tell. */
export function foreignKind(bytes: Uint8Array): 'video' | 'sound' | 'page' | null {
  const text = String.fromCharCode(...bytes.subarray(0, 512))
  if (/^.{4}ftyp/s.test(text) || text.startsWith('\x1aE\xdf\xa3') || /^RIFF.{4}AVI /s.test(text))
    return 'video'
  if (/^(?:ID3|OggS|fLaC)/.test(text) || /^RIFF.{4}WAVE/s.test(text)) return 'sound'
  return /^\s*<(?:!doctype html|html|head|body|script)/i.test(text.replace(/^\xef\xbb\xbf/, ''))
    ? 'page'
    : null
}

/** The size of an AVIF stands in a box called `ispe`, near the beginning. */
const avifHead = 4_000
function readAvif(view: DataView, head: string): ImageKind | null {
  const at = head.indexOf('ispe')
  return at === -1
    ? null
    : { type: 'image/avif', width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
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
