/** The language server as an editor speaks with it: a process of its own, JSON-RPC over its stdin and stdout. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type Hover,
  type Location,
  type PublishDiagnosticsParams,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'scilla-lsp-'))
const server = spawn(process.execPath, [
  path.join(root, 'node_modules/tsx/dist/cli.mjs'),
  path.join(root, 'scripts/scilla.ts'),
  'lsp',
])
const ended = new Promise<number | null>((resolve) => void server.on('exit', resolve))
const client = createMessageConnection(
  new StreamMessageReader(server.stdout),
  new StreamMessageWriter(server.stdin),
)

const uriOf = (name: string): string => pathToFileURL(path.join(folder, name)).href
const uri = uriOf('Counter.scilla')
const steps = `scilla_version 0
library Steps
type Way =
| Up of Uint32
let step = Uint32 2
(* step is the least *)
let twice = builtin add step step`
const text = `scilla_version 0
import Steps
contract Counter (owner : ByStr20)
field count : Uint32 = Uint32 0
transition Add (n : Uint32)
  accept;
  before <- count;
  after = builtin add before n;
  count := after
end`

const importing = uriOf('Importing.scilla')
const importingText = `scilla_version 0
import Steps as Mine ListUtils
library Importing
let length = @list_length Uint32
let way = Mine.Up Mine.step
contract Importing ()`

/** What was said last of each version of each text. */
const said = new Map<string, readonly Diagnostic[]>()
const saidOf = (of: string, version: number) =>
  vi.waitFor(() => said.get(`${of} ${version}`) ?? Promise.reject(new Error('nothing said')), 60_000)

const open = (opened: string): Promise<void> => openText(opened, text)

function openText(opened: string, shown: string): Promise<void> {
  return client.sendNotification('textDocument/didOpen', {
    textDocument: { uri: opened, languageId: 'scilla', version: 1, text: shown },
  })
}

beforeAll(async () => {
  writeFileSync(path.join(folder, 'Steps.scillib'), steps)
  client.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri: of, version, diagnostics }: PublishDiagnosticsParams) => {
      said.set(`${of} ${version}`, diagnostics)
    },
  )
  client.listen()
  await client.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} })
  await client.sendNotification('initialized', {})
  await open(uri)
  await openText(importing, importingText)
})
afterAll(async () => {
  await client.sendRequest('shutdown')
  await client.sendNotification('exit')
  expect(await ended).toBe(0)
  client.dispose()
  rmSync(folder, { recursive: true })
})

/** Where a part of a text begins. */
function at(part: string, of = uri) {
  const [before = ''] = shownText(of).split(part)
  const line = before.split('\n').length - 1
  return {
    textDocument: { uri: of },
    position: { line, character: before.length - before.lastIndexOf('\n') - 1 },
  }
}

/** Replaces a part of a text, as an editor does while somebody types; what is said of it then. */
async function type(
  typed: string,
  { version, part, by }: { readonly version: number; readonly part: string; readonly by: string },
): Promise<readonly Diagnostic[]> {
  const { position } = at(part)
  const range = { start: position, end: { ...position, character: position.character + part.length } }
  await client.sendNotification('textDocument/didChange', {
    textDocument: { uri: typed, version },
    contentChanges: [{ range, text: by }],
  })
  return saidOf(typed, version)
}

it('[BX-33] says what is wrong with a text, with the libraries beside it', async () => {
  const found = await saidOf(uri, 1)
  expect(found).toMatchObject([
    { severity: 2, message: 'The contract parameter owner is not used.' },
    { severity: 2, message: 'The imported library Steps is not used.' },
  ])
})

it('[BX-33] shows what a name is, and goes to where it is declared', async () => {
  const hover = await client.sendRequest<Hover>('textDocument/hover', at('before n;'))
  expect(hover.contents).toMatchObject({ value: '```scilla\nbefore : Uint32\n```' })
  const declared = await client.sendRequest<Location>('textDocument/definition', at('count;'))
  expect(declared).toEqual({
    uri,
    range: { start: { line: 3, character: 6 }, end: { line: 3, character: 11 } },
  })
  expect(await client.sendRequest('textDocument/hover', at('accept'))).toBeNull()
})

/** The text at a uri, as a client would show it. */
function shownText(of: string): string {
  if (of === importing) return importingText
  return of === uri ? text : readFileSync(fileURLToPath(of), 'utf8')
}
const textAt = (of: string, { start, end }: Range): string | undefined =>
  shownText(of).split('\n')[start.line]?.slice(start.character, end.character)
const places = (of: string, part: string, includeDeclaration = true) =>
  client.sendRequest<readonly Location[]>('textDocument/references', {
    ...at(part, of),
    context: { includeDeclaration },
  })

