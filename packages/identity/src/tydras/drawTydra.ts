import { hexToBytes, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'
import type { tydraCollections } from '../wallets/nft'

export type TydraCollection = (typeof tydraCollections)[number]

/** People's name for the Tydras of each collection. */
export const tydraTitles: Readonly<Record<TydraCollection, string>> = {
  nawelito: 'OG Nawelito SBT',
  nawelitoonfire: 'Nawelito ToT NFT',
  nessy: 'Nessy ToT NFT',
  merxek: 'MerXek ToT NFT',
  ognawelito: 'OG Nawelito NFT',
}

interface Look {
  /** In degrees. */
  readonly hue: number
  readonly necks: number
  /** How the ground is engraved. */
  readonly ground: 'rings' | 'waves' | 'rays'
}

const looks: Readonly<Record<TydraCollection, Look>> = {
  nawelito: { hue: 38, necks: 1, ground: 'rings' },
  nawelitoonfire: { hue: 14, necks: 3, ground: 'rays' },
  nessy: { hue: 190, necks: 1, ground: 'waves' },
  merxek: { hue: 265, necks: 2, ground: 'rings' },
  ognawelito: { hue: 95, necks: 3, ground: 'waves' },
}

const side = 320

/**
 * The picture of a domain's Tydra, as SVG text: a beast with as many necks as its collection says, its curves and colours from
 * the hash of the domain. The same for ever; ASCII alone; nothing in it asks for anything.
 */
export function drawTydra(collection: TydraCollection, domainHash: Hex): string {
  const genes = sha256(new Uint8Array([...hexToBytes(domainHash), ...utf8ToBytes(collection)]))
  /** A whole number from `low` to `high`, by the byte at a place. */
  const gene = (at: number, low: number, high: number): number =>
    low + Math.floor(((genes[at % genes.length] ?? 0) * (high - low + 1)) / 256)
  const { hue, necks, ground } = looks[collection]
  const own = hue + gene(0, -18, 18)
  const tone = (light: number, turn = 0): string => `hsl(${(own + turn + 360) % 360} 45% ${light}%)`

  const back = groundOf(ground, gene, tone(78))
  const body = `<path d="M40 320C40 ${gene(1, 190, 220)} 110 ${gene(2, 180, 200)} 160 ${gene(2, 180, 200)}S280 ${gene(1, 190, 220)} 280 320Z" fill="${tone(38)}"/>`
  const scales = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [80 + (index % 6) * 32, 256 + Math.floor(index / 6) * 30]
    return `<path d="M${x} ${y}q8 ${gene(8 + index, 4, 16)} 16 0" fill="none" stroke="${tone(66)}" stroke-width="3" stroke-linecap="round"/>`
  })
  const heads = Array.from({ length: necks }, (_, index) => {
    const x = 160 + (index - (necks - 1) / 2) * 84
    return headOf(
      { x, y: gene(3 + index, 84, 120) + Math.abs(index - (necks - 1) / 2) * 22 },
      gene,
      tone,
      index,
    )
  })
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`
  return `${open}<rect width="${side}" height="${side}" fill="${tone(88, gene(7, -40, 40))}"/>${back}${heads.join('')}${body}${scales.join('')}</svg>`
}

type Gene = (at: number, low: number, high: number) => number

function headOf(
  { x, y }: { readonly x: number; readonly y: number },
  gene: Gene,
  tone: (light: number, turn?: number) => string,
  index: number,
): string {
  const sway = gene(20 + index, -26, 26)
  const [jaw, eye] = [gene(23 + index, 24, 34), gene(26 + index, 6, 10)]
  const neck = `<path d="M${x} ${y}C${x + sway} ${y + 60} ${160 - sway} 200 160 250" fill="none" stroke="${tone(46)}" stroke-width="34" stroke-linecap="round"/>`
  const skull = `<path d="M${x - 34} ${y - 8}C${x - 34} ${y - 44} ${x + 34} ${y - 44} ${x + 34} ${y - 8}C${x + 34} ${y + jaw} ${x + 12} ${y + jaw + 14} ${x} ${y + jaw + 18}C${x - 12} ${y + jaw + 14} ${x - 34} ${y + jaw} ${x - 34} ${y - 8}Z" fill="${tone(54)}" stroke="${tone(24)}" stroke-width="4"/>`
  const crest = Array.from({ length: gene(29, 2, 5) }, (_, step) => {
    const at = x - 16 + step * 8
    return `<path d="M${at} ${y - 34}l4 ${-gene(10 + step, 10, 26)} 6 ${gene(10 + step, 9, 20)}z" fill="${tone(30, 30)}"/>`
  })
  const eyes = [-13, 13].map(
    (side) =>
      `<circle cx="${x + side}" cy="${y - 8}" r="${eye}" fill="${tone(92, 60)}"/><circle cx="${x + side}" cy="${y - 7}" r="${eye - 4}" fill="${tone(10)}"/>`,
  )
  const mouth = `<path d="M${x - 14} ${y + 18}q14 ${gene(30, 4, 14)} 28 0" fill="none" stroke="${tone(20)}" stroke-width="4" stroke-linecap="round"/>`
  return [neck, ...crest, skull, ...eyes, mouth].join('')
}

function groundOf(kind: Look['ground'], gene: Gene, colour: string): string {
  const open = `<g fill="none" stroke="${colour}" stroke-width="2">`
  const lines = Array.from({ length: 14 }, (_, index) => {
    switch (kind) {
      case 'rings':
        return `<ellipse cx="160" cy="${gene(4, 100, 140)}" rx="${30 + index * gene(5, 12, 18)}" ry="${26 + index * gene(6, 12, 18)}"/>`
      case 'waves':
        return `<path d="M-10 ${index * 24}q42 ${-gene(5, 10, 30)} 85 0t85 0 85 0 85 0"/>`
      case 'rays': {
        const angle = ((index + gene(6, 0, 4) / 5) / 14) * 2 * Math.PI
        const [dx, dy] = [Math.cos(angle) * 240, Math.sin(angle) * 240].map(Math.round)
        return `<path d="M160 130l${dx} ${dy}"/>`
      }
    }
  })
  return `${open}${lines.join('')}</g>`
}
