/** `npm start` as a person runs it, where it cannot begin, and in several processes. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createDevnet, testAccount } from '@tyto/devnet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServing } from './startServing'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tyto-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Returns what it writes where people read mistakes, and its exit code. */
function start(...args: readonly string[]): Promise<{ readonly code: unknown; readonly err: string }> {
  return new Promise((resolve) => {
    const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/start.ts')]
    execFile(process.execPath, [...command, '--port', '0', ...args], { cwd: root }, (error, _, err) =>
      resolve({ code: error?.code ?? 0, err }),
    )
  })
}

const open = () => createDevnet({ storage: { folder }, blockTime: 'manual', clock: Date.now })

describe('npm start says in one plain line, without a stack trace,', () => {
  test('that another one uses the folder', async () => {
    const first = await open()
    const { code, err } = await start('--data', folder)
    await first.close()
    expect(code).toBe(1)
    expect(err.trim()).toContain(folder)
    expect(err.trim()).not.toMatch(/\n|\bat .*:\d+:\d+/)
  })

  test('that another one uses the folder that is to be reset, and leaves it as it is', async () => {
    const first = await open()
    const at = join(folder, first.network.genesisHash)
    // LevelDB's own diary holds no data; whoever closes its lock gives it away.
    const files = async () =>
      Promise.all(
        (await readdir(at))
          .filter((name) => !/^LO(?:G|CK)/.test(name))
          .map(async (name) => [name, await readFile(join(at, name), 'latin1')] as const),
      )
    const before = await files()
    const { code, err } = await start('--data', folder, '--reset')
    expect([code, err.trim()]).toEqual([1, expect.stringContaining('Another process holds the data folder')])
    expect(await files()).toEqual(before)
    await first.mineBlock()
    await first.close()
    await (await open()).close()
  })

  test.runIf(process.platform === 'linux').each([
    ['--data', '/proc/nope', /^The data folder \/proc\/nope\/\w+ cannot be made: .*ENOENT.*--data FOLDER$/],
    ['--data', '/dev/null/x', /^The data folder .* cannot be made: .*ENOTDIR/],
  ])('that the folder cannot be made, and why: %s %s', async (option, value, said) => {
    const { code, err } = await start(option, value)
    expect([code, err.trim()]).toEqual([1, expect.stringMatching(said)])
  })

  test.each([
    [['--host', 'https://tyto.example'], '--host takes a name such as tyto.example'],
    [['--host', 'bad host'], '--host takes a name such as tyto.example'],
    [['--host', 'tyto.example/path'], '--host takes a name such as tyto.example'],
    [['--host', ''], '--host takes a name such as tyto.example'],
    [['--rescue', '--reset'], '--reset and --rescue do not go together'],
    [['--new', '--reset'], '--reset and --new do not go together'],
    [['--chain', 'abcd', '--new'], '--chain goes on with a chain'],
    [['--chain', 'xyz'], '--chain takes the first digits'],
  ])('that %j is nothing that it can do', async (options, reason) => {
    const { code, err } = await start('--data', folder, ...options)
    expect([code, err.trim()]).toEqual([1, expect.stringContaining(reason)])
    expect(await readdir(folder)).toEqual([])
  })

  test('that the folder is damaged, and what helps', async () => {
    const first = await open()
    const at = join(folder, first.network.genesisHash)
    await first.close()
    for (const name of await readdir(at))
      if (/\.(?:ldb|log)$|^MANIFEST/.test(name)) await writeFile(join(at, name), 'x'.repeat(4000))
    const { code, err } = await start('--data', folder)
    expect(code).toBe(1)
    expect(err.trim()).toContain('npm start -- --reset')
    expect(err.trim()).not.toMatch(/\n|\bat .*:\d+:\d+/)
  })
})

