import { zilliqa1Gas } from '@tyto/primitives'
import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { beforeAll, describe, expect, test } from 'vitest'
import { batchLimits, defiWallet, didWallet, initDid, zrc2Token } from '../../src'
import { ownName, type Owner } from '../people'
import { deployWallet, person, protocolWorld, succeeds, type ProtocolWorld } from '../world'

/** The longest id and a large amount: what costs most. */
const longId = 'unidex-v2'
const large = 123_456_789n * 10n ** 18n
const zilAmount = 1_234n * 10n ** 12n + 1n

let protocol: ProtocolWorld
let alice: Owner
let contracts: readonly Address[]
beforeAll(async () => {
  protocol = await protocolWorld()
  const { world, deployer, tyron } = protocol
  alice = await ownName(protocol, 'alice')
  const supply = 10n ** 37n
  const init = { contract_owner: deployer.address, name: 'U', symbol: 'U', decimals: 2n, init_supply: supply }
  const token = await world.deploy(deployer, 'Zrc2Token', zrc2Token.deploy(init))
  const record = initDid(protocol.initDid)
  succeeds(world.call(deployer, record.SetServices({ id_addr_pair_list: [[longId, token]] })))
  succeeds(world.call(deployer, zrc2Token(token).Transfer({ to: alice.wallet, amount: supply / 2n })))
  succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: alice.wallet, amount: 1_000n })))
  succeeds(world.call(deployer, didWallet(alice.wallet).AddFunds({}, { amount: 900_000n * 10n ** 12n })))
  const found: Address[] = []
  for (let count = 0; count < 21; count++) {
    found.push(await deployWallet(protocol, world.join(`owner ${count}`)))
  }
  contracts = found
})

type Kind = 'account' | 'contract'
type Pair = readonly [to: Address, coin: readonly [id: string, amount: bigint]]

let strangers = 0
/** Payments to as many, each of them new to the token. */
function payments(coin: 'zil' | 'token', kind: Kind, count: number): readonly Pair[] {
  const id = coin === 'zil' ? 'zil' : longId
  return Array.from({ length: count }, (_, index) => {
    const to = kind === 'contract' ? contracts[index]! : person(`stranger ${strangers++}`).address
    return [to, [id, coin === 'zil' ? zilAmount : large]] as const
  })
}

function run(call: ContractCall) {
  return protocol.world.call(alice.controller, call, 60_000n)
}
const batch = (pairs: readonly Pair[], tyron: bigint | null = null) =>
  didWallet(alice.wallet).BatchTransfer({ to_payment_pair_list: pairs, tyron }, { amount: tyron ?? 0n })

function gasOf(call: ContractCall): bigint {
  const execution = run(call)
  succeeds(execution)
  return execution.gasUsed
}

/** The stated figure holds, and is not a sixth above what is used. */
function holds(said: bigint, used: bigint): void {
  expect({ said, used, holds: used <= said }).toMatchObject({ holds: true })
  expect(said * 6n).toBeLessThanOrEqual(used * 7n)
}

describe('what a batch takes', () => {
  test('messages are bounded by the chain', () => {
    expect(batchLimits.messages).toBe(zilliqa1Gas.mostMessages)
  })

  test.each([
    ['zil', 'account'],
    ['zil', 'contract'],
    ['token', 'account'],
    ['token', 'contract'],
  ] as const)('of gas for a payment: %s to a plain or deployed %s', (coin, kind) => {
    const { messages, gas } = batchLimits[coin][kind]
    const most = messages === 0 ? 150 : Math.floor(batchLimits.messages / messages)
    const one = gasOf(batch(payments(coin, kind, 1)))
    const many = gasOf(batch(payments(coin, kind, most)))
    const each = (many - one) / BigInt(most - 1) + 1n
    holds(gas, each)
    const call = batchLimits.call.gas
    expect(one).toBeLessThanOrEqual(call + gas)
    expect(many).toBeLessThanOrEqual(call + gas * BigInt(most))
  })

  test('of gas for the call and for a donation', () => {
    const bare = gasOf(batch(payments('zil', 'account', 1)))
    holds(batchLimits.call.gas, bare - batchLimits.zil.account.gas + 5n)
    holds(batchLimits.donation.gas, gasOf(batch(payments('zil', 'account', 1), 10n ** 13n)) - bare)
  })

  test.each([
    ['zil', 'contract'],
    ['token', 'account'],
    ['token', 'contract'],
  ] as const)(
    'of messages: as many payments of %s to a %s fit as the figures say, and no more',
    (coin, kind) => {
      const most = Math.floor(batchLimits.messages / batchLimits[coin][kind].messages)
      succeeds(run(batch(payments(coin, kind, most))))
      expect(run(batch(payments(coin, kind, most + 1))).failure).toMatchObject({ reason: 'Chain' })
      // A donation takes one more.
      const free = batchLimits.messages - most * batchLimits[coin][kind].messages
      const withDonation = run(batch(payments(coin, kind, most), 10n ** 12n))
      expect(withDonation.receipt.success).toBe(free >= batchLimits.donation.messages)
    },
  )

  test('300 payments of ZIL to accounts take no messages, only gas', () => {
    const used = gasOf(batch(payments('zil', 'account', 300)))
    expect(used).toBeLessThanOrEqual(batchLimits.call.gas + batchLimits.zil.account.gas * 300n)
  })

  test.each(['DidWallet', 'DefiWallet'] as const)('by ZRC2_BatchTransfer of %s too', async (kind) => {
    const { world, deployer, init, tyron } = protocol
    const isDid = kind === 'DidWallet'
    const values = { init_nft: alice.id, init, init_community: init }
    const wallet = isDid
      ? alice.wallet
      : await world.deploy(alice.controller, 'DefiWallet', defiWallet.deploy(values))
    if (!isDid) {
      succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: wallet, amount: 1_000n })))
      succeeds(world.call(deployer, defiWallet(wallet).AddFunds({}, { amount: zilAmount })))
    }
    const tokens = [['zil', 5n], ...Array.from({ length: 4 }, () => ['tyron', 3n] as const)] as const
    const at = isDid ? didWallet : defiWallet
    const used = gasOf(at(wallet).ZRC2_BatchTransfer({ addr: contracts[0]!, tokens, tyron: null }))
    const { call, zil, token } = batchLimits
    // A DeFi wallet asks the registry who controls it, once.
    const most = call.gas + zil.contract.gas + token.contract.gas * 4n
    expect(used).toBeLessThanOrEqual(most)
    expect(tokens).toHaveLength(batchLimits.coins)
  })
})
