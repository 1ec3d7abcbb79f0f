/**
 * Imports and libraries.
 *
 * ```
 * version  = 'scilla_version' NUMBER
 * imports  = [ 'import' ( CAPITALID [ 'as' CAPITALID ] )+ ]
 * library  = 'library' CAPITALID entry*
 * entry    = 'let' ID [ ':' type ] '=' expression
 *          | 'type' CAPITALID [ '=' ( '|' CAPITALID [ 'of' typeArgument+ ] )+ ]
 * ```
 */
import type {
  ConstructorDefinition,
  ImportedLibrary,
  Library,
  LibraryEntry,
  LibraryLet,
  LibraryType,
  TypeNode,
} from './ast'
import { readAnnotation, readExpression } from './readExpression'
import { readTypeArgumentList } from './readType'
import type { TokenReader } from './tokenReader'

export function readVersion(reader: TokenReader): number {
  reader.expect('scilla_version', 'at the beginning')
  const token = reader.take('number', 'the version of the language')
  const version = Number(token.text)
  if (!Number.isSafeInteger(version) || version < 0) {
    reader.failAt(token.loc, 'The version of the language is a small whole number.')
  }
  return version
}

export function readImports(reader: TokenReader): readonly ImportedLibrary[] {
  const imports: ImportedLibrary[] = []
  if (!reader.skip('import')) return imports
  do {
    const name = reader.name('the name of a library', 'capitalId')
    const namespace = reader.skip('as') ? reader.name('the name of a namespace', 'capitalId') : undefined
    imports.push({ kind: 'import', name, namespace, loc: reader.since(name.loc.start) })
  } while (reader.peek().kind === 'capitalId')
  return imports
}

export function readLibrary(reader: TokenReader): Library {
  const { start } = reader.expect('library', 'or a contract').loc
  const name = reader.name('the name of the library', 'capitalId')
  const entries: LibraryEntry[] = []
  for (;;) {
    if (reader.at('let')) entries.push(libraryLet(reader))
    else if (reader.at('type')) entries.push(libraryType(reader))
    else return { kind: 'library', name, entries, loc: reader.since(start) }
  }
}

function libraryLet(reader: TokenReader): LibraryLet {
  const { start } = reader.next().loc
  const name = reader.name("a name after 'let'", 'id')
  const annotation = readAnnotation(reader)
  reader.expect('=', `after 'let ${name.name}'`)
  const value = readExpression(reader)
  return { kind: 'libraryLet', name, annotation, value, loc: reader.since(start) }
}

function libraryType(reader: TokenReader): LibraryType {
  const { start } = reader.next().loc
  const name = reader.name("a name after 'type'", 'capitalId')
  const constructors: ConstructorDefinition[] = []
  if (reader.skip('=')) {
    if (!reader.at('|')) reader.fail("Expected '|' and a constructor")
    while (reader.at('|')) constructors.push(constructorDefinition(reader))
  }
  return { kind: 'libraryType', name, constructors, loc: reader.since(start) }
}

function constructorDefinition(reader: TokenReader): ConstructorDefinition {
  const { start } = reader.next().loc
  const name = reader.name('the name of a constructor', 'capitalId')
  let argTypes: readonly TypeNode[] = []
  if (reader.skip('of')) {
    argTypes = readTypeArgumentList(reader)
    if (argTypes.length === 0) reader.fail("Expected a type after 'of'")
  }
  return { kind: 'constructorDefinition', name, argTypes, loc: reader.since(start) }
}
