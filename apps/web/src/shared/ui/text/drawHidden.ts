/** An emoji with what joins and colours it, which is drawn; or one character without width or ink. */
const emojiOrHidden =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9](?=\uFE0F?\u20E3))[\uFE0F\u20E3\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu

const hidden = /^[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]$/u

/** A text with a box for each character that nobody sees. */
export function drawHidden(text: string): string {
  return text.replace(emojiOrHidden, (found) => (hidden.test(found) ? '□' : found))
}
