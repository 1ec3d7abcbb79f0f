/** Files that somebody made to harm whoever checks them: each is refused with its reason, and the others are checked. */
import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'scilla-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

function scilla(...args: readonly string[]): Promise<Ended> {
  const command = [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    path.join(root, 'scripts/scilla.ts'),
    ...args,
  ]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: folder, maxBuffer: 100_000_000 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    )
  })
}

function file(name: string, content: string | Uint8Array): string {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), content)
  return name
}

const link = (name: string, to: string) => symlinkSync(to, path.join(folder, name))

const deep = 10_000
const head = 'scilla_version 0\n'
const contract = (body: string) => `${head}contract C ()\n${body}`
const library = (value: string) => `${head}library C\nlet a = ${value}\ncontract C ()`
const nested = (open: string, inner: string, close: string) => open.repeat(deep) + inner + close.repeat(deep)

/** What is said of each source. */
const sources: readonly (readonly [name: string, text: string | Uint8Array, words: string])[] = [
  ['parentheses', library(nested('(', 'Uint32 1', ')')), "Expected an expression, found '('."],
  ['typeParentheses', library(`fun (x : ${nested('(', 'Uint32', ')')}) => x`), 'nested deeper than'],
  ['functions', library(`${'fun (x : Uint32) => '.repeat(deep)}x`), 'nested deeper than 500 levels.'],
  ['lets', library(`${'let x = '.repeat(deep)}`), 'nested deeper than 500 levels.'],
  ['arrows', library(`fun (f : ${'Uint32 -> '.repeat(deep)}Uint32) => f`), 'nested deeper than 64 levels.'],
  ['maps', contract(`field m : ${nested('Map Uint32 (', 'Uint32', ')')} = Emp Uint32 Uint32`), 'nested deeper than'],
  ['addresses', contract(`field a : ${nested('ByStr20 with contract field f : ', 'Uint32', ' end')} = a`), 'deeper'],
  ['matches', contract(`transition T (x : Bool) ${nested('match x with | _ => ', '', 'end ')} end`), 'nested deeper than'],
  ['patterns', contract(`transition T (x : Bool) match x with | ${nested('Some (', '_', ')')} => end end`), 'deeper'],
  ['comments', `${nested('(* ', '', '*)').slice(0, -2)}${head}contract C ()`, 'This comment is not closed.'],
  ['endless', `${head}${'(*'.repeat(400_000)}`, 'This comment is not closed.'],
  ['digits', library(`Uint256 ${'9'.repeat(900_000)}`), 'Uint256'],
  ['bytes', new TextEncoder().encode(contract('')).map((byte) => (byte === 67 ? 255 : byte)), 'is no text in UTF-8.'],
  ['zero', contract('\0'), 'The character "\\u0000" means nothing here.'],
] // oxfmt-ignore

interface Found {
  readonly file: string
  readonly diagnostics: readonly { readonly severity: string; readonly message: string }[]
}

/** The errors of each file of a folder. */
async function errorsOf(below: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { code, out } = await scilla('check', below, '--json')
  expect(code).toBe(1)
  return new Map(
    (JSON.parse(out) as readonly Found[]).map(({ file: name, diagnostics }) => [
      path.basename(name),
      diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    ]),
  )
}

it('[BX-33] refuses sources that are nested, long or no text, each with a clear error', async () => {
  for (const [name, text] of sources) file(`texts/${name}.scilla`, text)
  file('texts/good.scilla', contract(''))
  truncateSync(path.join(folder, file('texts/huge.scilla', '')), 3_000_000_000)
  const errors = await errorsOf('texts')
  for (const [name, , words] of sources) {
    expect(errors.get(`${name}.scilla`)?.join('\n'), name).toContain(words)
    expect(errors.get(`${name}.scilla`)?.join('\n').length, name).toBeLessThan(500)
  }
  expect(errors.get('huge.scilla')).toEqual(['texts/huge.scilla is longer than 1000000 bytes.'])
  expect(errors.get('good.scilla')).toEqual([])
})

it('[BX-33] refuses files and libraries that are links in a circle, devices, folders or links to nothing', async () => {
  const reasons = new Map([
    ['Circle', 'too many symbolic links'],
    ['Zero', 'links/Zero.scillib is no file.'],
    ['Folder', 'links/Folder.scillib is no file.'],
    ['Nothing', 'no such file'],
    ['Itself', 'The library Other imports itself.'],
    ['Torn', 'links/Torn.scillib is no text in UTF-8.'],
  ])
  for (const name of reasons.keys()) file(`links/Of${name}.scilla`, `${head}import ${name}\ncontract C ()`)
  link('links/Circle.scillib', 'Back.scillib')
  link('links/Back.scillib', 'Circle.scillib')
  link('links/Zero.scillib', '/dev/zero')
  mkdirSync(path.join(folder, 'links/Folder.scillib'))
  link('links/Nothing.scillib', 'nowhere')
  file('links/Itself.scillib', `${head}import Other\nlibrary Itself`)
  link('links/Other.scillib', 'Itself.scillib')
  file('links/Torn.scillib', Uint8Array.of(0x28, 0x2a, 0xff, 0x2a, 0x29))
  link('links/again', '.')
  const errors = await errorsOf('links')
  // Each once, though a link leads back to the folder.
  expect([...errors.keys()].filter((name) => name.startsWith('Of'))).toHaveLength(reasons.size)
  for (const [name, words] of reasons)
    expect(errors.get(`Of${name}.scilla`)?.join('\n'), name).toContain(words)
})

it('[BX-33] writes back nothing that it could not read, and reads no endless data', async () => {
  const torn = Uint8Array.from([...new TextEncoder().encode(contract('')), 0x28, 0x2a, 0xff, 0x2a, 0x29])
  const name = file('torn.scilla', torn)
  const refused = await scilla('fmt', name, '--write')
  expect(refused).toEqual({ code: 2, out: '', err: 'torn.scilla is no text in UTF-8.\n' })
  expect(Uint8Array.from(readFileSync(path.join(folder, name)))).toEqual(torn)
  const good = file('good.scilla', contract(''))
  const endless = await scilla('run', good, '--init', '/dev/zero')
  expect([endless.code, endless.err]).toEqual([1, 'good.scilla: failed: /dev/zero is no file.\n'])
  const levels = 200_000
  const deepInit = file('deep.json', '['.repeat(levels) + ']'.repeat(levels))
  const nestedInit = await scilla('run', good, '--init', deepInit)
  expect([nestedInit.code, nestedInit.err]).toEqual([
    1,
    'good.scilla: failed: The init data is no list of named values (vname, type, value).\n',
  ])
})

it('[BX-33] looks for a library at addresses alone, not at paths of init data', async () => {
  file('Secret.scillib', 'a secret')
  mkdirSync(path.join(folder, 'inner'))
  const importing = file('inner/Importing.scilla', `${head}import Mine\ncontract C ()`)
  const paths = ['../Secret', path.join(folder, 'Secret'), `0x${'1'.repeat(39)}/`, 'x'.repeat(10_000)]
  for (const [at, where] of paths.entries()) {
    const init = file(
      `paths${at}.json`,
      JSON.stringify([{ vname: '_extlibs', type: '', value: [{ arguments: ['Mine', where] }] }]),
    )
    const { code, out, err } = await scilla('run', importing, '--init', init, '--lib', '.')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(`_extlibs: ${JSON.stringify(where).slice(0, 60)} is no address.`)
    expect(err).not.toContain('secret')
  }
})
