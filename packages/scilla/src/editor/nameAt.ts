import { formatType } from '@tyto/abi'
import type { Location } from '../syntax/ast'
import { declarationsOf, type Declared, type FindDeclaration } from './declarations'
import type { Examined } from './examine'
import { namesOf, type NamePlace } from './names'

/** A name of a text, for an editor. */
export interface NameAt {
  /** What it is, as Scilla writes it: `count : Uint32`, `procedure Pay (to : ByStr20)`. */
  readonly told: string
  readonly loc: Location
  /** Undefined for names of the language. */
  readonly declared: Declared | undefined
}

/**
 * The name that stands at a place of a text, counted in UTF-16 code units from 0; undefined where nothing is known of it.
 *
 * @example
 * const examined = examine('let a = Uint32 1 in builtin add a a', 'sum.scilexp')
 * nameAt('let a = Uint32 1 in builtin add a a', examined, 32)?.told // 'a : Uint32'
 */
export function nameAt(text: string, examined: Examined, offset: number): NameAt | undefined {
  const name = namesOf(text, examined).find(
    ({ loc }) => loc.start.offset <= offset && offset <= loc.end.offset,
  )
  if (name === undefined) return undefined
  const { loc, use } = name
  const find = declarationsOf(examined)
  const told = use === undefined ? (find(name)?.told ?? '') : `${use.name} : ${formatType(use.type)}`
  return told === '' ? undefined : { told, loc, declared: declaredOf(name, find) }
}

/** Where a text writes a name that `isMeant` by its declaration, which counts as well. */
export function usesIn(
  text: string,
  examined: Examined,
  isMeant: (declared: Declared) => boolean,
): readonly Location[] {
  const find = declarationsOf(examined)
  return namesOf(text, examined).flatMap((name) => {
    const declared = declaredOf(name, find)
    return declared !== undefined && isMeant(declared) ? [name.loc] : []
  })
}

function declaredOf(name: NamePlace, find: FindDeclaration): Declared | undefined {
  const bound = name.use?.bound
  if (bound !== undefined) return { loc: bound, library: undefined }
  return find(name)
}
