/**
 * The features that the app needs of a browser, and since when each has them. A style or an interface that not every
 * browser has is a row here, or may not be used; the README says the versions that come out. Figures: MDN's
 * browser-compat-data 8.1.9.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Browser = 'Chrome and Edge' | 'Firefox' | 'Safari'

interface Feature {
  readonly name: string
  readonly pattern: RegExp
  /** The first versions that have it: Chrome and Edge, Firefox, Safari. */
  readonly since: readonly [number, number, number]
  /** Without it the app does not work, or only looks plainer, or does the same in another way. */
  readonly without: 'broken' | 'plainer' | 'otherwise'
}

/** Everything newer than five years that the app uses. */
export const used: readonly Feature[] = [
  { name: 'popover', pattern: /\bshowPopover\b|\bpopoverTarget\b/, since: [114, 125, 17], without: 'broken' },
  { name: 'AbortSignal.any', pattern: /AbortSignal\.any\b/, since: [116, 124, 17.4], without: 'broken' },
  { name: 'URL.canParse', pattern: /URL\.canParse\b/, since: [120, 115, 17], without: 'broken' },
  { name: 'checkVisibility', pattern: /\.checkVisibility\(/, since: [105, 106, 17.4], without: 'broken' },
  { name: 'toSorted', pattern: /\.(?:toSorted|toReversed|with)\(/, since: [110, 115, 16], without: 'broken' },
  { name: ':has()', pattern: /:has\(/, since: [105, 121, 15.4], without: 'plainer' },
  { name: 'subgrid', pattern: /\bsubgrid\b/, since: [117, 71, 16], without: 'plainer' },
  { name: '@container', pattern: /@container\b/, since: [105, 110, 16], without: 'plainer' },
  { name: 'color-mix()', pattern: /\bcolor-mix\(/, since: [111, 113, 16.2], without: 'plainer' },
  { name: 'oklch()', pattern: /\boklch\(/, since: [111, 113, 15.4], without: 'plainer' },
  { name: 'dvh', pattern: /\d(?:dvh|svh)\b/, since: [108, 101, 15.4], without: 'plainer' },
  { name: 'inert', pattern: /\.inert\b/, since: [102, 112, 15.5], without: 'plainer' },
  { name: 'text-wrap', pattern: /\btext-wrap:/, since: [114, 121, 17.4], without: 'plainer' },
  {
    name: 'content-visibility',
    pattern: /\bcontent-visibility:/,
    since: [85, 125, 18],
    without: 'plainer',
  },
  {
    name: 'requestIdleCallback',
    pattern: /window\.requestIdleCallback\b/,
    since: [47, 55, Number.POSITIVE_INFINITY],
    without: 'otherwise',
  },
]

/** Features that some people's browsers lack still: whoever wants one writes a row above, and what happens without it. */
const unlisted: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['view transitions', /startViewTransition|view-transition/],
  ['anchor positioning', /\banchor-name:|\bposition-anchor:|\banchor\(/],
  ['field-sizing', /\bfield-sizing:/],
  ['light-dark()', /\blight-dark\(/],
  ['@starting-style', /@starting-style\b/],
  ['@scope', /@scope\b/],
  ['interpolate-size', /\binterpolate-size:|\bcalc-size\(/],
  ['scroll-driven animations', /\banimation-timeline:|\bscroll-timeline/],
  ['closedby', /\bclosedby=/],
  ['command and commandfor', /\bcommandfor\b|\bcommandFor\b/],
  ['Promise.withResolvers', /Promise\.withResolvers\b/],
  ['Promise.try', /Promise\.try\b/],
  ['groupBy', /\b(?:Object|Map)\.groupBy\b/],
  ['methods of sets', /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
  ['Array.fromAsync', /Array\.fromAsync\b/],
  ['helpers of iterators', /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|some|find|toArray)\(/],
  ['URL.parse', /\bURL\.parse\(/],
  ['RegExp.escape', /RegExp\.escape\b/],
  ['bytes of base64', /Uint8Array\.from(?:Base64|Hex)\b|\.to(?:Base64|Hex)\(\)/],
  ['Intl.DurationFormat', /Intl\.DurationFormat\b/],
  ['Error.isError', /Error\.isError\b/],
  ['crypto.randomUUID', /\brandomUUID\(/],
]

const browsers: readonly Browser[] = ['Chrome and Edge', 'Firefox', 'Safari']

/** From which version on the app works. */
export function supported(features: readonly Feature[]): string {
  const needed = features.filter(({ without }) => without === 'broken')
  const versions = browsers.map(
    (browser, at) => `${browser} ${Math.max(...needed.map(({ since }) => since[at]!))}`,
  )
  return versions.join(', ')
}

/** The features that a tree of texts uses without a row, and the rows that nothing uses. */
export function findFeatures(sources: ReadonlyMap<string, string>): readonly string[] {
  const texts = [...sources]
  const fresh = unlisted.flatMap(([name, pattern]) =>
    texts
      .filter(([, text]) => pattern.test(text))
      .map(
        ([file]) => `${file}: ${name} is not in every browser: give it a row in scripts/checks/browsers.ts`,
      ),
  )
  const idle = used
    .filter(({ pattern }) => !texts.some(([, text]) => pattern.test(text)))
    .map(({ name }) => `scripts/checks/browsers.ts: nothing uses ${name}`)
  return [...fresh, ...idle]
}

const roots = ['apps/web/src', 'packages']

/** The local network runs in Node alone. */
async function readBrowserSources(): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>()
  for (const root of roots) {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const isOurs =
        /\.(?:css|tsx?)$/.test(path) &&
        !/\.test\.tsx?$|node_modules|[\\/](?:test|dist|bindings|devnet)[\\/]/.test(path)
      if (entry.isFile() && isOurs) sources.set(path, await readFile(path, 'utf8'))
    }
  }
  return sources
}

/** Where people read which browsers are needed: before they begin, and in one that is too old. */
const saidIn = ['README.md', 'apps/web/src/start/oldBrowser.ts']

/** README and app say what comes out, and nothing is used that is not said. */
export async function checkBrowsers(): Promise<readonly string[]> {
  const said = supported(used)
  const texts = await Promise.all(saidIn.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const missing = texts.filter(({ text }) => !text.includes(said))
  return [
    ...missing.map(({ file }) => `${file}: does not say "${said}"`),
    ...findFeatures(await readBrowserSources()),
  ]
}
