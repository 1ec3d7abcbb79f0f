import type { Identifier, Location, Statement } from '../syntax/ast'
import type { Rule } from './rule'

/**
 * Warns of fields that are never looked at, only written, or only read. Told where a read or a write stands: the last statement of
 * the first component or case that has one; of writes, one of an entry before one of the whole field. For the reference a read of a
 * field of another contract counts for the field of the same name.
 */
export const unusedFields: Rule = ({ module: { contract }, warn }) => {
  const reads = new Map<string, Location>()
  const entryWrites = new Map<string, Location>()
  const wholeWrites = new Map<string, Location>()
  const keep = (places: Map<string, Location>, { name, loc }: Identifier): void => {
    if (!places.has(name)) places.set(name, loc)
  }
  const note = (statements: readonly Statement[]): void => {
    for (const statement of statements.toReversed()) {
      const read = fieldReadBy(statement)
      if (read !== undefined) keep(reads, read)
      else if (statement.kind === 'matchStatement') for (const { body } of statement.clauses) note(body)
      else if (statement.kind === 'mapPut' || statement.kind === 'mapDelete') keep(entryWrites, statement.map)
      else if (statement.kind === 'store') keep(wholeWrites, statement.field)
    }
  }
  for (const { body } of contract.components) note(body)
  for (const { name, loc } of contract.fields.map((field) => field.name)) {
    const read = reads.get(name)
    const written = entryWrites.get(name) ?? wholeWrites.get(name)
    if (read === undefined && written === undefined) warn(loc, 'Unused', `The field ${name} is not used.`)
    else if (read === undefined && written !== undefined)
      warn(written, 'Unused', `The field ${name} is written, but never read.`)
    else if (read !== undefined && written === undefined)
      warn(read, 'Unused', `The field ${name} is read, but never written: it could be a contract parameter.`)
  }
}

function fieldReadBy(statement: Statement): Identifier | undefined {
  switch (statement.kind) {
    case 'load':
    case 'remoteLoad':
      return statement.field
    case 'mapGet':
    case 'mapExists':
    case 'remoteMapGet':
    case 'remoteMapExists':
      return statement.map
    default:
      return undefined
  }
}
