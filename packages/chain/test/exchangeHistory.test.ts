import { encodeCallData } from '@tyto/abi'
import { tyronDex } from '@tyto/contracts'
import { createDevnet, listen, testAccount, type Devnet, type Listener } from '@tyto/devnet'
import { priceOverTime, ssiId, tyronId } from '@tyto/exchange'
import { signTransaction, transactionToRpc, transactionVersion } from '@tyto/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createClient,
  localNetworkBase,
  nothingKnown,
  overrideNetwork,
  readCoinBalances,
  readExchangeHistory,
} from '../src/index'
import { readFieldHistory } from '../src/explorer/readFieldHistory'

let devnet: Devnet
let listener: Listener
beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  listener = await listen(devnet, { port: 0 })
}, 60_000)
afterAll(async () => {
  await listener?.close()
  await devnet?.close()
})

it('reads what pools were beyond the thousand changes that one answer tells, and to a bound', async () => {
  const described = overrideNetwork(
    { ...localNetworkBase, endpoints: [listener.url] },
    JSON.parse(JSON.stringify(devnet.network)),
  )
  if (!described.ok) throw new Error(described.code)
  const client = createClient({
    endpoints: [listener.url],
    chainId: described.value.chainId,
    retries: 0,
    fetch,
  })
  const deployer = testAccount('deployer')
  const question = {
    coins: [],
    holders: [],
    known: nothingKnown,
    services: ['tyron_s$i'],
    withExchanges: true,
  }
  const { known } = await readCoinBalances(client, described.value, question)
  const dex = tyronDex(known.services.get('tyron_s$i')!)

  // Each takes a little of the pool: reserves and supply, two changes.
  const removals = 520
  const start = (await client.request('GetBalance', [deployer.address.slice(2)])) as { nonce: number }
  const order = { amount: 10n ** 15n, min_ssi_amount: 0n, min_tyron_amount: 0n, deadline_block: 900_000_000n }
  const call = dex.RemoveLiquidity(order)
  for (let sent = 1; sent <= removals; sent++) {
    const signed = signTransaction(
      {
        version: transactionVersion(devnet.network.chainId),
        nonce: BigInt(start.nonce + sent),
        toAddr: call.to,
        amount: 0n,
        gasPrice: 2_000_000_000n,
        gasLimit: 5_000n,
        data: encodeCallData(call),
      },
      deployer.privateKey,
    )
    await client.request('CreateTransaction', [transactionToRpc(signed)])
    if (sent % 10 === 0) await devnet.mineBlock()
  }

  const fields = [dex.fields.reserves.field, dex.fields.total_supply.field]
  const page = await readFieldHistory(client, dex.fields.reserves.address, fields)
  expect(page!.isComplete).toBe(false)
  const whole = await readFieldHistory(client, dex.fields.reserves.address, fields, { pages: 2 })
  expect(whole!.isComplete).toBe(true)
  expect(whole!.state).toEqual(page!.state)
  // The page is the end of the whole, to the letter.
  expect(whole!.versions.slice(-page!.versions.length + 1)).toEqual(page!.versions.slice(1))
  expect(whole!.versions.length).toBeGreaterThan(page!.versions.length)
  expect(whole!.versions[0]!.state['total_supply']).toBe('0')

  const now = (await readCoinBalances(client, described.value, question)).exchanges!
  const past = await readExchangeHistory(client, known.services, now)
  expect(past.isComplete).toBe(true)
  // From the first block of the pool on, each block that took of it is there.
  const { values } = priceOverTime(past, { coin: tyronId, units: 10n ** 12n }, ssiId)
  expect(values[0]!.value).toBeGreaterThan(0n)
  expect(past.values.length).toBeGreaterThan(removals / 10)
}, 120_000)
