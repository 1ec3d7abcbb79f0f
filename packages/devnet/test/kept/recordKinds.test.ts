/** Each kind of record of a chain: where one cannot be what was written, that is said, and nothing is made of it. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccount } from '../../src/genesis/testAccounts'
import { put } from '../../src/store/keyValueStore'
import { openLevelStore } from '../../src/store/levelStore'
import recorded from '../../src/testing/earlier/8750f031.json' with { type: 'json' }
import { unpackRecording } from '../../src/testing/recordedFolder'
import { startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'

/** Records that the start reads; what stands there decides whether there is a chain at all. */
const readAtStart = [
  'account',
  'acts',
  'block',
  'code',
  'contract',
  'field',
  'meta/ahead',
  'meta/form',
  'meta/genesis',
  'meta/latest',
  'meta/rules',
  'meta/totals',
  'pending',
  'rejected',
  'time',
]
/** Records of the past, each read when somebody asks for it. */
const readWhenAsked = ['changes', 'of', 'tx']

let whole: string
let folder: string
let chain: string
/** The first key of each kind. */
let samples: ReadonlyMap<string, string>

const open = (): Promise<TestNetwork> => startTestNetwork({ storage: { folder }, world: undefined })

function kindOf(key: string): string {
  return key.startsWith('meta/') ? key : key.slice(0, key.indexOf('/'))
}

beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), 'devnet-'))
  folder = whole
  await unpackRecording('8750f031', whole)
  const network = await open()
  const { devnet } = network
  for (const [method, params] of [
    ['devnet_impersonate', [testAccount(4).address, Buffer.from(testAccount(5).publicKey).toString('hex')]],
    ['devnet_setTime', [Date.now() + 60_000]],
  ] as const) {
    const answer = await devnet.handleRpc({ id: 1, jsonrpc: '2.0', method, params }, { mayRule: true })
    expect(answer).not.toHaveProperty('error')
  }
  await network.stop()
  chain = devnet.network.genesisHash
  const store = await openLevelStore(join(whole, chain))
  await store.write([put('meta/form', '1')])
  const found = new Map<string, string>()
  for await (const key of store.keys('')) if (!found.has(kindOf(key))) found.set(kindOf(key), key)
  await store.close()
  samples = found
})
afterAll(() => rm(whole, { recursive: true }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
  await cp(whole, folder, { recursive: true, preserveTimestamps: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function overwrite(kind: string, record: string): Promise<string> {
  const key = samples.get(kind) ?? ''
  const store = await openLevelStore(join(folder, chain))
  await store.write([put(key, record)])
  await store.close()
  return key
}

test('[BX-35] every kind of record that a chain has is in these lists', () => {
  const known = [...readAtStart, ...readWhenAsked].filter((kind) => kind !== 'pending' || samples.has(kind))
  expect([...samples.keys()].sort()).toEqual(known.sort())
})

test.each(readAtStart)(
  '[BX-35] a record of %s that cannot be read ends the start, and stays as it is',
  async (kind) => {
    const key = await overwrite(kind, '\u0000x{')
    await expect(open()).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:StoreCorrupt|NewerVersion)$/) as string,
    })
    expect(await readdir(folder)).toEqual(await readdir(whole))
    const store = await openLevelStore(join(folder, chain))
    expect(store.get(key)).toBe('\u0000x{')
    await store.close()
  },
)

test.each(readWhenAsked)(
  '[BX-35] a record of %s that cannot be read is an error of whoever asks, and never an answer',
  async (kind) => {
    const key = await overwrite(kind, '\u0000x{')
    const network = await open()
    const [, name = ''] = key.split('/')
    const answer =
      kind === 'tx'
        ? await network.call('GetTransaction', name)
        : kind === 'changes'
          ? await network.call('tyto_getStateChanges', name)
          : await network.call('tyto_getAddressTransactions', name.slice(2), 10, null)
    expect(answer).toHaveProperty('error')
    expect(answer.result).toBeUndefined()
    await network.stop()
  },
)

test('[BX-35] the mark of a process of another version, or half of one, is no reason to stop or to drop anything', async () => {
  expect(recorded.height).toBeGreaterThan(0)
  for (const mark of ['', '5', 'x', `${recorded.height + 9} ${'f'.repeat(64)} 2 more`, '{"form":2}']) {
    const store = await openLevelStore(join(folder, chain))
    store.setMark(mark)
    await store.close()
    const network = await open()
    expect(await network.result('GetBalance', recorded.person)).toEqual(recorded.balance)
    await network.stop()
  }
})
