import type { NameUse } from '../check/bindings'
import { ScillaError } from '../errors/scillaError'
import type { Identifier } from '../syntax/ast'
import { tokenize } from '../syntax/lexer'
import type { Token } from '../syntax/token'
import { visit } from '../syntax/visit'
import type { Examined } from './examine'

/** What a name is where it stands: of values it is the checker that knows more. */
export type NameKind = 'value' | 'field' | 'component' | 'constructor' | 'type' | 'library' | 'contract'

/** A name where it stands in a text. */
export interface NamePlace extends Omit<Identifier, 'kind'> {
  readonly kind: NameKind
  /** What the checker knows of it. */
  readonly use: NameUse | undefined
}

/** Every name of a text, in its order; none of a text that cannot be parsed. */
export function namesOf(text: string, { uses, module }: Examined): readonly NamePlace[] {
  const noted = new Map(uses.map((use) => [use.loc.start.offset, use]))
  const kinds = module === undefined ? new Map<number, NameKind>() : kindsIn(module)
  return identifiers(text).map(({ name, loc }) => {
    const { offset } = loc.start
    const isCapital = /^[A-Z]/.test(name.slice(name.indexOf('.') + 1))
    return { name, loc, kind: kinds.get(offset) ?? (isCapital ? 'type' : 'value'), use: noted.get(offset) }
  })
}

/** By the place where a name begins. What is not said here is a type if it begins with a capital, else a value. */
function kindsIn(module: NonNullable<Examined['module']>): ReadonlyMap<number, NameKind> {
  const kinds = new Map<number, NameKind>()
  const as =
    (kind: NameKind) =>
    ({ loc }: Identifier): void => {
      kinds.set(loc.start.offset, kind)
    }
  const [field, component, constructor] = [as('field'), as('component'), as('constructor')]
  visit(module, {
    import: ({ name }) => as('library')(name),
    library: ({ name }) => as('library')(name),
    contract: ({ name }) => as('contract')(name),
    field: ({ name }) => field(name),
    load: (statement) => field(statement.field),
    store: (statement) => field(statement.field),
    mapGet: ({ map }) => field(map),
    mapExists: ({ map }) => field(map),
    mapPut: ({ map }) => field(map),
    mapDelete: ({ map }) => field(map),
    transition: ({ name }) => component(name),
    procedure: ({ name }) => component(name),
    call: ({ procedure }) => component(procedure),
    forall: ({ procedure }) => component(procedure),
    constructorDefinition: ({ name }) => constructor(name),
    construct: ({ constructorName }) => constructor(constructorName),
    constructorPattern: ({ constructorName }) => constructor(constructorName),
  })
  return kinds
}

/** Names as they are written, with their namespace: `ListUtils.list_map` is one. */
function identifiers(text: string): readonly Omit<Identifier, 'kind'>[] {
  let tokens: readonly Token[]
  try {
    tokens = tokenize({ file: '', text })
  } catch (error) {
    if (error instanceof ScillaError) return []
    throw error
  }
  const found: Omit<Identifier, 'kind'>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, dot, member] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    if (token === undefined) break
    const mayQualify = token.kind === 'capitalId' || token.kind === 'hex'
    const isMember = member?.kind === 'id' || member?.kind === 'capitalId'
    if (mayQualify && dot?.kind === 'symbol' && dot.text === '.' && isMember) {
      const loc = { start: token.loc.start, end: member.loc.end }
      found.push({ name: `${token.text}.${member.text}`, loc })
      at += 2
    } else if (token.kind === 'id' || token.kind === 'specialId' || token.kind === 'capitalId')
      found.push({ name: token.text, loc: token.loc })
  }
  return found
}
