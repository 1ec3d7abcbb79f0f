/** `npm run deploy` as a person runs it, on a network that answers over HTTP. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, getAccount, loadLocalNetwork, readAvailability } from '@tyto/chain'
import { createDevnet, listen, testAccount } from '@tyto/devnet'
import { expect, test } from 'vitest'
import { inFolder } from '../command/inFolder'
import { startServing } from '../start/startServing'
import { placesOf, readLock } from './lockFile'

const root = fileURLToPath(new URL('../..', import.meta.url))
const deployer = testAccount(0)
const key = Buffer.from(deployer.privateKey).toString('hex')

interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command; kills it once it has said so many lines. */
async function deploy(args: readonly string[], killAfter = Infinity): Promise<Run> {
  const command = ['--import', 'tsx', 'scripts/deploy.ts', ...args]
  const child = spawn(process.execPath, command, { cwd: root })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => {
    said.out += text.toString()
    if (said.out.split('\n').length > killAfter) child.kill('SIGKILL')
  })
  child.stderr.on('data', (text: Buffer) => {
    said.err += text.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}

test.each([
  ['mainnet', 'since 2026-07-20 (block 31759109)'],
  ['testnet', 'any more'],
])(
  '[BX-25] npm run deploy sends nothing to %s, which executes no calls, and says since when',
  async (network, when) => {
    expect(await deploy(['--network', network, '--key', 'no such file', '--yes'])).toEqual({
      code: 1,
      out: '',
      err: `${network} executes no calls of contracts ${when}. Nothing was sent and nothing was paid. Networks that run them: docs/networks.md\n`,
    })
  },
)

test(
  'npm run deploy says the cost, sends nothing unasked, goes on after it was killed, and does nothing twice',
  () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data')
      const options = { world: 'empty', blockTime: 'on demand', clock: Date.now } as const
      const devnet = await createDevnet({ ...options, storage: { folder: data } })
      const server = await listen(devnet, { port: 0 })
      const client = createClient({
        endpoints: [server.url],
        chainId: devnet.network.chainId,
        fetch: (url, init) => fetch(url, init),
      })
      const sent = async () => (await getAccount(client, deployer.address)).nonce
      const [keyFile, lockFile] = [join(folder, 'key'), join(folder, 'lock.json')]
      const opening = join(folder, 'opening.json')
      await writeFile(keyFile, `${key}\n`)
      await writeFile(opening, '{"staking": {"rewards": "500"}}')
      const files = ['--key', keyFile, '--lock', lockFile, '--opening', opening]
      const args = ['--network', 'local', '--endpoint', server.url, ...files]
      try {
        const dry = await deploy(args)
        expect(dry).toMatchObject({ code: 0, err: '' })
        const counts = [...dry.out.matchAll(/^(\w+): (\d+) transactions, [\d.]+ ZIL/gm)].map(([, , n]) =>
          Number(n),
        )
        expect(counts).toHaveLength(8)
        expect(dry.out).toMatch(/^openStaking: 1 transactions, [\d.]+ ZIL, and carry 500 ZIL$/m)
        const all = counts.reduce((sum, each) => sum + each, 0)
        expect(dry.out).toMatch(/In all [\d.]+ ZIL; zil1\w+ has 1,?000,?000 ZIL\./)
        expect(dry.out).toContain('Nothing was sent.')
        expect(await sent()).toBe(0n)

        const killed = await deploy([...args, '--yes'], 20)
        expect(killed.code).toBeNull()
        const part = await sent()
        expect(part).toBeGreaterThan(0n)
        expect(part).toBeLessThan(BigInt(all))

        const whole = await deploy([...args, '--yes'])
        expect(whole).toMatchObject({ code: 0, err: '' })
        expect(await sent()).toBe(BigInt(all))
        expect(whole.out).not.toContain('NOT OUR SOURCE')
        expect(whole.out.match(/^as in our source/gm)?.length).toBeGreaterThan(20)
        expect(JSON.parse(whole.out.slice(whole.out.indexOf('\n{')))).toMatchObject({
          chainId: devnet.network.chainId,
          registry: expect.stringMatching(/^0x[0-9a-f]{40}$/) as string,
          walletCode: { did: { source: 'ours' } },
        })

        const again = await deploy([...args, '--yes'])
        expect(again.out).toContain('In all 0 ZIL')
        expect(await sent()).toBe(BigInt(all))
        // An opened section stays: other terms change nothing, and say so.
        await writeFile(opening, '{"staking": {"rewards": "600"}}')
        const other = await deploy([...args, '--yes'])
        expect(other).toMatchObject({ code: 1, out: '' })
        expect(other.err).toContain('opened with other terms')
        expect(await sent()).toBe(BigInt(all))
        for (const { out, err } of [dry, killed, whole, again]) expect(out + err).not.toContain(key)
        expect(await readFile(lockFile, 'utf8')).not.toContain(key)

        await writeFile(opening, '{"staking": {"rewards": "500"}}')
        // Another run holds the file; one that ended does not.
        await writeFile(`${lockFile}.held`, String(process.pid))
        const second = await deploy([...args, '--yes'])
        expect([second.code, second.err]).toEqual([1, expect.stringContaining('Another run works with')])
        await rm(`${lockFile}.held`)
        // The same lock file on a chain that was begun anew: nothing is called done, and nothing is sent.
        const fresh = await createDevnet({ ...options, storage: 'memory' })
        const elsewhere = await listen(fresh, { port: 0 })
        const begunAnew = await deploy(['--network', 'local', '--endpoint', elsewhere.url, ...files, '--yes'])
        await elsewhere.close()
        await fresh.close()
        expect(begunAnew).toMatchObject({ code: 1, out: '' })
        expect(begunAnew.err).toContain('is that of another chain')

        await writeFile(keyFile, 'no key')
        expect(await deploy(args)).toMatchObject({
          code: 1,
          err: expect.stringContaining('holds no private key of 64 hex digits.') as string,
        })
      } finally {
        await server.close()
        await devnet.close()
      }
      await pointAt(data, lockFile)
    }),
  300_000,
)

