import { sha256, utf8ToBytes } from '@tyto/primitives'
import type { PictureIdentity } from './catalogue'

const side = 512

/** Numbers from 0 to 1 that follow from a text. */
function numbersOf(text: string): () => number {
  let bytes = sha256(utf8ToBytes(text))
  let at = 0
  return () => {
    if (at + 2 > bytes.length) [bytes, at] = [sha256(bytes), 0]
    const value = ((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)) / 65_535
    at += 2
    return value
  }
}

interface Pen {
  /** From 0 to 1. */
  readonly next: () => number
  /** Between two numbers, whole. */
  readonly between: (low: number, high: number) => number
  /** A tone of the picture's colour, 0 to 100. */
  readonly tone: (light: number) => string
}

const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index)
const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const band = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`

const drawings: Readonly<Record<PictureIdentity['motif'], (pen: Pen) => string>> = {
  owl: ({ between, tone }) => {
    const [x, y, r] = [256, between(220, 280), between(60, 84)]
    const eye = (cx: number): string =>
      circle(cx, y, r, tone(92)) + circle(cx, y, r * 0.55, tone(45)) + circle(cx, y, r * 0.3, tone(10))
    const body = `M96 460Q80 ${between(60, 140)} 150 110L200 ${between(120, 150)}H312L362 110Q432 ${between(60, 140)} 416 460Z`
    return band(body, tone(32)) + eye(x - r) + eye(x + r) + band(`M${x - 22} ${y + 40}h44l-22 50z`, tone(70))
  },
  wave: ({ between, tone }) =>
    count(7)
      .map((index) => {
        const y = 90 + index * 62
        const lift = between(20, 70)
        return band(`M0 ${y}q64-${lift} 128 0t128 0 128 0 128 0V512H0Z`, tone(82 - index * 10))
      })
      .join(''),
  hill: ({ between, tone }) =>
    circle(between(110, 400), between(80, 150), between(30, 60), tone(88)) +
    count(5)
      .map((index) => {
        const y = 200 + index * 62
        const [a, b] = [between(40, 150), between(30, 120)]
        return band(
          `M0 ${y}Q${between(90, 200)} ${y - a} 256 ${y}T512 ${y - b}V512H0Z`,
          tone(68 - index * 13),
        )
      })
      .join(''),
  star: ({ between, tone }) =>
    count(38)
      .map(() => {
        const [x, y, r] = [between(10, 500), between(10, 500), between(2, 22)]
        return band(
          `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
          tone(between(60, 95)),
        )
      })
      .join(''),
  moon: ({ between, tone }) => {
    const [x, y, r] = [between(190, 320), between(190, 320), between(110, 160)]
    const craters = count(9).map(() =>
      circle(x + between(-80, 80), y + between(-80, 80), between(6, 22), tone(66)),
    )
    return circle(x, y, r + 34, tone(30)) + circle(x, y, r, tone(80)) + craters.join('')
  },
  leaf: ({ between, tone }) =>
    count(9)
      .map((index) => {
        const size = between(130, 210)
        const turn = index * 40 + between(-8, 8)
        return `<g transform="rotate(${turn} 256 256)"><path d="M256 256Q${256 - size / 3} ${256 - size / 2} 256 ${256 - size}Q${256 + size / 3} ${256 - size / 2} 256 256Z" fill="${tone(between(35, 75))}"/></g>`
      })
      .join('') + circle(256, 256, between(20, 40), tone(88)),
  tower: ({ between, tone }) =>
    count(9)
      .map((index) => {
        const [x, height] = [index * 58 - 6, between(140, 420)]
        const windows = count(Math.floor(height / 42)).map(
          (row) =>
            `<rect x="${x + 14}" y="${528 - height + row * 42}" width="26" height="18" fill="${tone(between(50, 92))}"/>`,
        )
        return `<rect x="${x}" y="${512 - height}" width="54" height="${height}" fill="${tone(between(20, 40))}"/>${windows.join('')}`
      })
      .join(''),
  ring: ({ between, tone }) => {
    const [x, y] = [between(170, 340), between(170, 340)]
    return count(9)
      .map((index) =>
        circle(
          x + index * between(-4, 6),
          y + index * between(-4, 6),
          260 - index * 28,
          tone(index % 2 ? 72 : 34 + index * 4),
        ),
      )
      .join('')
  },
  tile: ({ next, between, tone }) =>
    count(64)
      .map((index) => {
        const [x, y] = [(index % 8) * 64, Math.floor(index / 8) * 64]
        const d = next() < 0.5 ? `M${x} ${y}h64v64z` : `M${x} ${y}a64 64 0 0 0 64 64h-64z`
        return band(d, tone(between(30, 88)))
      })
      .join(''),
  path: ({ between, tone }) =>
    count(8)
      .map((index) => {
        const x = index * 66 + between(-20, 20)
        const [a, b] = [between(-140, 140), between(-140, 140)]
        return line(
          `M${x} -20C${x + a} 150 ${x + b} 350 ${x + between(-60, 60)} 540`,
          tone(between(35, 85)),
          between(8, 34),
        )
      })
      .join(''),
}

/** A picture as SVG text, the same for ever; `width` is how large it says it is, in pixels. */
export function drawPicture({ id, hue, motif }: PictureIdentity, width: number): string {
  const next = numbersOf(id)
  const between = (low: number, high: number): number => Math.round(low + next() * (high - low))
  const shift = between(-14, 14)
  const tone = (light: number): string =>
    hue === null ? `hsl(220 6% ${light}%)` : `hsl(${(hue + shift + 360) % 360} 52% ${light}%)`
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}">`
  const ground = `<rect width="${side}" height="${side}" fill="${tone(14)}"/>`
  return `${open}${ground}${drawings[motif]({ next, between, tone })}</svg>`
}
