/** The `@example` blocks of the pure packages: a line that says what it comes to, as `f(1) // 2`, is run. */
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { packageRows, pureRows } from '../layers'
import type { SourceTree } from './imports'

/** One line of an example, and what it is said to come to: a value as JavaScript writes it. */
export interface ExampleLine {
  readonly code: string
  readonly value: string
}

/** One example: its lines that say a value, and before each what was declared above it. */
export interface Example {
  readonly file: string
  readonly line: number
  readonly lines: readonly ExampleLine[]
}

/** The result of a line, and the result that it states. */
export interface Outcome {
  readonly code: string
  readonly actual: unknown
  readonly said: unknown
}

const pure = packageRows.slice(0, pureRows).flat()
const exampleBlock = /@example ?\n((?: +\*(?! @)(?!\/).*\n)+)/g

/** The examples of packages that need no network, no clock and no browser. Of comments in words nothing is run. */
export function findExamples(sources: SourceTree): readonly Example[] {
  return [...sources]
    .filter(([file]) => pure.some((name) => file.startsWith(`packages/${name}/src/`)))
    .flatMap(([file, text]) =>
      [...text.matchAll(exampleBlock)].map(({ index, 1: block = '' }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        lines: linesOf(block),
      })),
    )
    .filter(({ lines }) => lines.length > 0)
}

function linesOf(block: string): readonly ExampleLine[] {
  const lines: ExampleLine[] = []
  let declared = ''
  for (const line of block.split('\n').map((text) => text.replace(/^ +\* ?/, '').trimEnd())) {
    if (line.startsWith('const ')) declared += `${line}\n`
    const [, code, value] = /^(?!const |\/\/)(.*\S) \/\/ (.+)$/.exec(line) ?? []
    if (code !== undefined && value !== undefined && isValue(value))
      lines.push({ code: `${declared}return (${code})`, value })
  }
  return lines
}

/** A value rather than words about it. */
function isValue(text: string): boolean {
  if (/^[a-z][A-Za-z]*$/.test(text)) return ['true', 'false', 'null', 'undefined'].includes(text)
  try {
    compileFunction(`return (${text})`)
    return !text.includes('…') && !text.includes('...')
  } catch {
    return false
  }
}

/** Runs an example with what its file and the pure packages export. Throws what the example throws. */
export async function runExample({ file, lines }: Example): Promise<readonly Outcome[]> {
  const scope = await scopeOf(file)
  const call = (code: string): unknown => {
    const run = compileFunction(code, [...scope.keys()]) as (...given: readonly unknown[]) => unknown
    return run(...scope.values())
  }
  return lines.map(({ code, value }) => ({ code, actual: call(code), said: call(`return (${value})`) }))
}

async function scopeOf(file: string): Promise<ReadonlyMap<string, unknown>> {
  const modules = [...pure.map((name) => `packages/${name}/src/index.ts`), file]
  const scope = new Map<string, unknown>()
  for (const module of modules) {
    const exported: unknown = await import(pathToFileURL(module).href)
    for (const [name, value] of Object.entries(exported as object)) scope.set(name, value)
  }
  return scope
}
