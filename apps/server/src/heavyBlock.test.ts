import { encodeDeployData } from '@tyto/abi'
import { contractAddress } from '@tyto/primitives'
import { testAccount } from '@tyto/devnet'
import { expect, test } from 'vitest'
import { startTestSite } from './testing/startTestSite'

/** Works as long as it may. */
const code = `scilla_version 0

library Slow

contract Slow ()

field hash : ByStr32 = 0x${'00'.repeat(32)}

transition Loop ()
  many = Uint32 10000000;
  n = builtin to_nat many;
  start <- hash;
  step = fun (before : ByStr32) => fun (ignored : Nat) => builtin sha256hash before;
  fold = @nat_fold ByStr32;
  after = fold step start n;
  hash := after
end
`

test('page, resolver and reads answer again and again before a block with a heavy transaction exists', async () => {
  const site = await startTestSite({}, { execution: {} })
  const { url } = site.server
  const { did } = await site.deployWallet()
  const data = encodeDeployData({
    init: [{ vname: '_scilla_version', type: 'Uint32', value: '0' }],
    amount: 0n,
  })
  await site.write({ code, data })
  const slow = contractAddress(testAccount(8).address, 1n)

  const read = (): Promise<Response> =>
    fetch(`${url}/-/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 1,
        jsonrpc: '2.0',
        method: 'GetSmartContractState',
        params: [slow.slice(2)],
      }),
    })
  const before = await (await read()).text()
  let isDone = false
  const call = { toAddr: slow, data: JSON.stringify({ _tag: 'Loop', params: [] }), gasLimit: 5_000_000n }
  // It fails by its time, and `write` says so.
  const block = site
    .write(call)
    .catch((error: unknown) => error)
    .finally(() => (isDone = true))
  await new Promise(setImmediate)
  // Between two transactions of a block that runs in the same thread there is room for some of these, not for all.
  for (let i = 0; i < 60; i++) {
    const answers = await Promise.all([fetch(url), site.ask(did), read()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await answers[2].text()).toBe(before)
  }
  expect(isDone).toBe(false)
  expect(String(await block)).toContain('The time for one transaction is over.')
  await site.stop()
})
