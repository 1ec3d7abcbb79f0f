/**
 * Text on chain is ASCII: characters outside 0x20 to 0x7E are percent-encoded as UTF-8. Halves of surrogate pairs
 * become U+FFFD.
 *
 * @example
 * encodeChainText('café') // 'caf%C3%A9'
 */
export function encodeChainText(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD').replace(/[^\x20-\x7E]+/gu, encodeURIComponent)
}

/** A part of a service: `%` and `#`, which separates the parts, are encoded too. */
export function encodeServiceText(text: string): string {
  return encodeChainText(text.replace(/[%#]/g, encodeURIComponent))
}

/**
 * The text to show for text on chain: percent-decoded, or as it stands where that fails. Control characters and
 * signs that turn the writing direction are taken out, so that a text can not repaint what stands around it.
 *
 * @example
 * decodeChainText('caf%C3%A9') // 'café'
 */
export function decodeChainText(text: string): string {
  return withoutControls(decode(text))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '')
}