test(
  '[BX-26] npm run deploy puts the protocol on a network of its own id and the rules of Zilliqa 2, for what it said; a definite refusal ends it',
  () =>
    inFolder(async (folder) => {
      const options = { storage: 'memory', world: 'empty', blockTime: 'on demand', clock: Date.now } as const
      const devnet = await createDevnet({ ...options, rules: 'zilliqa-2', chainId: 4_242 })
      const server = await listen(devnet, { port: 0 })
      const [keyFile, lockFile] = [join(folder, 'key'), join(folder, 'lock.json')]
      await writeFile(keyFile, key)
      const args = ['--network', 'own', '--chain-id', '4242', '--endpoint', server.url]
      const files = ['--key', keyFile, '--lock', lockFile]
      try {
        // By other rules the limits are too low, and the node says so once.
        const wrong = await deploy([
          ...args,
          ...files,
          '--rules',
          'zilliqa-1',
          '--gas-price',
          '2001',
          '--yes',
        ])
        expect(wrong.code).toBe(1)
        expect(wrong.err).toContain('Insufficient Zilliqa txn gas supplied')
        await rm(lockFile)

        const dry = await deploy([...args, ...files])
        const [, said] = /In all ([\d,.]+) ZIL/.exec(dry.out) ?? []
        const most = Number(said?.replaceAll(',', ''))
        expect(most).toBeGreaterThan(600)
        const client = createClient({
          endpoints: [server.url],
          chainId: 4_242,
          fetch: (url, init) => fetch(url, init),
        })
        const before = (await getAccount(client, deployer.address)).balance
        const whole = await deploy([...args, ...files, '--yes'])
        expect(whole).toMatchObject({ code: 0, err: '' })
        expect(whole.out).not.toContain('NOT OUR SOURCE')
        const entry = JSON.parse(whole.out.slice(whole.out.indexOf('\n{'))) as unknown
        expect(entry).toMatchObject({ chainId: 4_242, rules: { set: 'zilliqa-2', forReading: null } })
        const paid = Number(before - (await getAccount(client, deployer.address)).balance) / 1e12
        expect(paid).toBeCloseTo(most, 0)
      } finally {
        await server.close()
        await devnet.close()
      }
    }),
  300_000,
)

/** The app's own chain code works with what was deployed, once `npm start` is pointed at it. */
async function pointAt(data: string, lockFile: string): Promise<void> {
  const { site, url } = await startServing('--world', 'empty', '--data', data, '--protocol', lockFile)
  const ended = once(site, 'exit')
  try {
    const network = await loadLocalNetwork({ fetch: (to, init) => fetch(to, init), origin: url })
    const { registry, zlpRegistry, init } = placesOf((await readLock(lockFile))!)
    expect(network).toMatchObject({ registry, zlpRegistry, init })
    const client = createClient({ ...network, fetch: (to, options) => fetch(to, options) })
    expect((await readAvailability(client, network, 'freebirdy')).kind).toBe('free')
  } finally {
    site.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
}
