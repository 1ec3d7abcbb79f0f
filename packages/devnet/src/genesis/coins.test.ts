import { allCoins } from '@tyto/contracts'
import { qaPerZil, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestNetwork, type TestNetwork } from '../testing/startTestNetwork'
import { testAccount } from './testAccounts'

let network: TestNetwork
let services: Record<string, Address>
/** Coin id to holder to amount. */
const balances = new Map<string, Record<Address, string>>()
beforeAll(async () => {
  network = await startTestNetwork({ world: 'seeded' })
  services = await field<typeof services>(network.devnet.network.initDid, 'services')
  for (const { id } of allCoins) {
    if (id !== 'zil') balances.set(id, await field(services[id]!, 'balances'))
  }
})
afterAll(() => network.stop())

async function field<T>(address: Address, name: string, keys: readonly string[] = []): Promise<T> {
  const answer = await network.result<Record<string, unknown> | null>(
    'GetSmartContractSubState',
    address.slice(2),
    name,
    keys,
  )
  return answer?.[name] as T
}

function addressOf(name: string): Address {
  return network.devnet.network.names.find((each) => each.name === name)!.address
}

const holders = (): readonly Address[] => [
  ...['alice.ssi', 'bruno.ssi', 'carol.ssi'].map(addressOf),
  ...[0, 1, 2].map((index) => testAccount(index).address),
]
const fern = (): readonly Address[] => [
  ...['fern.ssi', 'defi@fern.ssi', 'zil@fern.ssi'].map(addressOf),
  testAccount(5).address,
]

describe('the coins of the seeded world', () => {
  test('each has a token of its own under its id, with the decimals of the list', async () => {
    expect(services['zil']).toBeUndefined()
    const tokens = allCoins.filter(({ id }) => id !== 'zil')
    expect(new Set(tokens.map(({ id }) => services[id])).size).toBe(59)
    for (const { id, name, symbol, decimals } of tokens) {
      const init = await network.result<readonly { vname: string; value: string }[]>(
        'GetSmartContractInit',
        services[id]!.slice(2),
      )
      const said = Object.fromEntries(init.map(({ vname, value }) => [vname, value]))
      expect(said).toMatchObject({ symbol, decimals: String(decimals) })
      expect(id === 'tyron' || said['name'] === name).toBe(true)
    }
  })

  test('are held in different amounts, to the last decimal, on both sides', () => {
    const amounts: string[] = []
    let exact = 0
    let none = 0
    for (const { id, decimals } of allCoins.filter((coin) => coin.id !== 'zil' && coin.id !== 'tyron')) {
      for (const holder of holders()) {
        const amount = balances.get(id)![holder]
        if (amount === undefined) none += 1
        else {
          amounts.push(`${id} ${amount}`)
          if (!BigInt(amount).toString().endsWith('0') && amount.length > decimals) exact += 1
        }
      }
    }
    expect(none).toBeGreaterThan(50)
    expect(exact).toBeGreaterThan(200)
    expect(new Set(amounts).size).toBeGreaterThan(amounts.length - 20)
    for (const id of ['tyrons$i', 's$i']) {
      for (const place of [addressOf('alice.ssi'), testAccount(0).address]) {
        expect(BigInt(balances.get(id)![place] ?? 0)).toBeGreaterThan(0n)
      }
    }
    for (const holder of fern()) {
      const held = [...balances.values()].filter((each) => each[holder] !== undefined)
      expect(held.length).toBeGreaterThan(10)
      expect(held.length).toBeLessThan(40)
    }
  })

  test('add up to the supply of each', async () => {
    for (const [id, held] of balances) {
      const sum = Object.values(held).reduce((total, amount) => total + BigInt(amount), 0n)
      expect(String(sum)).toBe(await field(services[id]!, 'total_supply'))
    }
  })

  test('and the wallets that pay have ZIL', async () => {
    for (const name of ['fern.ssi', 'defi@fern.ssi', 'zil@fern.ssi', 'work@alice.ssi']) {
      expect(BigInt(await field(addressOf(name), '_balance'))).toBeGreaterThan(50n * qaPerZil)
    }
  })
})

test('[HD-02] hodlers are read by their address, and nobody else is one', async () => {
  const account = (holder: Address) =>
    field<Record<Address, { arguments: readonly string[] }> | undefined>(services['tyroni']!, 'accounts', [
      holder,
    ])
  const { address } = testAccount(0)
  expect((await account(address))![address]!.arguments).toEqual([
    '1',
    '100000',
    '1500000000000000',
    '125500000000000',
  ])
  for (const holder of [testAccount(5).address, addressOf('alice.ssi'), addressOf('fern.ssi')]) {
    expect((await account(holder))![holder]!.arguments).toHaveLength(4)
  }
  expect(await account(testAccount(1).address)).toBeUndefined()
  const locked = BigInt(await field(services['tyroni']!, 'total_locked'))
  expect(BigInt(balances.get('tyron')![services['tyroni']!]!)).toBeGreaterThanOrEqual(locked)
})
