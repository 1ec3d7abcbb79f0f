/**
 * A part that is fetched when it is first shown brings the texts that it shows, side by side with its code. Which these are
 * stands in the modules themselves, `useTranslation('did')`, so nobody lists them: the build follows the imports of a part.
 */
import { posix, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { importsOf, moduleAt, readModules, type Modules } from './modules'
import { pageRowsOf } from './pageRows'
import { basicAreas } from './src/shared/i18n/basicAreas'
import { pageHeads } from './src/shared/heads/pageHeads'
import { paths } from './src/shared/routing/paths'

/** The functions that show a part of a page, or a page of the table. */
const partMakers: ReadonlySet<string> = new Set(['retriedPart', 'page'])

/** Modules whose texts come when they are shown: not everybody sees them, or not at first. And why. */
const seenLater: Readonly<Record<string, string>> = {
  'app/gates/OnTheWay.tsx': 'the page that it leads to brings them',
  'features/session/RecentSection.tsx': 'for whoever has sent something',
}

/** Writes the texts of each part into the code that fetches it. */
export function partTexts(): Plugin {
  const folder = resolve(import.meta.dirname, 'src')
  let modules: Modules | null = null
  return {
    name: 'tyto:part-texts',
    enforce: 'pre',
    watchChange: () => void (modules = null),
    transform(code, id) {
      const file = id.startsWith(`${folder}/`) ? id.slice(folder.length + 1).replace(/\?.*$/, '') : null
      if (file === null || !/\b(?:retriedPart|page|gate)\(/.test(code)) return null
      modules ??= readModules(folder)
      const filled = fillTexts(modules, file, code)
      return filled === code ? null : { code: filled, map: null }
    },
  }
}

/**
 * The code of a module, with the texts of the parts that it fetches, and of the gates that it names.
 * @param modules all modules of the app, by their path in `src`
 * @param file the path of the module
 */
export function fillTexts(modules: Modules, file: string, code: string): string {
  let isFilled = false
  const filled = code
    .replaceAll(/\bimport\('([^'\n]+)'\)/g, (whole: string, specifier: string, at: number) => {
      const target = moduleAt(modules, file, specifier)
      if (target === null || !partMakers.has(makerOf(code, at))) return whole
      const texts = textsBelow(modules, [target])
      if (texts.length === 0) return whole
      isFilled = true
      return `bringTexts(${JSON.stringify(texts)}, () => ${whole})`
    })
    // `gate(({ ControllerGate }) => ControllerGate)`: the gates are fetched together, and each shows its own.
    .replaceAll(/\bgate\(\(\{ (\w+)[^)]*\)(?: =>\s*)(?:\w+\([^)]*\)|\w+)/g, (whole: string, name: string) => {
      const target = moduleAt(modules, file, `./${name}`)
      return target === null ? whole : `${whole}, ${JSON.stringify(textsBelow(modules, [target]))}`
    })
  const place = posix.relative(posix.dirname(file), 'shared/i18n/translations')
  return isFilled
    ? `import { bringTexts } from '${place.startsWith('.') ? place : `./${place}`}'\n${filled}`
    : filled
}

/** The name of the call around a place. */
function makerOf(code: string, place: number): string {
  let depth = 0
  for (let at = place - 1; at >= 0; at--) {
    if (code[at] === ')') depth += 1
    if (code[at] === '(') depth -= 1
    if (depth < 0) return /(\w+)$/.exec(code.slice(0, at))?.[1] ?? ''
  }
  return ''
}

/** The areas that some modules and all that they import statically show, and those of the heads of pages. */
export function textsBelow(modules: Modules, entries: readonly string[]): readonly string[] {
  const areas = areasOf(modules)
  const shown = new Set(entries.flatMap((entry) => headAreas(modules, entry)))
  const below = new Set(entries)
  for (const file of below) {
    // The gates show their own.
    if (Object.hasOwn(seenLater, file) || file === 'app/gates/allGates.ts') continue
    const text = modules.get(file) ?? ''
    for (const area of areasIn(text)) if (areas.has(area)) shown.add(area)
    for (const target of importsOf(modules, file, { lazy: false })) below.add(target)
  }
  return [...shown].toSorted()
}

/** Where the texts stand that a page shows at its head: no module below it names them. */
function headAreas(modules: Modules, page: string): readonly string[] {
  const rows = pageRowsOf(modules)
  const heads = Object.entries(pageHeads) as [keyof typeof pageHeads, { readonly area: string }][]
  return heads.flatMap(([route, { area }]) => (rows.get(paths[route])?.page === page ? [area] : []))
}

const areaCall = /\b(?:useTranslation|textsOf|getFixedT)\((?:null, )?(\[[^\]]*\]|'[^']*')/g

/**
 * The areas that a module asks for: `useTranslation('did')`, and the word before a colon in keys such as
 * `actions:lock.label`.
 */
function areasIn(text: string): readonly string[] {
  const asked = [...text.matchAll(areaCall)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
  )
  const inKeys = [...text.matchAll(/['`](\w+):[\w$]/g)].map(([, word = '']) => word)
  return [...asked, ...inKeys]
}

/** All areas but those of every page. */
function areasOf(modules: Modules): ReadonlySet<string> {
  const resources = modules.get('shared/i18n/resources.ts') ?? ''
  const areas = new Set(
    [...resources.matchAll(/'\.\/locales\/en\/(\w+)\.json'/g)].map(([, area = '']) => area),
  )
  for (const area of basicAreas) areas.delete(area)
  return areas
}
