import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testAccount } from '../genesis/testAccounts'
import { ask, prepareLoop, send, startDevnetProcess } from '../testing/startDevnetProcess'
import { sign, startTestNetwork } from '../testing/startTestNetwork'

const sender = testAccount(6)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a network that is killed while another process executes drops nothing, and answers until then', async () => {
  const victim = await startDevnetProcess(folder, '50', 'own')
  const call = await prepareLoop(victim.url, sender)
  const [running, payment] = await send(victim.url, [call, sign(testAccount(7), { nonce: 1n })])
  // With a block every 50 ms, it is being executed after these.
  for (let i = 0; i < 100; i++)
    expect(await ask(victim.url, 'GetPendingTxn', running)).toMatchObject({ pending: true })
  await victim.kill()

  const lines: string[] = []
  const network = await startTestNetwork({
    storage: { folder },
    execution: {},
    log: (line) => lines.push(line),
  })
  expect(lines).not.toContainEqual(expect.stringContaining('dropped'))
  expect((await network.devnet.mineBlock()).transactionIds).toEqual([running, payment])
  const { receipt } = await network.result<{ receipt: object }>('GetTransaction', running)
  expect(receipt).toMatchObject({ success: false, errors: { 0: [4] } })
  await network.stop()
})
