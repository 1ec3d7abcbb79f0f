/** Writes what the app must know of all its actions without loading them: where each is, what gas it usually takes, and how moments are drawn. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, posix, sep } from 'node:path'
import transactionTexts from '../../../apps/web/src/shared/i18n/locales/en/transaction.json'

const source = 'apps/web/src'

const files = {
  registry: `${source}/app/actions/actions.ts`,
  gas: `${source}/shared/transaction/gas/usualGasTable.ts`,
  moments: `${source}/app/moments/momentKinds.ts`,
  texts: `${source}/shared/transaction/action/summaryTexts.ts`,
} as const

const head = '// Written by `npm run generate` from the actions. Do not edit.'

/** The facts of an action; each stands alone in a file that has its name. */
interface ReadAction {
  readonly name: string
  readonly path: string
  /** The text of what it says of its gas. */
  readonly gas: string
}

interface ReadMoment {
  readonly name: string
  readonly path: string
}

/** The generated files of the app, by their paths. Throws where an action does not say what it must. */
export async function makeActionLists(): Promise<ReadonlyMap<string, string>> {
  const actions = await readActions()
  return new Map([
    [files.registry, renderRegistry(actions)],
    [files.gas, renderGas(actions)],
    [files.moments, renderMoments(await readMoments())],
    [files.texts, renderTexts(Object.keys(transactionTexts.summary))],
  ])
}

/** The paths of those that differ from what is made. */
export async function staleActionLists(lists: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const stale: string[] = []
  for (const [path, text] of lists) {
    const current = await readFile(path, 'utf8').catch(() => null)
    if (current !== text) stale.push(path)
  }
  return stale
}

export async function writeActionLists(lists: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of lists) await writeFile(path, text)
}

async function readActions(): Promise<readonly ReadAction[]> {
  const actions: ReadAction[] = []
  for (const path of await filesBelow(/\/actions\/\w+\.ts$/)) {
    const action = readAction(path, await readFile(path, 'utf8'))
    if (action !== null) actions.push(action)
  }
  return actions.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function readMoments(): Promise<readonly ReadMoment[]> {
  const moments: ReadMoment[] = []
  for (const path of await filesBelow(/\/moments\/\w+\.tsx$/)) {
    const [, name] = /^export const (\w+) = defineMoment</m.exec(await readFile(path, 'utf8')) ?? []
    if (name !== undefined) moments.push({ name, path })
  }
  return moments.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The paths of files of the features. */
async function filesBelow(pattern: RegExp): Promise<readonly string[]> {
  const names = await readdir(`${source}/features`, { recursive: true })
  return names
    .map((name) => `${source}/features/${name.split(sep).join('/')}`)
    .filter((path) => pattern.test(path))
}

/** The action of a file; null where it defines none. */
export function readAction(path: string, text: string): ReadAction | null {
  const found = /^export const (\w+) = defineAction</m.exec(text)
  if (found === null) return null
  const [, name = ''] = found
  const said = /^ {2}name: '(\w+)',$/m.exec(text)?.[1]
  if (said !== name || basename(path, '.ts') !== name)
    throw new Error(`${path}: the action, its \`name\` and its file go by one name, ${name}.`)
  const gas = /^ {2}gas: (null|\{.*\}|\{\n[^]*?\n {2}\}),$/m.exec(text)?.[1]
  if (gas === undefined) throw new Error(`${path}: ${name} does not say its \`gas\`.`)
  return { name, path, gas: gas.replaceAll(/\s+/g, ' ').replaceAll(', }', ' }') }
}

function renderRegistry(actions: readonly ReadAction[]): string {
  return [
    head,
    `import type { AnyAction } from '${fromRegistry('shared/transaction/action/action')}'`,
    `import type { ActionName, UnmeasuredAction } from '${fromRegistry('shared/transaction/gas/usualGasTable')}'`,
    '',
    '/** Every action by its name, loaded when it is needed. Stored transactions refer to these names, so names never change. */',
    'export const actions: Readonly<Record<ActionName | UnmeasuredAction, () => Promise<AnyAction>>> = {',
    ...actions.flatMap(({ name, path }) => [
      `  ${name}: () =>`,
      `    import('${fromRegistry(path.slice(source.length + 1).replace(/\.ts$/, ''))}').then((found) => found.${name}),`,
    ]),
    '}',
    '',
  ].join('\n')
}

function renderMoments(moments: readonly ReadMoment[]): string {
  const folder = 'app/moments'
  const from = (path: string): string => posix.relative(folder, path.slice(source.length + 1))
  return [
    head.replace('actions', 'moments'),
    "import type { MomentKind } from '../../shared/identity/moment/defineMoment'",
    ...moments.map(({ name, path }) => `import { ${name} } from '${from(path).replace(/\.tsx$/, '')}'`),
    '',
    '/** How each kind of moment is drawn. */',
    'export const momentKinds: readonly MomentKind[] = [',
    ...moments.map(({ name }) => `  ${name},`),
    ']',
    '',
  ].join('\n')
}

function fromRegistry(path: string): string {
  return posix.relative('app/actions', path)
}

function renderGas(actions: readonly ReadAction[]): string {
  const measured = actions.filter(({ gas }) => gas !== 'null')
  const others = actions.filter(({ gas }) => gas === 'null')
  return [
    head,
    "import type { GasByRules } from '../action/action'",
    '',
    '/** The usual gas of each action, as it says itself. */',
    'export const usualGasTable = {',
    ...measured.map(({ name, gas }) => `  ${name}: ${gas},`),
    '} as const satisfies Readonly<Record<string, GasByRules>>',
    '',
    '/** The name of an action of the app. */',
    'export type ActionName = keyof typeof usualGasTable',
    '',
    '/** Actions of which nobody can say before what they take. */',
    `export type UnmeasuredAction = ${others.map(({ name }) => `'${name}'`).join(' | ') || 'never'}`,
    '',
  ].join('\n')
}

/** Texts of `summary` that stand inside of sentences. */
const partsOfSentences: readonly string[] = ['yourWallet', 'more', 'numbers']

function renderTexts(keys: readonly string[]): string {
  const texts = new Set(keys.map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')))
  return [
    head.replace('the actions', 'the English texts'),
    '/** The sentences of reviews: `summary.<text>` in the area `transaction`. */',
    'export const summaryTexts = [',
    ...[...texts].filter((text) => !partsOfSentences.includes(text)).map((text) => `  '${text}',`),
    '] as const',
    '',
    'export type SummaryTextKey = (typeof summaryTexts)[number]',
    '',
  ].join('\n')
}
