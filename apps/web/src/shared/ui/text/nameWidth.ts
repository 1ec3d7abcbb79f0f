/** Widest advance of letters in the faces of names, in em, measured in all their sizes. Others are wider. */
const widths: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijl.-]/, 0.34],
  [/[ft1]/, 0.46],
  [/m/, 0.95],
  [/w/, 0.86],
  [/[@…]/, 0.98],
  [/[hnu]/, 0.68],
  [/[a-z0-9_]/, 0.62],
]
const widest = 1.05

/** How wide a name is at most, in em: a line of so many times its own letter size holds it. */
export function nameWidth(text: string): number {
  let sum = 0
  for (const letter of text) sum += widths.find(([letters]) => letters.test(letter))?.[1] ?? widest
  return Math.ceil(sum * 100) / 100
}
