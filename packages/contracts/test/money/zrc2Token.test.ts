import type { Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { zrc2Token, zrc2TokenErrors as errors } from '../../src'
import { told } from '../told'
import { deployTokenHolder } from '../tokenHolder'
import { succeeds, throws, World, type Person } from '../world'

const supply = 1_000n

let world: World
let owner: Person
let alice: Person
let bruno: Person
let address: Address
let token: ReturnType<typeof zrc2Token>
beforeEach(async () => {
  world = new World()
  owner = world.join('owner')
  alice = world.join('alice')
  bruno = world.join('bruno')
  const values = {
    contract_owner: owner.address,
    name: 'Token',
    symbol: 'TOK',
    decimals: 12n,
    init_supply: supply,
  }
  address = await world.deploy(owner, 'Zrc2Token', zrc2Token.deploy(values))
  token = zrc2Token(address)
})

const balance = (of: Person) => world.read(token.fields.balances.at(of.address)) ?? 0n
const allowance = (of: Person, spender: Person) =>
  world.read(token.fields.allowances.at(of.address).at(spender.address))

describe('a new token', () => {
  test('gives the whole supply to its owner', () => {
    expect(world.read(token.fields.total_supply)).toBe(supply)
    expect(balance(owner)).toBe(supply)
    expect(world.state.init(address).get('decimals')).toMatchObject({ value: 12n })
  })
})

describe('what is told', () => {
  test('of a transfer, to both sides', () => {
    const said = { sender: owner.address, recipient: alice.address, amount: '30' }
    expect(told(world.call(owner, token.Transfer({ to: alice.address, amount: 30n })))).toEqual([
      ['TransferSuccess', said],
      ['RecipientAcceptTransfer', alice.address, '0', said],
      ['TransferSuccessCallBack', owner.address, '0', said],
    ])
  })

  test('of a transfer by a spender, to whom it goes and to the spender', () => {
    const { address: spender } = alice
    expect(told(world.call(owner, token.IncreaseAllowance({ spender, amount: 50n })))).toEqual([
      ['IncreasedAllowance', { token_owner: owner.address, spender, new_allowance: '50' }],
    ])
    const call = token.TransferFrom({ from: owner.address, to: bruno.address, amount: 20n })
    const said = { initiator: spender, sender: owner.address, recipient: bruno.address, amount: '20' }
    expect(told(world.call(alice, call))).toEqual([
      ['TransferFromSuccess', said],
      ['RecipientAcceptTransferFrom', bruno.address, '0', said],
      ['TransferFromSuccessCallBack', spender, '0', said],
    ])
    expect(told(world.call(owner, token.DecreaseAllowance({ spender, amount: 7n })))).toEqual([
      ['DecreasedAllowance', { token_owner: owner.address, spender, new_allowance: '23' }],
    ])
  })

  test('of new tokens, and of those that are burnt', () => {
    const minted = { minter: owner.address, recipient: alice.address, amount: '7' }
    expect(told(world.call(owner, token.Mint({ recipient: alice.address, amount: 7n })))).toEqual([
      ['Minted', minted],
      ['RecipientAcceptMint', alice.address, '0', minted],
      ['MintSuccessCallBack', owner.address, '0', minted],
    ])
    const burnt = { burner: alice.address, amount: '5' }
    expect(told(world.call(alice, token.Burn({ amount: 5n })))).toEqual([
      ['Burnt', { ...burnt, burn_account: alice.address }],
      ['BurnSuccessCallBack', alice.address, '0', burnt],
    ])
  })

  test('of tokens that a contract burns, to the contract, whoever signs', () => {
    const burner = deployTokenHolder(world, owner)
    succeeds(world.call(owner, token.Transfer({ to: burner, amount: 9n })))
    const params = [
      { vname: 'token', type: 'ByStr20', value: address },
      { vname: 'amount', type: 'Uint128', value: '5' },
    ]
    const burn = world.call(alice, { to: burner, transition: 'BurnAt', params, amount: 0n })
    expect(told(burn).at(-1)).toEqual(['BurnSuccessCallBack', burner, '0', { burner, amount: '5' }])
    expect(world.read(token.fields.balances.at(burner))).toBe(4n)
  })
})

describe('Transfer', () => {
  test('moves tokens and tells both sides', () => {
    const execution = world.call(owner, token.Transfer({ to: alice.address, amount: 30n }))
    succeeds(execution)
    expect([balance(owner), balance(alice)]).toEqual([970n, 30n])
    expect(execution.receipt.event_logs?.[0]).toMatchObject({ _eventname: 'TransferSuccess', address })
    const tags = execution.receipt.transitions?.map((one) => [one.msg._tag, one.msg._recipient])
    expect(tags).toEqual([
      ['RecipientAcceptTransfer', alice.address],
      ['TransferSuccessCallBack', owner.address],
    ])
  })

  test('to oneself changes nothing', () => {
    succeeds(world.call(owner, token.Transfer({ to: owner.address, amount: supply })))
    expect(balance(owner)).toBe(supply)
  })

  test('moves no more than there is', () => {
    throws(
      world.call(alice, token.Transfer({ to: bruno.address, amount: 1n })),
      'Error',
      errors.insufficientFunds,
    )
    const call = token.Transfer({ to: alice.address, amount: supply + 1n })
    throws(world.call(owner, call), 'Error', errors.insufficientFunds)
  })
})

describe('allowances', () => {
  const allow = (amount: bigint) =>
    world.call(owner, token.IncreaseAllowance({ spender: alice.address, amount }))
  const take = (amount: bigint, by = alice) =>
    world.call(by, token.TransferFrom({ from: owner.address, to: bruno.address, amount }))

  test('let a spender move so much and no more', () => {
    succeeds(allow(50n))
    const execution = take(20n)
    succeeds(execution)
    expect([balance(owner), balance(bruno), allowance(owner, alice)]).toEqual([980n, 20n, 30n])
    expect(execution.receipt.transitions?.map((one) => one.msg._tag)).toEqual([
      'RecipientAcceptTransferFrom',
      'TransferFromSuccessCallBack',
    ])
    throws(take(31n), 'Error', errors.insufficientAllowance)
    throws(take(1n, bruno), 'Error', errors.insufficientAllowance)
    throws(take(1n, owner), 'Error', errors.insufficientAllowance)
  })

  test('are no tokens', () => {
    succeeds(allow(supply + 5n))
    throws(take(supply + 1n), 'Error', errors.insufficientFunds)
  })

  test('rise and fall, never below zero', () => {
    const reduce = (amount: bigint) => {
      succeeds(world.call(owner, token.DecreaseAllowance({ spender: alice.address, amount })))
      return allowance(owner, alice)
    }
    expect(reduce(5n)).toBe(0n)
    succeeds(allow(10n))
    succeeds(allow(10n))
    expect(reduce(5n)).toBe(15n)
    expect(reduce(100n)).toBe(0n)
  })

  test('are for others', () => {
    const own = { spender: owner.address, amount: 1n }
    throws(world.call(owner, token.IncreaseAllowance(own)), 'Error', errors.isSender)
    throws(world.call(owner, token.DecreaseAllowance(own)), 'Error', errors.isSender)
  })
})

describe('the supply', () => {
  test('grows by the owner alone', () => {
    const call = token.Mint({ recipient: alice.address, amount: 7n })
    throws(world.call(alice, call), 'Error', errors.notOwner)
    const execution = world.call(owner, call)
    succeeds(execution)
    expect([balance(alice), world.read(token.fields.total_supply)]).toEqual([7n, supply + 7n])
    expect(execution.receipt.transitions?.map((one) => one.msg._tag)).toEqual([
      'RecipientAcceptMint',
      'MintSuccessCallBack',
    ])
  })

  test('never passes the limit of its type', () => {
    const call = token.Mint({ recipient: alice.address, amount: (1n << 128n) - 1n })
    expect(world.call(owner, call).receipt.success).toBe(false)
    expect(world.read(token.fields.total_supply)).toBe(supply)
  })

  test('shrinks by what somebody burns', () => {
    succeeds(world.call(owner, token.Burn({ amount: 100n })))
    expect([balance(owner), world.read(token.fields.total_supply)]).toEqual([900n, 900n])
    throws(world.call(alice, token.Burn({ amount: 1n })), 'Error', errors.insufficientFunds)
  })
})
