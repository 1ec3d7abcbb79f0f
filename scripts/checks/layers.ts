/** Holds every import of the tree against the lists of scripts/layers.ts. */
import { builtinModules } from 'node:module'
import { readdir } from 'node:fs/promises'
import {
  alsoForbidden,
  browserPackages,
  heartRooms,
  localWalletPart,
  packageRows,
  pureRows,
  sharedRows,
  walletGate,
  webParts,
} from '../layers'
import { findCircles } from './circles'
import { isTest, readImports, readSources, type Import, type SourceTree } from './imports'

/** One rule: why this import may not be, or null. */
interface ImportRule {
  readonly name: string
  readonly check: (found: Import) => string | null
}

/** The package or app that a file belongs to; undefined for scripts and browser tests, which import what they like. */
function packageOf(path: string): string | undefined {
  return /^(?:packages|apps)\/([^/]+)\/src\//.exec(path)?.[1]
}

/** The package that a specifier names; undefined for any that is not ours. */
function packageNamed(specifier: string): string | undefined {
  return /^@tyto\/([^/]+)/.exec(specifier)?.[1]
}

function rowOf(name: string, rows: readonly (readonly string[])[]): number {
  return rows.findIndex((row) => row.includes(name))
}

const webSource = 'apps/web/src/'
const heart = `${webSource}shared/transaction`

/** The folder below `folder` in which a file stands; undefined where it stands elsewhere. */
function folderBelow(folder: string, path: string | null): string | undefined {
  return path?.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined
}

export const importRules: readonly ImportRule[] = [
  {
    name: 'by name',
    check: ({ file, specifier, target }) => {
      const isDeep = /^@tyto\/[^/]+\//.test(specifier)
      const other = target === null ? undefined : packageOf(target)
      const isOutside = other !== undefined && other !== packageOf(file)
      return isDeep || isOutside ? 'another package is imported by its name alone' : null
    },
  },
  {
    name: 'rows',
    check: ({ file, specifier }) => {
      const from = packageOf(file)!
      const to = packageNamed(specifier)
      if (to === undefined || to === from) return null
      if (rowOf(to, packageRows) >= rowOf(from, packageRows)) return `${from} does not stand above ${to}`
      const isLocalWallet = to === 'local-wallet' && folderBelow(webSource, file) === localWalletPart
      return alsoForbidden[from]?.includes(to) && !isLocalWallet ? `${from} does not import ${to}` : null
    },
  },
  {
    name: 'platform',
    check: ({ file, specifier }) => {
      const name = packageOf(file)!
      const hasNoNode = rowOf(name, packageRows) < pureRows || browserPackages.includes(name)
      const isNode = specifier.startsWith('node:') || builtinModules.includes(specifier)
      return hasNoNode && isNode ? `${name} runs in browsers too: no Node modules` : null
    },
  },
  {
    name: 'parts of the app',
    check: ({ file, target }) => {
      const from = folderBelow(webSource, file)
      const to = folderBelow(webSource, target)
      if (from === undefined || to === undefined || from === to) return null
      // The entries, which stand beside the parts, import any of them.
      if (![...webParts, localWalletPart].includes(from)) return null
      const isBelow =
        from === localWalletPart ? to === 'shared' : webParts.indexOf(to) < webParts.indexOf(from)
      return isBelow && webParts.includes(to) ? null : `${from} does not stand above ${to}`
    },
  },
  {
    name: 'features',
    check: ({ file, target }) => {
      const from = folderBelow(`${webSource}features/`, file)
      const to = folderBelow(`${webSource}features/`, target)
      const isOther = from !== undefined && to !== undefined && from !== to
      return isOther ? `no feature imports another one: a page composes ${from} and ${to}` : null
    },
  },
  {
    name: 'shared',
    check: ({ file, target }) => {
      const from = folderBelow(`${webSource}shared/`, file)
      const to = folderBelow(`${webSource}shared/`, target)
      if (from === undefined || to === undefined || from === to) return null
      const isBelow = rowOf(to, sharedRows) < rowOf(from, sharedRows)
      return isBelow ? null : `shared/${from} does not stand above shared/${to}`
    },
  },
  {
    name: 'heart',
    check: ({ file, target }) => {
      const from = folderBelow(`${heart}/`, file)
      const to = folderBelow(`${heart}/`, target)
      if (from === undefined || to === undefined) return null
      const [row, other] = [heartRooms.indexOf(from), heartRooms.indexOf(to)]
      if (row < 0 || other < 0) return `${row < 0 ? from : to} stands in no room of transaction`
      return other <= row ? null : `transaction/${from} is read before transaction/${to}, and asks it`
    },
  },
]

/** The imports that break a rule, as `file:line rule: why`. */
export function findBrokenRules(sources: SourceTree): readonly string[] {
  const imports = readImports(sources).filter(({ file }) => !isTest(file))
  const broken = imports
    .filter(({ file }) => packageOf(file) !== undefined)
    .flatMap((found) =>
      importRules.flatMap(({ name, check }) => {
        const why = check(found)
        return why === null ? [] : [`${found.file}:${found.line} ${name}: ${why}`]
      }),
    )
  return [...broken, ...findWaysRoundTheGate(sources), ...findCircles(imports)]
}

/** A wallet or its adapter that is told to send, whatever it is called: `wallet.send(...)`, `session.wallet()?.send(...)`. */
const askingWallet = /\b\w*(?:wallet|adapter)\w*(?:\(\))?[?!]?\.send\b|\.createTransaction\b/i

function findWaysRoundTheGate(sources: SourceTree): readonly string[] {
  return Array.from(sources, ([file, text]) => ({ file, text }))
    .filter(({ file }) => file.startsWith(webSource) && file !== walletGate && !isTest(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          askingWallet.test(line)
            ? [`${file}:${at + 1} gate: only ${walletGate} asks a wallet for a transaction`]
            : [],
        ),
    )
}

/** A list names what is there: each folder once, and no folder that does not exist. */
async function findUnlisted(list: string, listed: readonly string[], folders: readonly string[]) {
  const entries = await Promise.all(folders.map((folder) => readdir(folder, { withFileTypes: true })))
  const present = entries.flat().flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const message = (name: string, what: string) => `scripts/layers.ts ${list}: ${name} ${what}`
  return [
    ...present.filter((name) => !listed.includes(name)).map((name) => message(name, 'is not listed')),
    ...listed.filter((name) => !present.includes(name)).map((name) => message(name, 'does not exist')),
    ...listed.filter((name, at) => listed.indexOf(name) !== at).map((name) => message(name, 'stands twice')),
  ]
}

export async function checkLayers(): Promise<readonly string[]> {
  return [
    ...(await findUnlisted('packageRows', packageRows.flat(), ['packages', 'apps'])),
    ...(await findUnlisted('sharedRows', sharedRows.flat(), [`${webSource}shared`])),
    ...(await findUnlisted('heartRooms', heartRooms, [heart])),
    ...(await findUnlisted('webParts', [...webParts, localWalletPart], [webSource])),
    ...findBrokenRules(await readSources()),
  ]
}
