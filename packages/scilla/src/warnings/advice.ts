import type { ScillaType } from '@tyto/abi'
import type {
  Contract,
  ContractModule,
  Expression,
  Identifier,
  Library,
  Literal,
  Location,
  MessageExpression,
  Statement,
} from '../syntax/ast'
import { statementsOf } from './walkStatements'

export type Advise = (loc: Location, code: 'NoAccept' | 'WholeMap' | 'EmptyTag', message: string) => void

/** Warns of a contract that can take no money, of whole maps where an entry would do, and of messages without a tag. */
export function giveAdvice(
  advise: Advise,
  { contract, library }: ContractModule,
  fieldTypes: ReadonlyMap<string, ScillaType>,
): void {
  const statements = [...statementsOf(contract)]
  if (!statements.some(({ kind }) => kind === 'accept') && !sendsNothingOnly(contract, library)) {
    advise(contract.name.loc, 'NoAccept', `No transition of ${contract.name.name} accepts an amount.`)
  }
  for (const statement of statements) {
    const whole = wholeMap(statement, fieldTypes)
    if (whole !== undefined) advise(whole, 'WholeMap', 'A whole map is moved here; entries cost less.')
  }
  for (const { message, loc } of messagesOf(contract, library)) {
    const tag = entryOf(message, '_tag')
    if (tag?.kind === 'string' && tag.value === '')
      advise(loc, 'EmptyTag', 'ZRC-5 wants the tag "AddFunds" where a message only carries money.')
  }
}

/** A contract that sends messages, all of them without money, is not meant to have any. */
function sendsNothingOnly(contract: Contract, library: Library | undefined): boolean {
  const zeros = new Set(
    (library?.entries ?? []).flatMap((entry) =>
      entry.kind === 'libraryLet' && entry.value.kind === 'literal' && isZero(entry.value.literal)
        ? [entry.name.name]
        : [],
    ),
  )
  // Those that its own statements make, as in the reference.
  const amounts = Array.from(messagesOf(contract, undefined), ({ message }) => entryOf(message, '_amount'))
  const sent = amounts.filter((amount) => amount !== undefined)
  return (
    sent.length > 0 &&
    sent.every((amount) => (amount.kind === 'identifier' ? zeros.has(amount.name) : isZero(amount)))
  )
}

const isZero = (literal: Literal): boolean => literal.kind === 'integer' && literal.value === 0n

const entryOf = ({ entries }: MessageExpression, wanted: string): Literal | Identifier | undefined =>
  entries.find(({ name }) => name.name === wanted)?.value

interface FoundMessage {
  readonly message: MessageExpression
  /** Of the statement or declaration that it stands in, or of the expression around it. */
  readonly loc: Location
}

function* messagesOf(contract: Contract, library: Library | undefined): Generator<FoundMessage> {
  for (const entry of library?.entries ?? [])
    if (entry.kind === 'libraryLet') yield* messagesIn(entry.value, entry.loc)
  for (const { initializer, loc } of contract.fields) yield* messagesIn(initializer, loc)
  for (const statement of statementsOf(contract))
    if (statement.kind === 'bind') yield* messagesIn(statement.value, statement.loc)
}

function* messagesIn(expression: Expression, loc: Location): Generator<FoundMessage> {
  switch (expression.kind) {
    case 'message':
      yield { message: expression, loc }
      return
    case 'let':
      yield* messagesIn(expression.value, expression.value.loc)
      yield* messagesIn(expression.body, expression.body.loc)
      return
    case 'fun':
    case 'typeFun':
      yield* messagesIn(expression.body, expression.body.loc)
      return
    case 'match':
      for (const { body } of expression.clauses) yield* messagesIn(body, body.loc)
      return
    default:
  }
}
/** Where a statement reads or writes a map that has entries of its own. */
function wholeMap(statement: Statement, fieldTypes: ReadonlyMap<string, ScillaType>): Location | undefined {
  const isMap = (name: string, keys: number): boolean => {
    let type = fieldTypes.get(name)
    for (let i = 0; i < keys; i++) type = type?.kind === 'map' ? type.value : undefined
    return type?.kind === 'map'
  }
  switch (statement.kind) {
    case 'load':
      return isMap(statement.field.name, 0) ? statement.field.loc : undefined
    case 'mapGet':
      return isMap(statement.map.name, statement.keys.length) ? statement.loc : undefined
    case 'mapPut':
      return isMap(statement.map.name, statement.keys.length) ? statement.value.loc : undefined
    default:
      return undefined
  }
}
