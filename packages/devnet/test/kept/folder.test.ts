import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDevnet } from '../../src/network/createDevnet'
import { startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'
import { testAccount } from '../../src/genesis/testAccounts'
import { put } from '../../src/store/keyValueStore'
import { openLevelStore } from '../../src/store/levelStore'

const sender = testAccount(6)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const open = (world: 'empty' | 'seeded' = 'empty'): Promise<TestNetwork> =>
  startTestNetwork({ storage: { folder }, world })

async function delLast(level: ClassicLevel, prefix: string): Promise<void> {
  for await (const key of level.keys({ gte: prefix, lt: `${prefix}~`, reverse: true, limit: 1 }))
    await level.del(key)
}

describe('a folder', () => {
  test('that another network holds is refused', async () => {
    const first = await open()
    await expect(
      createDevnet({ storage: { folder }, world: 'empty', blockTime: 'manual', clock: Date.now }),
    ).rejects.toMatchObject({
      code: 'FolderInUse',
    })
    await first.stop()
  })

  test('that holds something else with the name of a chain is no reason to stop', async () => {
    const other = 'f'.repeat(64)
    await writeFile(join(folder, other), '')
    const network = await open()
    const { genesisHash } = network.devnet.network
    expect((await readdir(folder)).sort()).toEqual([genesisHash, other, 'permaweb'].sort())
    await network.stop()
  })

  test('that cannot be written to is named', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(
      createDevnet({ storage: { folder: file }, blockTime: 'manual', clock: Date.now }),
    ).rejects.toMatchObject({ code: 'FolderNotWritable' })
  })

  test.each([
    ['the manifest is torn', async (at: string) => writeFile(join(at, 'CURRENT'), 'MANIFEST-torn\n')],
    [
      'tables are overwritten',
      async (at: string) => {
        for (const name of await readdir(at)) {
          if (/\.(ldb|log)$|^MANIFEST/.test(name)) await writeFile(join(at, name), 'x'.repeat(4000))
        }
      },
    ],
  ])('is called damaged when %s', async (_how, damage) => {
    const network = await open()
    const at = join(folder, network.devnet.network.genesisHash)
    await network.stop()
    await damage(at)
    const failure = await createDevnet({
      storage: { folder },
      world: 'empty',
      blockTime: 'manual',
      clock: Date.now,
    }).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'StoreCorrupt',
      message: expect.stringContaining(folder) as string,
    })
    expect(String(failure)).toContain('--reset')
  })

  test.runIf(existsSync('/dev/full'))(
    'on a full disk is not called damaged, and nothing is told to be reset',
    async () => {
      // A write into this file finds no room.
      await symlink('/dev/full', join(folder, 'MANIFEST-000001'))
      const failure = await openLevelStore(folder).catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: 'DiskFull', message: expect.stringContaining(folder) as string })
      expect(String(failure)).not.toContain('--reset')
    },
  )

  test('that cannot be opened for a reason of another kind is not called damaged', async () => {
    await mkdir(join(folder, 'CURRENT'))
    const failure = await openLevelStore(folder).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'StoreNotOpened',
      metaMessages: [expect.stringContaining('Is a directory')],
    })
    expect(String(failure)).not.toContain('--reset')
  })

  async function withData(change: (level: ClassicLevel) => Promise<void>): Promise<unknown> {
    const network = await open()
    const { genesisHash } = network.devnet.network
    await network.confirm(sender, {})
    await network.confirm(sender, {})
    await network.stop()
    const level = new ClassicLevel(join(folder, genesisHash))
    await change(level)
    await level.close()
    return createDevnet({ storage: { folder }, world: 'empty', blockTime: 'manual', clock: Date.now }).catch(
      (error: unknown) => error,
    )
  }

  test.each([
    ['its beginning', (level: ClassicLevel) => level.del('meta/genesis')],
    ['the totals of its latest block', (level: ClassicLevel) => level.del('meta/totals')],
    ['a block', (level: ClassicLevel) => delLast(level, 'block/')],
    ['a transaction', (level: ClassicLevel) => delLast(level, 'tx/')],
    ['what a transaction changed', (level: ClassicLevel) => delLast(level, 'changes/')],
    ['the times of its blocks', (level: ClassicLevel) => delLast(level, 'time/')],
  ])('of a chain that lost %s is called damaged, and nothing begins in it', async (_what, lose) => {
    const failure = await withData(lose)
    expect(failure).toMatchObject({ code: 'StoreCorrupt' })
    expect(failure).toMatchObject({ metaMessages: [expect.stringContaining('npm start -- --reset')] })
  })

  test('of a log with one flipped bit is called damaged', async () => {
    const network = await open()
    const at = join(folder, network.devnet.network.genesisHash)
    await network.confirm(sender, {})
    await network.stop()
    // Opened once more, the log of the next blocks is a file of its own.
    const again = await open()
    const [log = ''] = (await readdir(at)).filter((name) => name.endsWith('.log'))
    const start = (await readFile(join(at, log))).length
    await again.confirm(sender, {})
    const middle = (await readFile(join(at, log))).length
    // Records that share a block of the log are lost together: this one fills some.
    for (let i = 0; i < 100; i++) await again.confirm(testAccount(7), {})
    await again.stop()
    const bytes = await readFile(join(at, log))
    const place = start + ((middle - start) >> 1)
    bytes[place] = bytes[place]! ^ 1
    await writeFile(join(at, log), bytes)
    await expect(
      createDevnet({ storage: { folder }, world: 'empty', blockTime: 'manual', clock: Date.now }),
    ).rejects.toMatchObject({ code: 'StoreCorrupt' })
  })

  test('whose end is gone says how many blocks are lost', async () => {
    const network = await open()
    const at = join(folder, network.devnet.network.genesisHash)
    await network.stop()
    const again = await open()
    const [log = ''] = (await readdir(at)).filter((name) => name.endsWith('.log'))
    await again.confirm(sender, {})
    const kept = (await readFile(join(at, log))).length
    await again.confirm(sender, {})
    await again.devnet.mineBlock()
    await again.stop()
    await truncate(join(at, log), kept)
    const lines: string[] = []
    const last = await startTestNetwork({ storage: { folder }, log: (line) => lines.push(line) })
    expect(lines).toContainEqual(expect.stringMatching(/^2 blocks that had been made are lost/))
    await last.stop()
  })

  test.each(['empty', 'seeded'] as const)(
    'of a chain whose log is gone with all that stood in it is called damaged, and no %s one begins in its place',
    async (world) => {
      const network = await open()
      await network.confirm(sender, {})
      const at = join(folder, network.devnet.network.genesisHash)
      await network.stop()
      for (const name of await readdir(at)) if (name.endsWith('.log')) await rm(join(at, name))
      const before = await readdir(folder)
      await expect(open(world)).rejects.toMatchObject({ code: 'StoreCorrupt' })
      expect(await readdir(folder)).toEqual(before)
    },
  )

  test('[BX-35] of a machine whose clock was ahead goes on, with times that rise, and says so until it has caught up', async () => {
    const hour = 3_600_000
    const clock = Date.now()
    const start = (ahead: number, lines: string[]) =>
      startTestNetwork({ storage: { folder }, clock: () => clock + ahead, log: (line) => lines.push(line) })
    const timeOf = async (network: TestNetwork): Promise<number> => {
      const { header } = await network.result<{ header: { Timestamp: string } }>('GetLatestTxBlock', '')
      return Number(header.Timestamp)
    }
    const first = await start(hour, [])
    await first.confirm(sender, {})
    const last = await timeOf(first)
    await first.stop()
    for (const [ahead, isSaid] of [
      [0, true],
      [hour + 60_000, false],
    ] as const) {
      const lines: string[] = []
      const again = await start(ahead, lines)
      const { success } = await again.confirm(sender, {})
      expect(success).toBe(true)
      expect(await timeOf(again)).toBeGreaterThan(last)
      expect(lines.some((line) => line.startsWith('The clock is 60 minutes behind'))).toBe(isSaid)
      await again.stop()
    }
  })

  test('of a chain that is cut short in a record is called damaged', async () => {
    const network = await open()
    const { genesisHash } = network.devnet.network
    await network.stop()
    const store = await openLevelStore(join(folder, genesisHash))
    await store.write([put('account/0x00', 'much')])
    await store.close()
    await expect(
      createDevnet({ storage: { folder }, world: 'empty', blockTime: 'manual', clock: Date.now }),
    ).rejects.toMatchObject({
      code: 'StoreCorrupt',
    })
  })
})
