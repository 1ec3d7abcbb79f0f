import { contractAddress } from '@tyto/primitives'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { timeBudget } from '../../src/bounds/bounds'
import { testAccount } from '../../src/genesis/testAccounts'
import { slowCode, slowDeploy, slowGas } from '../../src/testing/slowContract'
import { callOf, deployOf, startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'

const sender = testAccount(6)
const other = testAccount(7)
const slow = contractAddress(sender.address, 0n)
const loop = { ...callOf({ to: slow, transition: 'Loop', amount: 0n, params: [] }), gasLimit: slowGas }
let network: TestNetwork

beforeEach(async () => {
  network = await startTestNetwork()
  await network.confirm(sender, deployOf(slowCode, slowDeploy))
})
afterEach(() => network.stop())

interface Receipt {
  readonly success: boolean
  readonly cumulative_gas: string
  readonly errors: Record<string, number[]>
  readonly exceptions: { readonly message: string }[]
}

test('a transaction that takes too long for its gas fails with the reason, and others of its block go on', async () => {
  const before = await network.result<{ balance: string }>('GetBalance', sender.address)
  const long = await network.send(sender, loop)
  const payment = await network.send(other, {})
  const { transactionIds } = await network.devnet.mineBlock()
  expect(transactionIds).toEqual([long, payment])
  const { receipt } = await network.result<{ receipt: Receipt }>('GetTransaction', long)
  expect(receipt).toMatchObject({
    success: false,
    errors: { 0: [4] },
    exceptions: [{ message: 'The time for one transaction is over.' }, {}],
  })
  // The gas that it took is paid for, and no more.
  const gas = BigInt(receipt.cumulative_gas)
  expect(gas).toBeLessThan(slowGas)
  const after = await network.result<{ balance: string }>('GetBalance', sender.address)
  expect(BigInt(before.balance) - BigInt(after.balance)).toBe(gas * 2_000_000_000n)
  expect(await network.result('GetTransaction', payment)).toMatchObject({ receipt: { success: true } })
})

test('requests are answered between the transactions of a block, and no block takes all that waits', async () => {
  const nonce = await network.nonce(sender)
  const first = await network.send(sender, { ...loop, nonce })
  const second = await network.send(other, { ...loop })
  const last = await network.send(testAccount(8), {})
  let isDone = false
  const block = network.devnet.mineBlock().finally(() => (isDone = true))
  await new Promise(setImmediate)
  const meanwhile = await network.devnet.handleRpc(
    JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'GetPendingTxn', params: [second] }),
  )
  expect(isDone).toBe(false)
  expect(meanwhile).toMatchObject({ result: { pending: true } })
  expect((await block).transactionIds).toEqual([first, second])
  expect((await network.devnet.mineBlock()).transactionIds).toEqual([last])
})

test('what requests take between the transactions of a block is not taken from the block', async () => {
  const first = await network.send(sender, loop)
  const second = await network.send(other, {})
  const last = await network.send(testAccount(8), {})
  const block = network.devnet.mineBlock()
  // Comes in while the first one runs, and is served behind it.
  setImmediate(() => {
    const start = process.cpuUsage()
    for (;;) {
      const { user, system } = process.cpuUsage(start)
      if ((user + system) / 1000 > timeBudget.block) return
    }
  })
  expect((await block).transactionIds).toEqual([first, second, last])
})

/** Runs what stands between `transition` and its event, and answers with the receipt. */
async function receiptOf(body: string): Promise<Receipt> {
  const code = `scilla_version 0

library Attack

contract Attack ()

transition Run ()
${body}
  e = { _eventname : "Done"; sum : end_ };
  event e
end
`
  const place = contractAddress(sender.address, (await network.nonce(sender)) - 1n)
  expect((await network.confirm(sender, deployOf(code, slowDeploy))).success).toBe(true)
  const call = callOf({ to: place, transition: 'Run', amount: 0n, params: [] })
  const id = await network.send(sender, { ...call, gasLimit: 1_000_000n })
  await network.devnet.mineBlock()
  return (await network.result<{ receipt: Receipt }>('GetTransaction', id)).receipt
}

test('twelve thousand keys recovered in a fold, for gas that costs next to nothing, end with the budget', async () => {
  // A point of the curve, and a number.
  const signature = `79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798${'1'.padStart(64, '0')}`
  const receipt = await receiptOf(`  many = Uint32 12000;
  n = builtin to_nat many;
  short = 0x1234;
  message = builtin to_bystr short;
  signature = 0x${signature};
  recovery = Uint32 0;
  start = Uint32 0;
  step = fun (sum : Uint32) => fun (ignored : Nat) =>
    let key = builtin ecdsa_recover_pk message signature recovery in sum;
  fold = @nat_fold Uint32;
  end_ = fold step start n;`)
  expect(receipt).toMatchObject({
    success: false,
    exceptions: [{ message: 'The time for one transaction is over.' }, {}],
  })
})

test('a letter of a long text costs the same time the thousandth time as the first', async () => {
  const receipt = await receiptOf(`  seed = "0123456789";
  few = Uint32 14;
  doublings = builtin to_nat few;
  double = fun (text : String) => fun (ignored : Nat) => builtin concat text text;
  grow = @nat_fold String;
  long = grow double seed doublings;
  many = Uint32 100000;
  n = builtin to_nat many;
  place = Uint32 3;
  one = Uint32 1;
  start = Uint32 0;
  step = fun (sum : Uint32) => fun (ignored : Nat) =>
    let letter = builtin substr long place one in sum;
  fold = @nat_fold Uint32;
  end_ = fold step start n;`)
  // Were the text scanned each time, this would end with the budget of time too.
  expect(receipt.success).toBe(true)
})
