/**
 * Whether the patterns of a match cover every value, and whether each can be reached, after L. Maranget, "Warnings for
 * pattern matching" (2007). A row is a list of patterns, one per value that is looked at together.
 */
import { constructorArgTypes, type AdtConstructor, type ScillaType } from '@tyto/abi'
import type { ModuleNames } from './moduleNames'

/** A pattern whose constructor is known; `undefined` covers everything. */
export type CoveragePattern =
  | { readonly constructor: AdtConstructor; readonly args: readonly CoveragePattern[] }
  | undefined

type Row = readonly CoveragePattern[]

/** Steps, and steps within steps, after which a match counts as too large to be looked through. */
const mostSteps = 200_000
const deepest = 1_500

export interface Coverage {
  /** A value that no pattern covers, as a pattern (`Some (Cons _ _)`); `undefined` if there is none. */
  readonly missing: string | undefined
  /** Indexes of the patterns that are never reached. */
  readonly unreachable: readonly number[]
  readonly tooLarge: boolean
}

export function coverageOf(
  names: ModuleNames,
  type: ScillaType,
  patterns: readonly CoveragePattern[],
): Coverage {
  const search = new Search(names)
  const rows: Row[] = []
  const unreachable: number[] = []
  for (const [index, pattern] of patterns.entries()) {
    const row = [pattern]
    if (search.uncovered(rows, row, [type]) === undefined) unreachable.push(index)
    rows.push(row)
  }
  const missing = search.uncovered(rows, [undefined], [type])
  return { missing: missing?.[0], unreachable: search.tooLarge ? [] : unreachable, tooLarge: search.tooLarge }
}

class Search {
  #steps = 0
  #depth = 0
  tooLarge = false

  readonly #names: ModuleNames

  constructor(names: ModuleNames) {
    this.#names = names
  }

  /** Values (as pattern texts) that `wanted` covers and none of `rows` does; `undefined` if there are none. */
  uncovered(rows: readonly Row[], wanted: Row, types: readonly ScillaType[]): readonly string[] | undefined {
    this.#steps += (rows.length + 1) * (types.length + 1)
    this.#depth++
    if (this.#steps > mostSteps || this.#depth > deepest) this.tooLarge = true
    const found = this.tooLarge ? undefined : this.#search(rows, wanted, types)
    this.#depth--
    return found
  }

  #search(rows: readonly Row[], wanted: Row, types: readonly ScillaType[]): readonly string[] | undefined {
    const [first, ...rest] = wanted
    const [type, ...restTypes] = types
    if (type === undefined) return rows.length === 0 ? [] : undefined
    if (rows.some((row) => row.every((pattern) => pattern === undefined))) return undefined
    const tail = { wanted: rest, types: restTypes }
    if (first !== undefined) return this.#specialised(rows, first, type, tail)

    const used = new Set(rows.flatMap(([head]) => (head === undefined ? [] : [head.constructor.name])))
    const all =
      used.size === 0 || type.kind !== 'adt' ? [] : (this.#names.definition(type.name)?.constructors ?? [])
    if (all.length > 0 && all.every(({ name }) => used.has(name))) {
      for (const constructor of all) {
        const wildcards = constructor.argTypes.map(() => undefined)
        const found = this.#specialised(rows, { constructor, args: wildcards }, type, tail)
        if (found !== undefined) return found
      }
      return undefined
    }
    const others = rows.filter(([head]) => head === undefined).map((row) => row.slice(1))
    const found = this.uncovered(others, rest, restTypes)
    if (found === undefined) return undefined
    const absent = all.find(({ name }) => !used.has(name))
    return [
      absent === undefined
        ? '_'
        : patternText(
            absent,
            absent.argTypes.map(() => '_'),
          ),
      ...found,
    ]
  }

  /** The same for values that begin with one constructor; `rest` is what follows behind it. */
  #specialised(
    rows: readonly Row[],
    { constructor, args }: { readonly constructor: AdtConstructor; readonly args: Row },
    type: ScillaType,
    rest: { readonly wanted: Row; readonly types: readonly ScillaType[] },
  ): readonly string[] | undefined {
    const arity = constructor.argTypes.length
    const matching: Row[] = []
    for (const [head, ...tail] of rows) {
      if (head === undefined) matching.push([...constructor.argTypes.map(() => undefined), ...tail])
      else if (head.constructor.name === constructor.name) matching.push([...head.args, ...tail])
    }
    const argTypes = constructorArgTypes(constructor, type.kind === 'adt' ? type.args : [])
    const found = this.uncovered(matching, [...args, ...rest.wanted], [...argTypes, ...rest.types])
    return found && [patternText(constructor, found.slice(0, arity)), ...found.slice(arity)]
  }
}

function patternText(constructor: AdtConstructor, args: readonly string[]): string {
  return [constructor.name, ...args.map((arg) => (arg.includes(' ') ? `(${arg})` : arg))].join(' ')
}
