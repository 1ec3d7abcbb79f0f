import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevnet } from '../../src/network/createDevnet'
import { testAccount } from '../../src/genesis/testAccounts'
import { mountSmallDisk, type SmallDisk } from '../../src/testing/smallDisk'
import { sign, startTestNetwork } from '../../src/testing/startTestNetwork'

const sender = testAccount(6)
const isAllowed = process.getuid?.() === 0 && process.platform === 'linux'
/** Enough that a store finds its way back once the ballast is gone. */
const megabytes = 48
const refusal = [-1, 'The disk of the node is full: it takes nothing until there is room']
let disk: SmallDisk | undefined

beforeAll(async () => {
  disk = isAllowed ? await mountSmallDisk(megabytes) : undefined
})
afterAll(() => disk?.remove())

test.runIf(isAllowed)(
  'a node on a full disk says so, acknowledges nothing, and has all that it acknowledged once there is room',
  async (context) => {
    if (disk === undefined) return context.skip('This machine lets nobody mount a disk.')
    const { folder } = disk
    const lines: string[] = []
    const options = { storage: { folder }, world: 'empty', blockTime: 'manual', clock: Date.now } as const
    const network = await startTestNetwork({ ...options, log: (line) => lines.push(line) })
    const taken: string[] = []
    let nonce = 1n
    // A write that was begun before may still find room on the last page of a file.
    const sendOne = async (): Promise<readonly unknown[] | undefined> => {
      const answer = await network.call('CreateTransaction', sign(sender, { nonce }))
      if (answer.error) return [answer.error.code, answer.error.message]
      taken.push((answer.result as { TranID: string }).TranID)
      nonce++
      return undefined
    }
    for (let i = 0; i < 5; i++) expect(await sendOne()).toBeUndefined()
    await network.devnet.mineBlock()
    await disk.fill()
    for (let i = 0; i < 40 && (await sendOne()) === undefined; i++);
    for (let i = 0; i < 5; i++) expect(await sendOne()).toEqual(refusal)
    await expect(network.devnet.mineBlock()).rejects.toMatchObject({ code: 'DiskFull' })
    await expect(network.devnet.faucet(sender.address)).rejects.toMatchObject({
      code: 'FaucetRefused',
      details: 'DiskFull',
    })
    // Stored records are read as ever.
    expect(await network.result('GetBalance', sender.address)).toMatchObject({ nonce: 5 })
    expect(await network.result('GetTransaction', taken[0])).toMatchObject({ ID: taken[0] })
    const ofTheDisk = lines.filter((line) => line.includes(folder))
    expect(ofTheDisk).toEqual([expect.stringMatching(/is full\. .*Make room/)])

    await disk.makeRoom()
    expect(await sendOne()).toBeUndefined()
    await network.devnet.mineBlock()
    expect(lines.at(-1)).toContain('it goes on')
    expect(await network.result('GetBalance', sender.address)).toMatchObject({ nonce: taken.length })
    await disk.fill()
    await network.stop()

    const failure: unknown = await createDevnet(options).then(
      (devnet) => devnet.close(),
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({
      code: 'DiskFull',
      message: expect.stringContaining('Make room') as string,
    })
    await disk.makeRoom()
    const again = await startTestNetwork(options)
    for (const id of taken) expect(await again.result('GetTransaction', id)).toMatchObject({ ID: id })
    expect(await again.result('GetBalance', sender.address)).toMatchObject({ nonce: taken.length })
    await again.stop()
  },
)

test.runIf(isAllowed)(
  'a copy that finds no room says so, leaves nothing behind, and is no trouble of the network',
  async (context) => {
    const small = await mountSmallDisk(megabytes)
    if (small === undefined) return context.skip('This machine lets nobody mount a disk.')
    const folder = join(small.folder, 'data')
    const network = await startTestNetwork({ storage: { folder } })
    try {
      await small.fill()
      expect(await network.failure('devnet_backup')).toEqual([-1, 'The disk has no room for a copy'])
      expect(network.devnet.trouble()).toBeUndefined()
      await small.makeRoom()
      expect(await readdir(`${folder}.backups`).catch(() => [])).toEqual([])
      expect(await network.result('devnet_backup')).toContain('data.backups')
    } finally {
      await network.stop()
      await small.remove()
    }
  },
)
