import type { Identifier, Location } from '../syntax/ast'
import { visit } from '../syntax/visit'
import type { Rule } from './rule'

/**
 * Warns of fields that are never looked at, only written, or only read. Told where the first write or read stands, a write
 * of an entry before one of the whole field. For the reference a read of a field of another contract counts for the field of
 * the same name.
 */
export const unusedFields: Rule = ({ module: { contract }, warn }) => {
  const reads = new Map<string, Location>()
  const entryWrites = new Map<string, Location>()
  const wholeWrites = new Map<string, Location>()
  const note = (places: Map<string, Location>, { name, loc }: Identifier): void => {
    if (!places.has(name)) places.set(name, loc)
  }
  visit(contract, {
    load: ({ field }) => note(reads, field),
    mapGet: ({ map }) => note(reads, map),
    mapExists: ({ map }) => note(reads, map),
    remoteLoad: ({ field }) => note(reads, field),
    remoteMapGet: ({ map }) => note(reads, map),
    remoteMapExists: ({ map }) => note(reads, map),
    mapPut: ({ map }) => note(entryWrites, map),
    mapDelete: ({ map }) => note(entryWrites, map),
    store: ({ field }) => note(wholeWrites, field),
  })
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
