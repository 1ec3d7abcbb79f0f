/** The language server as an editor speaks with it: a process of its own, JSON-RPC over its stdin and stdout. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** What was said last of each version of each text. */
const said = new Map<string, readonly Diagnostic[]>()
const saidOf = (of: string, version: number) =>
  vi.waitFor(() => said.get(`${of} ${version}`) ?? Promise.reject(new Error('nothing said')), 60_000)

function open(opened: string): Promise<void> {
  return client.sendNotification('textDocument/didOpen', {
    textDocument: { uri: opened, languageId: 'scilla', version: 1, text },
  })
}

beforeAll(async () => {
  writeFileSync(path.join(folder, 'Steps.scillib'), 'scilla_version 0\nlibrary Steps\nlet step = Uint32 2')
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
})
afterAll(async () => {
  await client.sendRequest('shutdown')
  await client.sendNotification('exit')
  expect(await ended).toBe(0)
  client.dispose()
  rmSync(folder, { recursive: true })
})

/** Where a part of the text begins. */
function at(part: string) {
  const [before = ''] = text.split(part)
  const line = before.split('\n').length - 1
  return {
    textDocument: { uri },
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

it.each(['file://elsewhere/Counter.scilla', 'file:///a%2Fb.scilla', 'untitled:Untitled-1'])(
  'checks a text that lies where no file of this machine is: %s',
  async (nowhere) => {
    await open(nowhere)
    expect(await saidOf(nowhere, 1)).toMatchObject([{ message: 'There is no library Steps.' }])
  },
)
