import { formatType } from '@tyto/abi'
import type { NameUse } from '../check/bindings'
import type { Identifier, Location } from '../syntax/ast'
import type { Examined } from './examine'

/** A name of a text, for an editor. */
export interface NameAt {
  /** What it is, as Scilla writes it: `count : Uint32`, `procedure Pay (to : ByStr20)`. */
  readonly told: string
  readonly loc: Location
  /** Where the same text declares it; undefined for names of the language and of other files. */
  readonly declared: Location | undefined
}

const word = /[A-Za-z0-9_.']/

/**
 * The name that stands at a place of a text, counted in UTF-16 code units from 0; undefined where nothing is known of it.
 *
 * @example
 * const examined = examine('let a = Uint32 1 in builtin add a a', 'sum.scilexp')
 * nameAt('let a = Uint32 1 in builtin add a a', examined, 32)?.told // 'a : Uint32'
 */
export function nameAt(text: string, examined: Examined, offset: number): NameAt | undefined {
  const use = examined.uses.findLast(({ loc }) => covers(loc, offset))
  const loc = use?.loc ?? wordAt(text, offset)
  if (loc === undefined) return undefined
  if (use?.bound !== undefined) return { told: toldOf(use), loc, declared: use.bound }
  const name = text.slice(loc.start.offset, loc.end.offset)
  const declaration = declarations(examined).find((one) => one.name.name === name)
  if (use !== undefined) return { told: toldOf(use), loc, declared: declaration?.name.loc }
  return declaration && { told: declaration.told, loc, declared: declaration.name.loc }
}

function toldOf({ name, type }: NameUse): string {
  return `${name} : ${formatType(type)}`
}

interface Declaration {
  readonly name: Identifier
  readonly told: string
}

/** What a module declares once for all of it: fields, transitions, procedures, types and constructors. */
function declarations({ module }: Examined): readonly Declaration[] {
  if (module === undefined) return []
  const types = (module.library?.entries ?? []).flatMap((entry): readonly Declaration[] =>
    entry.kind === 'libraryType'
      ? [
          { name: entry.name, told: `type ${entry.name.name}` },
          ...entry.constructors.map(({ name, argTypes }) => ({
            name,
            told:
              [
                name.name,
                ...(argTypes.length > 0 ? ['of'] : []),
                ...argTypes.map(({ type }) => formatType(type)),
              ].join(' ') + ` : ${entry.name.name}`,
          })),
        ]
      : [],
  )
  if (module.kind === 'libraryModule') return types
  const { fields, components } = module.contract
  return [
    ...fields.map(({ name, type }) => ({ name, told: `field ${name.name} : ${formatType(type.type)}` })),
    ...components.map(({ kind, name, parameters, resultType }) => ({
      name,
      told: `${kind} ${name.name} (${parameters.map((one) => `${one.name.name} : ${formatType(one.type.type)}`).join(', ')})${resultType === undefined ? '' : ` : ${formatType(resultType.type)}`}`,
    })),
    ...types,
  ]
}

function covers({ start, end }: Location, offset: number): boolean {
  return start.offset <= offset && offset <= end.offset
}

/** The word around a place. Its line and column are those of the place: only offsets count here. */
function wordAt(text: string, offset: number): Location | undefined {
  let from = offset
  let to = offset
  while (from > 0 && word.test(text[from - 1] ?? '')) from -= 1
  while (to < text.length && word.test(text[to] ?? '')) to += 1
  if (from === to) return undefined
  return { start: positionAt(text, from), end: positionAt(text, to) }
}

/** The position of an offset in a text. */
export function positionAt(text: string, offset: number): Location['start'] {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), offset }
}
