import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { faces, features, slices, type Face, type Slice, type StandIn } from './faces'

/** Where the app keeps its fonts, with the rules that name them. */
export const fontFolder = 'apps/web/src/shared/ui/fonts'
const styleSheet = 'fonts.css'
const recipe = ['scripts/generate/fonts/faces.ts', 'scripts/generate/fonts/makeFonts.ts', 'package-lock.json']
/** How the style sheet begins. */
const origin = `/* Made by \`npm run generate\` of scripts/generate/fonts/faces.ts, out of fonts under the SIL Open Font License 1.1.
   Copyright 2017 The Literata Project Authors (https://github.com/googlefonts/literata)
   Copyright 2024 The Geist Project Authors (https://github.com/vercel/geist-font)
`
/** Heavier text has a bold stand-in. */
const lastRegular = 500
const weightStep = 100

type Style = Face['styles'][number]

/** Every file of the fonts' folder: the cut fonts, and the style sheet. Throws where a font cannot be read. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const rules: string[] = []
  for (const face of faces) {
    for (const style of face.styles) {
      for (const slice of slices) {
        const file = fileName(face, style, slice)
        files.set(file, await cut(face, style, slice))
        rules.push(faceRule(face, style, slice, file))
      }
      for (const standIn of face.standIns) rules.push(...(await standInRules(face, style, standIn)))
    }
  }
  files.set(styleSheet, Buffer.from(rules.join('\n')))
  const stamp = await fingerprint(files)
  files.set(styleSheet, Buffer.from([`${origin}   ${stamp} */`, ...rules].join('\n')))
  return files
}

/** What is wrong with the committed fonts: they were made of something else, or changed since. */
export async function staleFonts(): Promise<readonly string[]> {
  const files = new Map<string, Buffer>()
  for (const name of await readdir(fontFolder).catch(() => []))
    files.set(name, await readFile(join(fontFolder, name)))
  const text = String(files.get(styleSheet) ?? '').slice(origin.length)
  const [stamp, ...rules] = text.split('\n')
  files.set(styleSheet, Buffer.from(rules.join('\n')))
  return stamp === `   ${await fingerprint(files)} */` ? [] : [join(fontFolder, styleSheet)]
}

/** One hash of the recipe, of the versions of what it is made with, and of the files that came out. */
async function fingerprint(files: ReadonlyMap<string, Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for (const path of recipe) hash.update(relevant(path, await readFile(path, 'utf8')))
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(name).update(bytes)
  return hash.digest('hex')
}

/** Of the lock file only the packages that fonts are made of and with. */
function relevant(path: string, text: string): string {
  if (!path.endsWith('.json')) return text
  const { packages } = JSON.parse(text) as {
    readonly packages: Readonly<Record<string, { version?: string }>>
  }
  return Object.entries(packages)
    .filter(([name]) => /@fontsource-variable|subset-font|harfbuzzjs|fontverter|capsizecss/.test(name))
    .map(([name, { version }]) => `${name} ${version}`)
    .join('\n')
}

function fileName({ family }: Face, style: Style, { name }: Slice): string {
  const italic = style === 'italic' ? '-italic' : ''
  return `${family.toLowerCase().replaceAll(' ', '-')}${italic}-${name}.woff2`
}

function readSource({ source, sourceAxis }: Face, style: Style, part: Slice['source']): Promise<Buffer> {
  const folder = `node_modules/@fontsource-variable/${source}/files`
  return readFile(`${folder}/${source}-${part}-${sourceAxis}-${style}.woff2`)
}

async function cut(face: Face, style: Style, { source, ranges }: Slice): Promise<Buffer> {
  return subsetFont(await readSource(face, style, source), charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: face.axes,
  })
}

function charactersOf(ranges: Slice['ranges']): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

function rule(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}

function faceRule(face: Face, style: Style, { ranges }: Slice, file: string): string {
  return rule({
    'font-family': `'${face.family}'`,
    ...(style === 'italic' ? { 'font-style': style } : {}),
    'font-weight': weightText(weightsOf(face)),
    'font-display': 'swap',
    // Every browser that runs the app knows the format.
    src: `url('./${file}')`,
    'unicode-range': ranges.map(rangeText).join(', '),
  })
}

function rangeText([first, last]: Slice['ranges'][number]): string {
  const [from, to] = [first, last].map((code) => code.toString(16))
  return from === to ? `U+${from}` : `U+${from}-${to}`
}

/**
 * The stand-in is stretched until its average letter is as wide as ours, and gets our height above and below the
 * line: when the face arrives, lines keep their height and, nearly always, their breaks.
 */
async function standInRules(face: Face, style: Style, { name, cuts }: StandIn): Promise<string[]> {
  const stretched: { weights: Weights; readonly look: Readonly<Record<string, string>> }[] = []
  const ofStyle = cuts.filter((cut) => (cut.style ?? 'normal') === style)
  const { min, max } = weightsOf(face)
  for (let weight = min; weight <= max; weight += weightStep) {
    const chosen = ofStyle.find(({ isBold = false }) => isBold === weight > lastRegular) ?? ofStyle[0]
    if (chosen === undefined) continue
    const ours = await measure(face, style, weight)
    const size = ours.letter / chosen.letter
    const look = {
      src: chosen.local.map((font) => `local('${font}')`).join(', '),
      'size-adjust': percent(size),
      'ascent-override': percent(ours.ascent / size),
      'descent-override': percent(ours.descent / size),
      'line-gap-override': percent(ours.lineGap / size),
    }
    const weights = { min: weight, max: Math.min(weight + weightStep - 1, max) }
    const lighter = stretched.at(-1)
    // Weights that look alike share a rule: the sheet of home holds them all.
    if (lighter !== undefined && isDeepStrictEqual(lighter.look, look))
      lighter.weights = { min: lighter.weights.min, max: weights.max }
    else stretched.push({ weights, look })
  }
  return stretched.map(({ weights, look }) =>
    rule({
      'font-family': `'${face.family} on ${name}'`,
      ...(style === 'italic' ? { 'font-style': style } : {}),
      'font-weight': weightText(weights),
      ...look,
    }),
  )
}

interface Weights {
  readonly min: number
  readonly max: number
}

function weightsOf({ axes: { wght = 400 } }: Face): Weights {
  return typeof wght === 'number' ? { min: wght, max: wght } : wght
}

function weightText({ min, max }: Weights): string {
  return min === max ? `${min}` : `${min} ${max}`
}

interface Measures {
  readonly letter: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

/** How wide and high text is at one weight, in em. The average letter weighs letters as English uses them. */
async function measure(face: Face, style: Style, wght: number): Promise<Measures> {
  const latin = await readSource(face, style, 'latin')
  const letters = charactersOf([[0x20, 0x7e]])
  const still = await subsetFont(latin, letters, {
    targetFormat: 'sfnt',
    variationAxes: { ...face.axes, wght },
  })
  const font = await fromBuffer(still)
  const inEm = (units: number): number => units / font.unitsPerEm
  return {
    letter: inEm(font.xWidthAvg) * face.kerned,
    ascent: inEm(font.ascent),
    descent: inEm(-font.descent),
    lineGap: inEm(font.lineGap),
  }
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}
