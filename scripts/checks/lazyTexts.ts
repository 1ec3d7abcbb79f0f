/**
 * Whether each lazy part of the app declares the texts that it shows. One that does not is drawn, found to wait for a text,
 * and put aside for a skeleton; one that declares too much makes people wait for what they never see.
 */
import { posix } from 'node:path'
import { basicAreas } from '../../apps/web/src/shared/i18n/basicAreas'
import { readSources, type SourceTree } from './imports'

const appFolder = 'apps/web/src/'

/** Their call lists the texts that the part brings. A plain `retriedPart` brings none. */
const partMakers: ReadonlySet<string> = new Set(['lazyPart', 'page', 'retriedPart'])

/** Modules whose texts a part may declare or leave: not everybody sees them, or not at first. And why. */
const seenLater: Readonly<Record<string, string>> = {
  'app/gates/allGates.ts': 'each gate declares its own',
  'app/gates/OnTheWay.tsx': 'the page that it leads to declares them',
  'app/pages/NewSsiCard.tsx': 'for whoever brings no address',
  'app/pages/OwnWalletFunds.tsx': 'for the controller alone',
  'app/pages/OwnWalletSteps.tsx': 'for the controller alone',
  'features/session/RecentSection.tsx': 'for whoever has sent something',
  'shared/transaction/ui/RecentTransactions.tsx': 'for the controller alone',
}

/** A module that is fetched when it is first shown: `lazyPart(['did'], () => import('./X').then(...))`. */
interface LazyPart {
  readonly file: string
  readonly line: number
  readonly target: string
  readonly declared: readonly string[]
}

/** Gives the problems found, as `file:line texts: what is wrong`. */
export async function checkLazyTexts(): Promise<readonly string[]> {
  return findWrongTexts(await readSources())
}

export function findWrongTexts(sources: SourceTree): readonly string[] {
  const areas = areasToDeclare(sources)
  return [...partsOf(sources), ...gatesOf(sources)].flatMap(({ file, line, target, declared }) => {
    const needed = textsBelow({ sources, areas, entry: target, leavesOut: isSeenLater })
    const allowed = textsBelow({ sources, areas, entry: target, leavesOut: () => false })
    const missing = [...needed].filter(([area]) => !declared.includes(area))
    const unused = declared.filter((area) => !allowed.has(area))
    return [
      ...missing.map(([area, by]) => `${target} shows '${area}' (${by}), which is not declared`),
      ...unused.map((area) => `${target} shows nothing of '${area}', which is declared`),
    ].map((problem) => `${file}:${line} texts: ${problem}`)
  })
}

function isSeenLater(file: string): boolean {
  return Object.hasOwn(seenLater, file.slice(appFolder.length))
}

function partsOf(sources: SourceTree): readonly LazyPart[] {
  return appModules(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\bimport\('([^'\n]+)'\)/g)].flatMap(({ 1: specifier = '', index }) => {
      const target = moduleAt(sources, file, specifier)
      const start = startOfCall(text, index)
      const maker = /(\w+)$/.exec(text.slice(0, start))?.[1] ?? ''
      if (target === null || !partMakers.has(maker)) return []
      const list = /\[[^\]]*\]/.exec(text.slice(start, index))?.[0] ?? ''
      return [{ file, line: lineAt(text, index), target, declared: quotedWords(list) }]
    }),
  )
}

/** `gate(['session'], ({ ControllerGate }) => ...)`, beside the module of that name. */
const gateCall = /\bgate\((\[[^\]]*\]), \(\{ (\w+)(?:, withProps)? \}\)/g

function gatesOf(sources: SourceTree): readonly LazyPart[] {
  return appModules(sources).flatMap(([file, text]) =>
    [...text.matchAll(gateCall)].flatMap(({ 1: list = '', 2: name, index }) => {
      const target = moduleAt(sources, file, `./${name}`)
      return target === null ? [] : [{ file, line: lineAt(text, index), target, declared: quotedWords(list) }]
    }),
  )
}

function appModules(sources: SourceTree): readonly (readonly [file: string, text: string])[] {
  return [...sources].filter(([file]) => file.startsWith(appFolder) && !file.includes('.test.'))
}

function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length
}

/** Where the bracket of the call around a place stands. */
function startOfCall(text: string, place: number): number {
  let depth = 0
  for (let at = place - 1; at >= 0; at--) {
    if (text[at] === ')') depth += 1
    if (text[at] === '(') depth -= 1
    if (depth < 0) return at
  }
  return 0
}

function quotedWords(text: string): readonly string[] {
  return [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)
}

/** Types bring no texts. */
const staticImport = /^(?:import|export) (?!type )[^'"]*? from '([^'\n]+)'/gm

interface TextsSearch {
  readonly sources: SourceTree
  readonly areas: ReadonlySet<string>
  readonly entry: string
  readonly leavesOut: (file: string) => boolean
}

/** The areas that a module and all that it imports statically show, each with a module that does. */
function textsBelow({ sources, areas, entry, leavesOut }: TextsSearch): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  const modules = new Set([entry])
  for (const file of modules) {
    if (leavesOut(file)) continue
    const text = sources.get(file) ?? ''
    for (const area of areasIn(text)) if (areas.has(area) && !shown.has(area)) shown.set(area, file)
    for (const [, specifier = ''] of text.matchAll(staticImport)) {
      const target = moduleAt(sources, file, specifier)
      if (target !== null) modules.add(target)
    }
  }
  return shown
}

const areaCall = /\b(?:useTranslation|textsOf|getFixedT)\((?:null, )?(\[[^\]]*\]|'[^']*')/g

/** What a module asks for: `useTranslation('did')`, and what stands before a colon in keys such as `actions:lock.label`. */
function areasIn(text: string): readonly string[] {
  const asked = [...text.matchAll(areaCall)].flatMap(([, list = '']) => quotedWords(list))
  const inKeys = [...text.matchAll(/['`](\w+):[\w$]/g)].map(([, word = '']) => word)
  return [...asked, ...inKeys]
}

/** All areas but those of every page. */
function areasToDeclare(sources: SourceTree): ReadonlySet<string> {
  const resources = sources.get(`${appFolder}shared/i18n/resources.ts`) ?? ''
  const areas = new Set(
    [...resources.matchAll(/'\.\/locales\/en\/(\w+)\.json'/g)].map(([, area = '']) => area),
  )
  for (const area of basicAreas) areas.delete(area)
  return areas
}

function moduleAt(sources: SourceTree, file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  const path = posix.join(posix.dirname(file), specifier)
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => sources.has(candidate)) ?? null
}