test('npm start -- --rescue makes a damaged chain again, says how much of it, and serves it', async () => {
  const empty = { storage: { folder }, world: 'empty', blockTime: 'manual', clock: Date.now } as const
  const ids: string[] = []
  let at = ''
  // The records of one session become a table when the next one opens it.
  for (const hasPayment of [true, true, false]) {
    const devnet = await createDevnet(empty)
    at = join(folder, devnet.network.genesisHash)
    if (hasPayment) {
      ids.push((await devnet.faucet(testAccount(1).address)).id)
      await devnet.mineBlock()
    }
    await devnet.close()
  }
  const newest = (await readdir(at))
    .filter((name) => name.endsWith('.ldb'))
    .sort()
    .at(-1)!
  await truncate(join(at, newest), 100)
  const options = ['--data', folder, '--world', 'empty']
  const refused = await start(...options)
  expect(refused.code).toBe(1)
  expect(refused.err.trim()).toContain('npm start -- --rescue')

  const { site, said, url } = await startServing(...options, '--rescue', '--block-time', '60000')
  const ended = once(site, 'exit')
  try {
    const [, damaged = ''] =
      /^1 of 2 blocks were made again, with 1 transactions; the damaged data are in (.*)\.$/.exec(said[0]!) ??
      []
    expect((await stat(join(damaged, newest))).size).toBe(100)
    const ask = async (id: string): Promise<unknown> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'GetTransaction', params: [id] })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${url}/-/rpc`, { method: 'POST', body, headers })).json()
    }
    expect(await ask(ids[0]!)).toMatchObject({ result: { ID: ids[0], receipt: { success: true } } })
    expect(await ask(ids[1]!)).toMatchObject({ error: { message: 'Txn Hash not Present' } })
  } finally {
    site.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})

test('[BX-27] npm start says that another program has the port of wallets, and what works no more', async () => {
  const other = createTcpServer()
  other.on('error', () => undefined)
  // Where somebody has it already, it is taken just as well.
  await new Promise<void>((resolve) => {
    other.once('error', () => resolve())
    other.listen(5555, '127.0.0.1', () => resolve())
  })
  const { site, said } = await startServing('--data', folder, '--world', 'empty')
  const ended = once(site, 'exit')
  try {
    const line = said.find((each) => each.startsWith('Port 5555 is taken by another program'))
    expect(line).toContain('ZilPay and Bearby do not reach this one')
    expect(line).toContain('The local wallet of the page does.')
  } finally {
    site.kill('SIGTERM')
    other.close()
  }
  await ended
})

/** The processes that the process started. */
async function startedBy(parent: number): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!)
}

describe('npm start for many people', () => {
  test.each([
    ['--processes', '2', '--processes and --node are for a public network'],
    ['--listen', '0.0.0.0', '--listen is for a public network'],
    ['--listen', 'everywhere', '--listen takes an IP address'],
    ['--cluster', 'http://127.0.0.1:2379', '--cluster and --as NAME go together'],
  ])('refuses %s %s with the local network', async (option, value, reason) => {
    const { code, err } = await start(option, value, '--data', folder)
    expect([code, err.trim()]).toEqual([1, expect.stringContaining(reason)])
  })

  test('serves one port with all of them; one that dies is replaced, and nobody waits for it', async () => {
    const options = ['--network', 'mainnet', '--processes', '2', '--node', 'http://127.0.0.1:9']
    const { site, url } = await startServing(...options, '--access-log')
    const ended = once(site, 'exit')
    const logged: string[] = []
    createInterface(site.stdout).on('line', (line) => void logged.push(line))
    try {
      const status = async (): Promise<number> => {
        const answer = await fetch(url, { headers: { connection: 'close' } })
        await answer.arrayBuffer()
        return answer.status
      }
      expect(await status()).toBe(200)
      await expect.poll(async () => (await startedBy(site.pid!)).length, { timeout: 60_000 }).toBe(2)

      const [dies, stays] = await startedBy(site.pid!)
      process.kill(dies!, 'SIGKILL')
      await once(createInterface(site.stderr), 'line')
      for (let request = 0; request < 10; request++) expect(await status()).toBe(200)
      await expect.poll(async () => (await startedBy(site.pid!)).length, { timeout: 60_000 }).toBe(2)
      expect(await startedBy(site.pid!)).not.toContain(dies)
      expect(await startedBy(site.pid!)).toContain(stays)
      // Each process says what it was asked for, and each request is said once, in a line of its own.
      const linesOfRequests = (): readonly string[] => logged.filter((line) => line.startsWith('{'))
      await expect.poll(() => linesOfRequests().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(11)
      const asked = linesOfRequests().map((line) => JSON.parse(line) as object)
      for (const line of asked) expect(line).toMatchObject({ method: 'GET', path: '/', status: 200 })
    } finally {
      site.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    expect(await startedBy(site.pid!)).toEqual([])
  })

  test('[BX-27] one that is stopped is replaced, and holds up no request for longer than its time-out', async () => {
    const options = ['--network', 'mainnet', '--processes', '2', '--node', 'http://127.0.0.1:9']
    const { site, url } = await startServing(...options)
    const ended = once(site, 'exit')
    try {
      await expect.poll(async () => (await startedBy(site.pid!)).length, { timeout: 60_000 }).toBe(2)
      const [stopped] = await startedBy(site.pid!)
      process.kill(stopped!, 'SIGSTOP')
      const start = performance.now()
      // Those that the stopped one had taken end with it: its connections are cut, and nothing else goes wrong.
      const status = async (): Promise<unknown> => {
        const answer = await fetch(url, { headers: { connection: 'close' } }).catch(
          ({ cause }: { readonly cause?: { readonly code?: unknown } }) => ({ status: cause?.code }),
        )
        return answer.status
      }
      const answers = await Promise.all(Array.from({ length: 8 }, status))
      expect(performance.now() - start).toBeLessThan(30_000)
      expect(answers).toContain(200)
      for (const answer of answers) expect([200, 'UND_ERR_SOCKET', 'ECONNRESET']).toContain(answer)
      await expect
        .poll(async () => (await startedBy(site.pid!)).includes(stopped!), { timeout: 60_000 })
        .toBe(false)
      await expect.poll(async () => (await startedBy(site.pid!)).length, { timeout: 60_000 }).toBe(2)
      for (let request = 0; request < 10; request++) expect(await status()).toBe(200)
    } finally {
      site.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
  })
})
