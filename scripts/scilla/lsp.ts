/** `scilla lsp`: the language server, for editors that speak its protocol on stdin and stdout. */
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  examine,
  formatSource,
  nameAt,
  ScillaError,
  usesIn,
  type Declared,
  type Diagnostic,
  type Examined,
  type Location,
} from '@tyto/scilla'
import {
  createConnection,
  DiagnosticSeverity,
  TextDocuments,
  TextDocumentSyncKind,
  type Diagnostic as ShownDiagnostic,
  type Location as Place,
  type Range,
  type TextDocumentPositionParams,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { findLibraries, longestSource } from './sources'
import { standardFile } from './standardFiles'

const wholeText = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }
const tooLong: ShownDiagnostic = {
  range: wholeText,
  severity: DiagnosticSeverity.Warning,
  source: 'scilla',
  message: 'This text is too long to be checked.',
}

/** Serves until the editor ends it. `libraryFolders` are searched before the folder of a file. */
export function serveEditor(libraryFolders: readonly string[]): void {
  const connection = createConnection(process.stdin, process.stdout)
  const documents = new TextDocuments(TextDocument)
  const texts = new OpenTexts(documents, libraryFolders)

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      documentFormattingProvider: true,
    },
    serverInfo: { name: 'scilla' },
  }))
  documents.onDidChangeContent(async ({ document }) => {
    const diagnostics = texts.look(document)?.diagnostics.map(shown) ?? [tooLong]
    await connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics })
  })
  documents.onDidClose(async ({ document: { uri } }) => {
    texts.forget(uri)
    await connection.sendDiagnostics({ uri, diagnostics: [] })
  })
  connection.onHover((at) => {
    const name = texts.lookUp(at)
    return name
      ? {
          contents: { kind: 'markdown', value: `\`\`\`scilla\n${name.told}\n\`\`\`` },
          range: rangeOf(name.loc),
        }
      : null
  })
  connection.onDefinition((at) => {
    const declared = texts.lookUp(at)?.declared
    return declared ? placeOf(declared, at.textDocument.uri) : null
  })
  connection.onReferences(({ context, ...at }) => {
    const declared = texts.lookUp(at)?.declared
    if (declared === undefined) return null
    const meant = placeOf(declared, at.textDocument.uri)
    return texts
      .around(declared, meant)
      .flatMap((seen) => usesOf(meant, seen))
      .filter((place) => context.includeDeclaration || !isSame(place, meant))
  })
  connection.onDocumentFormatting(({ textDocument }) => {
    const document = documents.get(textDocument.uri)
    return document ? format(document) : null
  })
  documents.listen(connection)
  connection.listen()
}

/** The texts that the editor holds open, each examined once for each of its versions. */
class OpenTexts {
  readonly #documents: TextDocuments<TextDocument>
  readonly #libraryFolders: readonly string[]
  readonly #examined = new Map<string, { readonly version: number; readonly known: Examined }>()

  constructor(documents: TextDocuments<TextDocument>, libraryFolders: readonly string[]) {
    this.#documents = documents
    this.#libraryFolders = libraryFolders
  }

  /** What is known of a text; undefined where it is too long. */
  look(document: TextDocument): Examined | undefined {
    const before = this.#examined.get(document.uri)
    if (before?.version === document.version) return before.known
    const text = document.getText()
    if (text.length > longestSource) return undefined
    const known = lookAt(text, fileOf(document.uri), this.#libraryFolders)
    this.#examined.set(document.uri, { version: document.version, known })
    return known
  }

  forget(uri: string): void {
    this.#examined.delete(uri)
  }

  /** The name at a place of an open text. */
  lookUp({ textDocument, position }: TextDocumentPositionParams) {
    const document = this.#documents.get(textDocument.uri)
    const known = document && this.look(document)
    return known && nameAt(document.getText(), known, document.offsetAt(position))
  }

  /** The texts that are open, and the library that declares a name. */
  around({ library }: Declared, { uri }: Place): readonly SeenText[] {
    const open = this.#documents.all().flatMap((document) => {
      const known = this.look(document)
      return known === undefined ? [] : [{ uri: document.uri, text: document.getText(), known }]
    })
    if (library === undefined || this.#documents.get(uri) !== undefined) return open
    const { source } = library.module
    return [...open, { uri, text: source, known: lookAt(source, fileURLToPath(uri), this.#libraryFolders) }]
  }
}

function lookAt(text: string, file: string, libraryFolders: readonly string[]): Examined {
  return examine(text, file, {
    findLibraries: (imports) => findLibraries(imports, file, libraryFolders),
  })
}

interface SeenText {
  readonly uri: string
  readonly text: string
  readonly known: Examined
}

function usesOf(meant: Place, { uri, text, known }: SeenText): readonly Place[] {
  const places = usesIn(text, known, (declared) => isSame(placeOf(declared, uri), meant))
  return places.map((loc) => ({ uri, range: rangeOf(loc) }))
}

function isSame(one: Place, other: Place): boolean {
  const [{ start }, { start: otherStart }] = [one.range, other.range]
  return one.uri === other.uri && start.line === otherStart.line && start.character === otherStart.character
}

/** Where something is declared that the text at `uri` names. */
function placeOf({ loc, library }: Declared, uri: string): Place {
  const range = rangeOf(loc)
  if (library === undefined) return { uri, range }
  const file = library.isStandard ? standardFile(library.name) : path.resolve(library.module.file)
  return { uri: pathToFileURL(file).href, range }
}

/** One edit of all of it, or none where it has its form already, or cannot be parsed: that is said as a diagnostic. */
function format(document: TextDocument) {
  const before = document.getText()
  try {
    const after = before.length > longestSource ? before : formatSource(before, fileOf(document.uri))
    const range = { start: document.positionAt(0), end: document.positionAt(before.length) }
    return after === before ? [] : [{ range, newText: after }]
  } catch (error) {
    if (error instanceof ScillaError) return []
    throw error
  }
}

/** A text that was never saved, or lies where no file of this machine is, is a contract in the folder where the server runs. */
function fileOf(uri: string): string {
  try {
    return fileURLToPath(uri)
  } catch {
    return path.resolve('untitled.scilla')
  }
}

function shown({ severity, code, message, start, end }: Diagnostic): ShownDiagnostic {
  return {
    range: rangeOf({ start, end }),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'scilla',
    message,
  }
}

/** The protocol counts lines and UTF-16 code units from 0. */
function rangeOf({ start, end }: Location): Range {
  const position = ({ line, column }: Location['start']) => ({ line: line - 1, character: column - 1 })
  return { start: position(start), end: position(end) }
}
