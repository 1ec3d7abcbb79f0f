/** A copy of the data folder that is made while the network runs. */
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testAccount } from '../../src/genesis/testAccounts'
import { replayChain } from '../../src/testing/replayChain'
import { startTestNetwork } from '../../src/testing/startTestNetwork'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'devnet-'))
  folder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const person = testAccount(6)
const pay = { to: testAccount(7).address, amount: 5n }

test('[BX-35] is a whole chain, to the block in which it began, though blocks come meanwhile; it goes on by itself', async () => {
  const network = await startTestNetwork({ storage: { folder } })
  for (let at = 0; at < 5; at++) await network.confirm(person, pay)
  const copying = network.result<string>('devnet_backup')
  for (let at = 0; at < 5; at++) await network.confirm(person, pay)
  const copy = await copying
  expect(copy.startsWith(`${folder}.backups`)).toBe(true)
  await network.stop()

  const lines: string[] = []
  const restored = await startTestNetwork({
    storage: { folder: copy },
    world: undefined,
    log: (line) => void lines.push(line),
  })
  const height = Number(await restored.result<string>('GetNumTxBlocks')) - 1
  expect(height).toBeGreaterThanOrEqual(5)
  expect(lines.join(' ')).not.toMatch(/lost|damaged/)
  const { nonce } = await restored.result<{ nonce: number }>('GetBalance', person.address)
  expect(nonce).toBe(height)
  // A transaction that waited when the copy began waits in it too.
  await restored.devnet.mineBlock()
  expect((await restored.confirm(person, { ...pay, amount: 6n })).success).toBe(true)
  await restored.stop()
  expect((await replayChain(copy)).differences).toEqual([])
})

test('[BX-35] its files copied by hand while it runs are a chain up to some block, or called damaged, and nothing else', async () => {
  const network = await startTestNetwork({ storage: { folder } })
  const copies: string[] = []
  const written: Promise<unknown>[] = []
  for (let at = 0; at < 40; at++) {
    await network.confirm(person, pay)
    if (at % 4 !== 0) continue
    const copy = join(parent, `copy${at}`)
    copies.push(copy)
    written.push(cp(folder, copy, { recursive: true }).catch(() => undefined))
  }
  await Promise.all(written)
  await network.stop()
  const standing = join(parent, 'standing')
  await cp(folder, standing, { recursive: true })
  copies.push(standing)
  let whole = 0
  for (const copy of copies) {
    try {
      const restored = await startTestNetwork({ storage: { folder: copy }, world: undefined })
      const { nonce } = await restored.result<{ nonce: number }>('GetBalance', person.address)
      const blocks = Number(await restored.result<string>('GetNumTxBlocks'))
      expect(nonce).toBe(blocks - 1)
      expect(nonce).toBeGreaterThan(0)
      await restored.stop()
      expect((await replayChain(copy)).differences).toEqual([])
      whole++
    } catch (error) {
      expect(error).toMatchObject({ code: 'StoreCorrupt' })
    }
  }
  expect(whole).toBeGreaterThan(0)
})

test('[BX-35] has permanent storage too, and is made for whoever runs the network alone', async () => {
  const network = await startTestNetwork({ storage: { folder }, world: 'seeded' })
  const stored = await readdir(join(folder, 'permaweb'))
  expect(stored.length).toBeGreaterThan(5)
  const copy = await network.result<string>('devnet_backup')
  expect(await readdir(join(copy, 'permaweb'))).toEqual(stored)
  const refused = await network.devnet.handleRpc(
    { id: 1, jsonrpc: '2.0', method: 'devnet_backup', params: [] },
    { mayRule: false },
  )
  expect(refused).toHaveProperty('error')
  expect(await readdir(`${folder}.backups`)).toHaveLength(1)
  await network.stop()
})

test('what a process that was killed left of one is no copy, and is gone with the next', async () => {
  const network = await startTestNetwork({ storage: { folder } })
  const left = join(`${folder}.backups`, 'unfinished')
  await mkdir(left, { recursive: true })
  await writeFile(join(left, 'half'), 'half')
  const copy = await network.result<string>('devnet_backup')
  expect(await readdir(copy)).not.toContain('half')
  expect(await readdir(`${folder}.backups`)).toEqual([basename(copy)])
  await network.stop()
})

test('does not touch the one before, though the clock stands still', async () => {
  const network = await startTestNetwork({ storage: { folder }, clock: () => Date.UTC(2026, 10, 28) })
  const copy = await network.result<string>('devnet_backup')
  const before = await readdir(copy, { recursive: true })
  await network.confirm(person, pay)
  expect(await network.failure('devnet_backup')).toEqual([-32603, 'Internal error'])
  expect(await readdir(copy, { recursive: true })).toEqual(before)
  expect(await readdir(`${folder}.backups`)).toEqual([basename(copy)])
  await network.stop()
})

test('of a network in memory is refused', async () => {
  const network = await startTestNetwork()
  expect(await network.failure('devnet_backup')).toEqual([-1, 'This network is kept in memory'])
  await network.stop()
})

test('[BX-35] of all copies so many stay as were asked for, the newest, and what is none stays too', async () => {
  const network = await startTestNetwork({ storage: { folder } })
  const copies: string[] = []
  for (let at = 0; at < 3; at++) {
    await network.confirm(person, pay)
    copies.push(await network.result<string>('devnet_backup'))
  }
  await mkdir(join(`${folder}.backups`, 'by hand'))
  const newest = await network.result<string>('devnet_backup', 2)
  const left = await readdir(`${folder}.backups`)
  expect(left.toSorted()).toEqual([basename(copies[2]!), basename(newest), 'by hand'].toSorted())
  for (const wrong of [0, -1, 1.5, '2', null, 10_000])
    await expect(network.result('devnet_backup', wrong)).rejects.toThrow()
  expect(await readdir(`${folder}.backups`)).toHaveLength(3)
  await network.stop()
})
