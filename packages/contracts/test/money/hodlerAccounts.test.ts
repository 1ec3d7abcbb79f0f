import { zeroAddress, type Address } from '@tyto/primitives'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, hodlerAccounts, hodlerAccountsErrors as errors, zrc2Token } from '../../src'
import { deployWallet, protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'

let protocol: ProtocolWorld
let holder: Person
let stranger: Person
let hodlers: Address
beforeEach(async () => {
  protocol = await protocolWorld()
  const { world, deployer, tyron } = protocol
  holder = world.join('holder')
  stranger = world.join('stranger')
  const values = { contract_owner: deployer.address, token: tyron }
  hodlers = await world.deploy(deployer, 'HodlerAccounts', hodlerAccounts.deploy(values))
  succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: hodlers, amount: 1_000n })))
})

interface Opening {
  readonly addr?: Address
  /** Blocks from now. */
  readonly inBlocks?: bigint
  readonly period?: bigint
  readonly locked?: bigint
  readonly quota?: bigint
  readonly by?: Person
}

function open({ addr, inBlocks = 0n, period = 10n, locked = 100n, quota = 30n, by }: Opening = {}) {
  const { world, deployer } = protocol
  const release_block = world.block + inBlocks
  const values = { addr: addr ?? holder.address, release_block, period, locked, quota }
  return world.call(by ?? deployer, hodlerAccounts(hodlers).OpenAccount(values))
}
const claim = (by: Person = holder) => protocol.world.call(by, hodlerAccounts(hodlers).Claim({}))
const tyronOf = (of: Address) => protocol.world.read(zrc2Token(protocol.tyron).fields.balances.at(of)) ?? 0n
const accountOf = (of: Address) => protocol.world.read(hodlerAccounts(hodlers).fields.accounts.at(of))
const totalLocked = () => protocol.world.read(hodlerAccounts(hodlers).fields.total_locked)

describe('an account', () => {
  test('is opened by the owner alone, for no more than there are tokens', () => {
    throws(open({ by: stranger }), 'WrongSender', errors.notOwner)
    throws(open({ by: holder }), 'WrongSender', errors.notOwner)
    throws(open({ locked: 1_001n }), 'InvalidValue', errors.tooFewTokens)
    const opening = open({ locked: 900n })
    succeeds(opening)
    expect(opening.receipt.event_logs?.[0]).toMatchObject({ _eventname: 'AccountOpened' })
    throws(open({ addr: stranger.address, locked: 101n }), 'InvalidValue', errors.tooFewTokens)
    succeeds(open({ addr: stranger.address, locked: 100n }))
    expect(totalLocked()).toBe(1_000n)
  })

  test('needs an address, numbers above zero, and is opened once', () => {
    throws(open({ addr: zeroAddress }), 'ZeroValueOrNull', errors.nullAddress)
    for (const zero of ['period', 'locked', 'quota']) {
      throws(open({ [zero]: 0n }), 'ZeroValueOrNull', errors.zeroAmount)
    }
    succeeds(open())
    throws(open(), 'SameValue', errors.sameAccount)
    expect(accountOf(stranger.address)).toBeNull()
  })

  test('of a contract without a token behind it cannot be opened', async () => {
    const { world, deployer } = protocol
    const values = { contract_owner: deployer.address, token: stranger.address }
    hodlers = await world.deploy(deployer, 'HodlerAccounts', hodlerAccounts.deploy(values))
    throws(open(), 'InvalidValue', errors.tooFewTokens)
  })
})

describe('a claim', () => {
  test('[HD-01] pays one quota at the release, and one more for each period', () => {
    succeeds(open({ inBlocks: 5n, period: 10n, locked: 100n, quota: 30n }))
    throws(claim(), 'WrongStatus', errors.notReleased)
    const account = accountOf(holder.address)!
    const release = account.arguments[0]
    protocol.world.block = release
    const first = claim()
    succeeds(first)
    expect(first.receipt.event_logs?.find(({ _eventname }) => _eventname === 'Claimed')).toMatchObject({
      params: [
        { vname: 'addr', value: holder.address },
        { vname: 'amount', value: '30' },
        { vname: 'locked', value: '70' },
      ],
    })
    expect(tyronOf(holder.address)).toBe(30n)
    // Nothing is paid twice.
    throws(claim(), 'WrongStatus', errors.notReleased)
    expect(accountOf(holder.address)!.arguments).toEqual([release + 10n, 10n, 70n, 30n])
    protocol.world.block = release + 9n
    throws(claim(), 'WrongStatus', errors.notReleased)
    protocol.world.block = release + 29n
    succeeds(claim())
    expect(tyronOf(holder.address)).toBe(90n)
    expect(accountOf(holder.address)!.arguments).toEqual([release + 30n, 10n, 10n, 30n])
    // The rest is less than a quota, and with it the account is gone.
    protocol.world.block = release + 1_000_000n
    succeeds(claim())
    expect(tyronOf(holder.address)).toBe(100n)
    expect(accountOf(holder.address)).toBeNull()
    expect(totalLocked()).toBe(0n)
    throws(claim(), 'WrongStatus', errors.noAccount)
    expect(tyronOf(hodlers)).toBe(900n)
  })

  test('[HD-02] is made by the holder alone', () => {
    succeeds(open())
    throws(claim(stranger), 'WrongStatus', errors.noAccount)
    throws(claim(protocol.deployer), 'WrongStatus', errors.noAccount)
    expect(tyronOf(stranger.address)).toBe(0n)
    succeeds(claim())
  })

  test('pays all at once where a quota is all, without an overflow', () => {
    const most = 2n ** 128n - 1n
    succeeds(open({ quota: most, period: 1n }))
    protocol.world.block += 1_000n
    succeeds(claim())
    expect(tyronOf(holder.address)).toBe(100n)
  })

  test('is made by a wallet that holds an account, as its controller says', async () => {
    const { world } = protocol
    const wallet = await deployWallet(protocol, holder)
    succeeds(world.call(holder, didWallet(wallet).AddFunds({}, { amount: zil })))
    succeeds(open({ addr: wallet }))
    const beneficiary = { constructor: 'Recipient', arguments: [hodlers] } as const
    const order = didWallet(wallet).SendFunds({ tag: 'Claim', beneficiary, amount: 1n, tyron: null })
    succeeds(world.call(holder, order))
    expect(tyronOf(wallet)).toBe(30n)
    // It takes no ZIL: what was sent with the claim stays where it was.
    expect(world.balance(wallet)).toBe(zil)
  })

  test('pays what the count says at any time, and never more than was locked', () => {
    const { world, deployer, tyron } = protocol
    succeeds(world.call(deployer, zrc2Token(tyron).Transfer({ to: hodlers, amount: 100_000n })))
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 60n }), { minLength: 1, maxLength: 8 }),
        fc.bigInt({ min: 1n, max: 25n }),
        fc.bigInt({ min: 1n, max: 60n }),
        fc.bigInt({ min: 1n, max: 500n }),
        (waits, period, quota, locked) => {
          const someone = world.join(`holder ${world.block}`)
          const release = world.block + 20n
          succeeds(open({ addr: someone.address, inBlocks: 20n, period, locked, quota }))
          let paid = 0n
          for (const wait of waits) {
            world.block += wait
            const now = world.block
            const due = now < release ? 0n : ((now - release) / period + 1n) * quota
            claim(someone)
            paid = due > locked ? locked : due > paid ? due : paid
            expect(tyronOf(someone.address)).toBe(paid)
            expect(tyronOf(hodlers)).toBeGreaterThanOrEqual(totalLocked()!)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
