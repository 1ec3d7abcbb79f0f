/** Money for a service of the protocol goes to the contract that the network's entry knows, whatever a node names. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ssnListProxy, zilAddress } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { isRecord, qaPerZil, type Address } from '@tyto/primitives'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPeople, type People, type WriteName } from '../../../../../e2e/rig/people'
import { TestNetwork } from '../../../../../packages/simulator/test/network'
import type { AnyAction } from '../../shared/transaction/action/action'
import { actions } from './actions'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

const qa = qaPerZil
const nobody: Address = '0x00000000000000000000000000000000000000ee'
const [giver, alice] = [testAccount('who stakes'), testAccount(0)]

let network: TestNetwork
let people: People

beforeAll(async () => {
  network = await TestNetwork.start()
  people = await createPeople(network)
  await network.account('who stakes')
  // A stake that rests, which its account may hand over.
  const [proxy, ssnaddr] = [await people.tools.service('zilstaking'), await people.tools.service('ssnzilpay')]
  const programme = ssnListProxy(proxy)
  await people.tools.call(giver, programme.DelegateStake({ ssnaddr }, { amount: 25n * qa }))
  for (const _ of [1, 2]) {
    await people.tools.mine(30)
    await people.tools.call(giver, programme.AdvanceCycle({}))
  }
  await people.tools.call(giver, programme.WithdrawStakeRewards({ ssnaddr }))
})

/** The reason why an action makes no request where the network's entry says that a service stands there; `none` where it makes one. */
async function refusalWhere(service: string, address: Address, name: WriteName, input: object) {
  const action: AnyAction = await actions[name]()
  const contracts = { ...people.described.contracts, [service]: { address, codeHash: null } }
  const context = {
    network: { ...people.described, contracts },
    client: network.client,
    account: (name === 'requestDelegatorSwap' ? giver : alice).address,
    storage: null,
  }
  return Promise.resolve(action.request(input as never, context)).then(
    () => 'none',
    (cause: unknown) => (isRecord(cause) ? cause['code'] : cause),
  )
}

const coin = { id: 'gzil', symbol: 'gZIL', decimals: 15 }
const zil = { id: 'zil', symbol: 'ZIL', decimals: 12, token: zilAddress }
const pooled = { withSsi: true, tyron: (8n * qa) / 10n, ssi: 0n, isCommunity: false }
const share = (25n * 10n ** 18n * 99n) / 1_000n

const rows: readonly (readonly [service: string, name: WriteName, input: () => Promise<object> | object])[] =
  [
    ['tyron_s$i', 'joinCommunity', () => ({ amount: 10n ** 18n })],
    ['tyron_s$i', 'addLiquidity', () => ({ ...pooled, minimum: share })],
    [
      'tyron_s$i',
      'removeLiquidity',
      () => ({ elsewhere: null, amount: 10n ** 18n, minBase: 1n, minTokens: 1n }),
    ],
    [
      'zilswap',
      'trade',
      () => ({ exchange: 'zilswap', from: zil, to: coin, amount: 100n * qa, minimum: 1n }),
    ],
    [
      'zilswap',
      'allowTrade',
      async () => ({
        exchange: 'zilswap',
        from: { ...coin, token: await people.tools.service('gzil') },
        spender: await people.tools.service('zilswap'),
        amount: 9n,
      }),
    ],
    ['zilstaking', 'advanceCycle', async () => ({ proxy: await people.tools.service('zilstaking') })],
    ['zilstaking', 'collectOwnRewards', () => ({ node: nobody })],
    [
      'zilstaking',
      'requestDelegatorSwap',
      () => ({ wallet: null, domain: 'alice', to: people.tools.addressOf('bruno.ssi') }),
    ],
    ['tyroni', 'claimHodler', () => ({ hodler: alice.address, isWallet: false })],
  ]

describe('[BX-27] nothing goes to another contract than the known one:', () => {
  it.each(rows)('%s, %s', async (service, name, input) => {
    const common = { wallet: people.tools.alice().wallet, deadline: 10n, subdomain: null, page: null }
    const order = { ...common, ...(await input()) }
    expect(await refusalWhere(service, nobody, name, order)).toBe('OtherContract')
    expect(await refusalWhere(service, await people.tools.service(service), name, order)).toBe('none')
  })

  it('and every file that looks at it is met here, or beside it', () => {
    const features = join(import.meta.dirname, '../../features')
    const looking = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => readFileSync(join(features, file), 'utf8').includes('checkService('))
      .flatMap((file) => file.split(/[\\/]/).at(-1)?.replace('.ts', '') ?? [])
    // Motions: backMotion.test.ts. Pools: readPool; swaps of stake: swapCall.
    const met = ['advanceCycle', 'allowTrade', 'backMotion', 'claimHodler', 'collectOwnRewards']
    expect(new Set(looking)).toEqual(new Set([...met, 'raiseMotion', 'readPool', 'swapCall', 'trade']))
  })
})
