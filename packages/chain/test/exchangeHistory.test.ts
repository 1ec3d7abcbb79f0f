import { tyronDex } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { priceOverTime, ssiId, tyronId } from '@tyto/exchange'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nothingKnown, readCoinBalances, readExchangeHistory } from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'
import { readFieldHistory } from '../src/explorer/readFieldHistory'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
beforeAll(async () => {
  chain = await startSendingNetwork()
})
afterAll(() => chain?.close())

it('reads what pools were beyond the thousand changes that one answer tells, and to a bound', async () => {
  const { client, network } = chain
  const deployer = testAccount('deployer')
  const question = {
    coins: [],
    holders: [],
    known: nothingKnown,
    services: ['tyron_s$i'],
    withExchanges: true,
  }
  const { known } = await readCoinBalances(client, network, question)
  const dex = tyronDex(known.services.get('tyron_s$i')!)

  // Each takes a little of the pool: reserves and supply, two changes.
  const removals = 520
  const order = { amount: 10n ** 15n, min_ssi_amount: 0n, min_tyron_amount: 0n, deadline_block: 900_000_000n }
  const call = dex.RemoveLiquidity(order)
  for (let sent = 1; sent <= removals; sent++) {
    await chain.send(deployer, { kind: 'call', call }, BigInt(((sent - 1) % 10) + 1))
    if (sent % 10 === 0) await chain.devnet.mineBlock()
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

  const now = (await readCoinBalances(client, network, question)).exchanges!
  const past = await readExchangeHistory(client, known.services, now)
  expect(past.isComplete).toBe(true)
  // From the first block of the pool on, each block that took of it is there.
  const { values } = priceOverTime(past, { coin: tyronId, units: 10n ** 12n }, ssiId)
  expect(values[0]!.value).toBeGreaterThan(0n)
  expect(past.values.length).toBeGreaterThan(removals / 10)
})
