/**
 * The faces of the app: what is cut out of the fonts of @fontsource-variable, and what stands in for them until they
 * are there. `npm run generate` makes the files and their `@font-face` rules of it.
 */

type Axis = number | { readonly min: number; readonly max: number }

export interface Face {
  /** As the tokens of the app call it. */
  readonly family: string
  /** Its package in @fontsource-variable, and the axis after which the files there are called. */
  readonly source: string
  readonly sourceAxis: 'opsz' | 'wght'
  readonly axes: Readonly<Record<string, Axis>>
  readonly styles: readonly ('normal' | 'italic')[]
  /** How wide a text is beside its letters one by one: kerning draws them together (measured in Chromium). */
  readonly kerned: number
  /** Where text stands until the face is there, best first. */
  readonly standIns: readonly StandIn[]
}

/** A font that people have on their machines. */
export interface StandIn {
  /** As the tokens call it: '<family> on <name>'. */
  readonly name: string
  readonly cuts: readonly StandInCut[]
}

export interface StandInCut {
  readonly style?: 'italic'
  /** Stands in for the bold weights. */
  readonly isBold?: boolean
  /** Full and PostScript names, as browsers look for them. Those of one cut are equally wide. */
  readonly local: readonly string[]
  /** How wide an average letter of English is, in em (of Capsize's metrics of fonts). */
  readonly letter: number
}

const serifs: readonly StandIn[] = [
  {
    name: 'Georgia',
    cuts: [
      { local: ['Georgia'], letter: 0.4458 },
      { style: 'italic', local: ['Georgia Italic', 'Georgia-Italic'], letter: 0.4546 },
    ],
  },
  {
    name: 'Noto Serif',
    cuts: [
      { local: ['Noto Serif', 'NotoSerif-Regular'], letter: 0.481 },
      { style: 'italic', local: ['Noto Serif Italic', 'NotoSerif-Italic'], letter: 0.469 },
    ],
  },
  {
    name: 'Times',
    cuts: [
      { local: ['Liberation Serif', 'Times New Roman', 'TimesNewRomanPSMT'], letter: 0.4063 },
      {
        style: 'italic',
        local: ['Liberation Serif Italic', 'Times New Roman Italic', 'TimesNewRomanPS-ItalicMT'],
        letter: 0.4082,
      },
    ],
  },
]

const sansSerifs: readonly StandIn[] = [
  {
    name: 'Arial',
    cuts: [
      { local: ['Arial', 'ArialMT', 'Liberation Sans'], letter: 0.4458 },
      { isBold: true, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], letter: 0.48 },
    ],
  },
  {
    name: 'Roboto',
    cuts: [
      { local: ['Roboto', 'Roboto-Regular'], letter: 0.4448 },
      { isBold: true, local: ['Roboto Bold', 'Roboto-Bold'], letter: 0.4521 },
    ],
  },
]

const monospaced: readonly StandIn[] = [
  { name: 'Consolas', cuts: [{ local: ['Consolas'], letter: 0.5498 }] },
  {
    name: 'Courier',
    cuts: [
      {
        local: ['Menlo', 'Roboto Mono', 'Droid Sans Mono', 'Liberation Mono', 'Courier New'],
        letter: 0.6001,
      },
    ],
  },
]

/** Names in large type: thin, and drawn for large sizes. */
const nameFace: Face = {
  family: 'Literata Name',
  source: 'literata',
  sourceAxis: 'opsz',
  axes: { wght: 340, opsz: 60 },
  styles: ['normal', 'italic'],
  kerned: 0.99,
  standIns: serifs,
}

/** Titles, and names in the sizes of text. */
const titleFace: Face = {
  family: 'Literata',
  source: 'literata',
  sourceAxis: 'opsz',
  axes: { wght: { min: 400, max: 500 }, opsz: 24 },
  styles: ['normal'],
  kerned: 0.99,
  standIns: serifs,
}

/** Subdomains, which alone are italic. */
const subdomainFace: Face = { ...titleFace, axes: { wght: 420, opsz: 24 }, styles: ['italic'] }

const textWeights = { wght: { min: 400, max: 600 } }

export const faces: readonly Face[] = [
  nameFace,
  titleFace,
  subdomainFace,
  {
    family: 'Geist',
    source: 'geist',
    sourceAxis: 'wght',
    axes: textWeights,
    styles: ['normal'],
    kerned: 0.973,
    standIns: sansSerifs,
  },
  {
    family: 'Geist Mono',
    source: 'geist-mono',
    sourceAxis: 'wght',
    axes: textWeights,
    styles: ['normal'],
    kerned: 1,
    standIns: monospaced,
  },
]

/** What letters do of themselves, and the two features that the styles ask for: digits of one width, a zero with a stroke. */
export const features: readonly string[] = 'calt ccmp kern liga locl mark mkmk rlig rvrn tnum zero'.split(' ')

type Range = readonly [first: number, last: number]

/** A part of a face, in a file of its own: browsers load it when a page has one of its characters. */
export interface Slice {
  readonly name: string
  /** The file of the package that holds it. */
  readonly source: 'latin' | 'latin-ext' | 'cyrillic'
  readonly ranges: readonly Range[]
}

/** Names, digits, English and Indonesian need this one alone; Spanish needs `western` too. */
export const slices: readonly Slice[] = [
  {
    name: 'cyrillic',
    source: 'cyrillic',
    ranges: [
      [0x301, 0x301],
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  },
  {
    name: 'extended',
    source: 'latin-ext',
    ranges: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x2ba],
      [0x2bd, 0x2c5],
      [0x2c7, 0x2cc],
      [0x2ce, 0x2d7],
      [0x2dd, 0x2ff],
      [0x1d00, 0x1dbf],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
      [0x2113, 0x2113],
      [0x2c60, 0x2c7f],
      [0xa720, 0xa7ff],
    ],
  },
  {
    name: 'western',
    source: 'latin',
    ranges: [
      [0xa1, 0xb6],
      [0xb8, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x304, 0x304],
      [0x308, 0x308],
      [0x329, 0x329],
      [0x2000, 0x2012],
      [0x2015, 0x2017],
      [0x201a, 0x201b],
      [0x201e, 0x2025],
      [0x2027, 0x2039],
      [0x203b, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2215, 0x2215],
      [0xfeff, 0xfeff],
      [0xfffd, 0xfffd],
    ],
  },
  {
    name: 'basic',
    source: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xb7, 0xb7],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      [0x2026, 0x2026],
      [0x203a, 0x203a],
      [0x2212, 0x2212],
    ],
  },
]