it('[BX-33] goes to what a library beside the text declares, and finds its uses in both', async () => {
  const library = uriOf('Steps.scillib')
  const declared = await client.sendRequest<Location>('textDocument/definition', at('Mine.step', importing))
  expect(declared).toEqual({
    uri: library,
    range: { start: { line: 4, character: 4 }, end: { line: 4, character: 8 } },
  })
  expect(await client.sendRequest('textDocument/definition', at('Mine.Up', importing))).toEqual({
    uri: library,
    range: { start: { line: 3, character: 2 }, end: { line: 3, character: 4 } },
  })
  expect(await client.sendRequest('textDocument/definition', at('Steps as', importing))).toMatchObject({
    uri: library,
    range: { start: { line: 1, character: 8 } },
  })
  const uses = await places(importing, 'Mine.step')
  expect(uses.map(({ uri: of, range }) => [of, textAt(of, range)])).toEqual([
    [importing, 'Mine.step'],
    [library, 'step'],
    [library, 'step'],
    [library, 'step'],
  ])
  // Opened by the client, the library has the same uses, and says what its names are.
  await openText(library, shownText(library))
  expect(await places(library, 'step = Uint32 2')).toEqual(uses)
  expect(await places(library, 'step = Uint32 2', false)).toHaveLength(3)
  const hover = await client.sendRequest<Hover>('textDocument/hover', at('Up of', library))
  expect(hover.contents).toMatchObject({ value: '```scilla\nUp of Uint32 : Way\n```' })
})

it('[BX-33] goes to the libraries of the language, in files that are for reading alone', async () => {
  const declared = await client.sendRequest<Location>(
    'textDocument/definition',
    at('list_length Uint32', importing),
  )
  expect(path.basename(declared.uri)).toBe('ListUtils.scillib')
  expect(textAt(declared.uri, declared.range)).toBe('list_length')
  expect(statSync(fileURLToPath(declared.uri)).mode & 0o222).toBe(0)
  await openText(declared.uri, shownText(declared.uri))
  expect(await saidOf(declared.uri, 1)).toEqual([])
  const own = { ...declared.range.start }
  const inLibrary = { textDocument: { uri: declared.uri }, position: own }
  const hover = await client.sendRequest<Hover>('textDocument/hover', inLibrary)
  expect(hover.contents).toMatchObject({
    value: "```scilla\nlist_length : forall 'A. List ('A) -> Uint32\n```",
  })
  expect(await client.sendRequest('textDocument/definition', inLibrary)).toEqual(declared)
  expect(await places(importing, 'list_length Uint32')).toContainEqual({
    uri: importing,
    range: { start: { line: 3, character: 14 }, end: { line: 3, character: 25 } },
  })
})

it('[BX-33] formats what can be parsed', async () => {
  const edits = await client.sendRequest<readonly TextEdit[]>('textDocument/formatting', {
    textDocument: { uri },
    options: { tabSize: 2, insertSpaces: true },
  })
  expect(edits).toHaveLength(1)
  expect(edits[0]?.range.start).toEqual({ line: 0, character: 0 })
  expect(edits[0]?.newText).toContain('\ncontract Counter(owner : ByStr20)\n')
})

it('[BX-33] follows what somebody types: a type error, a text that cannot be parsed, one that is too long', async () => {
  const typed = uriOf('Typed.scilla')
  await open(typed)
  expect(await type(typed, { version: 2, part: 'before n', by: 'owner n' })).toMatchObject([
    {
      severity: 1,
      message: 'The builtin add cannot be applied to ByStr20, Uint32.',
      range: { start: { line: 7, character: 18 } },
    },
  ])
  expect(await type(typed, { version: 3, part: 'scilla_version 0', by: 'scilla_version' })).toMatchObject([
    { severity: 1, code: 'SyntaxError' },
  ])
  const formatting = { textDocument: { uri: typed }, options: { tabSize: 2, insertSpaces: true } }
  expect(await client.sendRequest('textDocument/formatting', formatting)).toEqual([])
  const long = `(*${' '.repeat(1_000_000)}*)`
  expect(await type(typed, { version: 4, part: 'scilla_version', by: long })).toMatchObject([
    { message: 'This text is too long to be checked.' },
  ])
})

it('[BX-33] goes on after libraries that cannot be read, and texts that are nested deep', async () => {
  const hostile = uriOf('Hostile.scilla')
  symlinkSync('Circle.scillib', path.join(folder, 'Circle.scillib'))
  symlinkSync('/dev/zero', path.join(folder, 'Zero.scillib'))
  writeFileSync(path.join(folder, 'Torn.scillib'), Uint8Array.of(0x28, 0x2a, 0xff, 0x2a, 0x29))
  const texts = [
    ['import Circle', 'too many symbolic links'],
    ['import Zero', 'Zero.scillib is no file.'],
    ['import Torn', 'Torn.scillib is no text in UTF-8.'],
    [`library L let a = ${'('.repeat(10_000)}`, "Expected an expression, found '('."],
    [`library L let a = ${'fun (x : Uint32) => '.repeat(10_000)}`, 'This is nested deeper than 500 levels.'],
    ['(*'.repeat(400_000), 'This comment is not closed.'],
    ['library L let a = nothing', 'nothing is not defined here.'],
  ] as const
  await openText(hostile, '')
  for (const [at, [part, words]] of texts.entries()) {
    const version = at + 2
    const changed = `scilla_version 0\n${part}\ncontract C ()`
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri: hostile, version },
      contentChanges: [{ text: changed }],
    })
    const found = await saidOf(hostile, version)
    expect(found[0]?.message).toContain(words)
    expect(found[0]?.range.start.line).toBe(1)
  }
})

it.each(['file://elsewhere/Counter.scilla', 'file:///a%2Fb.scilla', 'untitled:Untitled-1'])(
  'checks a text that lies where no file of this machine is: %s',
  async (nowhere) => {
    await openText(nowhere, 'scilla_version 0\nimport Steps\ncontract Counter ()')
    expect(await saidOf(nowhere, 1)).toMatchObject([{ message: 'There is no library Steps.' }])
  },
)
