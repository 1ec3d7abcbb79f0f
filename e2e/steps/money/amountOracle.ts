/** Amounts as people read and type them, by a few lines of this file's own: what the product writes is held against them. */

/** Smallest units of an exact text such as `1,234.5`. Throws for a text that is no amount. */
export function unitsOf(text: string, decimals: number): bigint {
  const [whole = '', fraction = '', ...more] = text.replaceAll(',', '').split('.')
  const digits = whole + fraction.padEnd(decimals, '0')
  if (more.length > 0 || fraction.length > decimals || !/^\d+$/.test(digits))
    throw new Error(`“${text}” is no amount of ${decimals} digits.`)
  return BigInt(digits)
}

/** The reverse, every digit and no separator, as it is typed: `1234.5`. */
export function typedText(units: bigint, decimals: number): string {
  const [whole, fraction] = parted(units, decimals)
  const kept = fraction.replace(/0+$/, '')
  return whole + (kept === '' ? '' : `.${kept}`)
}

/** Every digit, in groups: `1,234.5`. */
export function exactText(units: bigint, decimals: number): string {
  const [whole = '', fraction] = typedText(units, decimals).split('.')
  return grouped(whole) + (fraction === undefined ? '' : `.${fraction}`)
}

/** An amount with this many digits after the point, cut and never rounded: `1,234.50`. */
export function cutText(units: bigint, decimals: number, places: number): string {
  const [whole, fraction] = parted(units, decimals)
  return `${grouped(whole)}.${fraction.slice(0, places).padEnd(places, '0')}`
}

/** As it is drawn: four digits after the point, cut; of what is small, four digits that count. */
export function drawn(units: bigint, decimals: number): string {
  const [whole, fraction] = parted(units, decimals)
  const leading = /^0*/.exec(fraction)![0].length
  const isSmall = units > 0n && whole === '0' && leading > 0
  const places = isSmall ? Math.min(decimals, leading + 4) : Math.min(decimals, 4)
  return `${grouped(whole)}.${fraction.slice(0, places)}`
}

function parted(units: bigint, decimals: number): readonly [whole: string, fraction: string] {
  const digits = units.toString().padStart(decimals + 1, '0')
  return [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
}

function grouped(whole: string): string {
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  return groups.join(',')
}
