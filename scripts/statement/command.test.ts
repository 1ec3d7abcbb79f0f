/** `npm run statement -- check FILE` as a person runs it, on files of anybody and on a network that answers over HTTP. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { toBech32, type Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { inFolder } from '../command/inFolder'
import { checkedNetwork } from './checkedNetwork'
import { readStatementFile } from './readStatementFile'

const root = fileURLToPath(new URL('../..', import.meta.url))
function accountOf(base16: Address) {
  return { base16, bech32: toBech32(base16) }
}

const account = accountOf('0x6d715c3bdd3d9d25cb3a57cda9076e5d8fd37b24')
const registry = accountOf('0xdfe5e46db3c01fd9a4a012c999d581f69fcacc61')

interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

async function statement(...args: readonly string[]): Promise<Run> {
  const command = ['--import', 'tsx', 'scripts/statement.ts', ...args]
  const child = spawn(process.execPath, command, { cwd: root })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}

interface FileParts {
  readonly chainId?: number
  readonly name?: string
  readonly registry?: object
}

/** A statement in canonical form: its keys stand in order here. */
function fileOf(parts: FileParts): string {
  return JSON.stringify({
    facts: [
      {
        about: 'zil',
        endpoint: 'http://127.0.0.1:1',
        fact: 'balance',
        fromBlock: '7',
        of: account,
        toBlock: '7',
        value: { decimals: 12, units: '5' },
      },
    ],
    format: 'tyto-statement',
    madeAt: '2026-11-29T03:00:00.000Z',
    name: parts.name ?? 'alice.ssi',
    network: { chainId: parts.chainId ?? 1, name: 'mainnet', registry: parts.registry ?? registry },
    version: 1,
  })
}

test('[BX-25] npm run statement says how it is used', async () => {
  const help = await statement('--help')
  expect(help).toMatchObject({ code: 0, err: '' })
  expect(help.out).toContain('check FILE')
  expect(help.out).toContain('--endpoint URL')
  const wrong = await statement('check', 'a', 'b')
  expect(wrong).toMatchObject({ code: 2, out: '' })
  expect(wrong.err).toContain('npm run statement -- check FILE')
})

const form = 'is no statement: this part does not have the documented form:'
const canonical =
  'was changed after it was saved: a statement is canonical JSON (RFC 8785), without spaces, and has each key once.'

test.each([
  ['', 'is no statement: it is not JSON in UTF-8.'],
  [new Uint8Array([0xff, 0xfe, 0x7b]), 'is no statement: it is not JSON in UTF-8.'],
  [`\ufeff${fileOf({})}`, 'is no statement: it is not JSON in UTF-8.'],
  [' '.repeat(5 * 1024 * 1024), 'is larger than any statement: more than 4 MB.'],
  ['['.repeat(1_000_000), 'is no statement: its parts stand within each other too deep.'],
  ['{"balance":1}', 'is no statement: it does not say that it is one.'],
  [
    fileOf({}).replace('"version":1', '"version":9'),
    'is a statement of another version than this software knows.',
  ],
  [fileOf({}).replace('"units":"5"', '"units":5'), `${form} facts[0].value`],
  [fileOf({ name: '\u001b[2Jalice.ssi' }), `${form} name`],
  [JSON.stringify(JSON.parse(fileOf({})), null, 2), canonical],
])('[BX-25] a file of anybody gets one sentence, file %#', (content, sentence) =>
  inFolder(async (folder) => {
    const path = join(folder, 'statement.json')
    await writeFile(path, content)
    await expect(readStatementFile(path)).rejects.toThrow(`${path} ${sentence}`)
  }),
)

test('[BX-25] npm run statement reads files alone, and nothing of them reaches the terminal as it is', () =>
  inFolder(async (folder) => {
    const path = (name: string): string => join(folder, name)
    await symlink('/dev/zero', path('zero'))
    await promisify(execFile)('mkfifo', [path('pipe')])
    for (const none of [folder, path('zero'), path('pipe')]) {
      await expect(readStatementFile(none)).rejects.toThrow(`${none} is no file.`)
    }
    expect(await statement('check', path('mi\u001b[2Jssing'))).toEqual({
      code: 2,
      out: '',
      err: `${path('mi\\u{1b}[2Jssing')} cannot be read.\n`,
    })
    await writeFile(path('right to left'), fileOf({ name: 'al\u202eice.ssi', chainId: 5 }))
    const run = await statement('check', path('right to left'))
    expect(run).toMatchObject({ code: 2, err: 'No network of chain id 5 is known here.\n' })
    expect(run.out).toContain('al\\u{202e}ice.ssi on mainnet')
  }))

test('[BX-25] npm run statement takes the network of its own entries alone', () =>
  inFolder(async (folder) => {
    const networkOf = async (parts: FileParts, endpoint?: string) => {
      const path = join(folder, 'statement.json')
      await writeFile(path, fileOf(parts))
      return checkedNetwork((await readStatementFile(path)).statement, endpoint)
    }
    expect(await networkOf({})).toMatchObject({ id: 'mainnet', chainId: 1 })
    expect(await networkOf({}, 'https://node.example')).toMatchObject({ endpoints: ['https://node.example'] })
    await expect(networkOf({ chainId: 5 })).rejects.toThrow('No network of chain id 5 is known here.')
    await expect(networkOf({ registry: account })).rejects.toThrow('of another registry than mainnet has')
    await expect(networkOf({}, 'file:///etc/passwd')).rejects.toThrow('takes an http or https URL')
    await expect(networkOf({}, 'node.example')).rejects.toThrow('takes an http or https URL')
    await expect(networkOf({ chainId: 222 }, 'http://127.0.0.1:1/-/rpc')).rejects.toThrow(
      'No local network answers at http://127.0.0.1:1: begin it with npm start, or name it with --endpoint.',
    )
  }))

test('[BX-25] npm run statement asks the endpoint that it is given, never one of the file, and says what is not read', () =>
  inFolder(async (folder) => {
    let asked = 0
    const server = createServer((_, response) => {
      asked++
      response.statusCode = 503
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const file = join(folder, 'alice.json')
    await writeFile(file, fileOf({}))
    const run = await statement('check', file, '--endpoint', `${origin}/v1?key=secret`)
    server.close()
    expect(run.err).toBe('')
    expect(asked).toBeGreaterThan(0)
    expect(run.code).toBe(2)
    expect(run.out).toContain(`asked now: ${origin}\n`)
    expect(run.out).not.toContain('secret')
    expect(run.out).toContain(`unread   balance ZIL, ${account.bech32}: could not be read now.`)
    expect(run.out).toContain('1 facts: 0 the same, 0 differ, 1 could not be read')
  }))
