/** The shares of the exchange as a token, and what contracts send to it. */
import type { Address } from '@tyto/primitives'
import { beforeEach, expect, test } from 'vitest'
import { zrc2Token } from '../../src'
import { told } from '../told'
import { deployTokenHolder } from '../tokenHolder'
import { succeeds, type Person } from '../world'
import { communityWorld, late, openPool, tokensOf, type CommunityWorld } from './communityWorld'

const tyron = 10n ** 12n
const ssi = 10n ** 18n

let place: CommunityWorld
beforeEach(async () => {
  place = await communityWorld()
  openPool(place, 80_000n * tyron, 250_000n * ssi)
})

test('each movement of shares is told with its amount, and an allowance rises and falls by what is said', () => {
  const { world, deployer, alice, bruno, dex } = place
  const [owner, spender, to] = [deployer.address, alice.address, bruno.address]
  const sent = { sender: owner, recipient: to, amount: '30' }
  expect(told(world.call(deployer, dex.Transfer({ to, amount: 30n })))).toEqual([
    ['TransferSuccess', sent],
    ['RecipientAcceptTransfer', to, '0', sent],
    ['TransferSuccessCallBack', owner, '0', sent],
  ])
  const allowed = (new_allowance: string) => ({ token_owner: owner, spender, new_allowance })
  const change = (by: 'IncreaseAllowance' | 'DecreaseAllowance', amount: bigint) =>
    told(world.call(deployer, dex[by]({ spender, amount })))
  expect(change('IncreaseAllowance', 50n)).toEqual([['IncreasedAllowance', allowed('50')]])
  expect(change('IncreaseAllowance', 5n)).toEqual([['IncreasedAllowance', allowed('55')]])
  expect(change('DecreaseAllowance', 20n)).toEqual([['DecreasedAllowance', allowed('35')]])
  const taken = { initiator: spender, sender: owner, recipient: to, amount: '11' }
  expect(told(world.call(alice, dex.TransferFrom({ from: owner, to, amount: 11n })))).toEqual([
    ['TransferFromSuccess', taken],
    ['RecipientAcceptTransferFrom', to, '0', taken],
    ['TransferFromSuccessCallBack', spender, '0', taken],
  ])
  const left = dex.fields.allowances.at(owner).at(spender)
  expect([world.read(left), world.read(dex.fields.balances.at(to))]).toEqual([24n, 41n])
  expect(change('DecreaseAllowance', 24n)).toEqual([['DecreasedAllowance', allowed('0')]])
})

test('of what contracts sent, the last one is swapped or goes back, and the rest stays theirs, by token', () => {
  const { world, alice, bruno, dex, dexAddress, tokens } = place
  const contract = deployTokenHolder(world, alice)
  const send = (token: Address, amount: bigint): void => {
    const params = [
      { vname: 'token', type: 'ByStr20', value: token },
      { vname: 'to', type: 'ByStr20', value: dexAddress },
      { vname: 'amount', type: 'Uint128', value: String(amount) },
    ]
    succeeds(world.call(alice, { to: contract, transition: 'SendOn', params, amount: 0n }))
  }
  for (const token of [tokens.tyron, tokens.ssi])
    succeeds(world.call(alice, zrc2Token(token).Transfer({ to: contract, amount: 5n * tyron })))
  const left = (token: Address) => world.read(dex.fields.deposits.at(contract).at(token)) ?? 0n
  const both = () => [left(tokens.tyron), left(tokens.ssi)]
  const had = (who: Person, token: Address) => tokensOf(place, token, who.address)

  send(tokens.tyron, 5n)
  send(tokens.tyron, 7n)
  send(tokens.ssi, 9n)
  expect(both()).toEqual([12n, 9n])
  const before = had(bruno, tokens.tyron)
  const back = dex.ReturnDeposit({ token_address: tokens.tyron, recipient_address: bruno.address })
  succeeds(world.call(alice, back))
  expect(had(bruno, tokens.tyron) - before).toBe(7n)
  expect(both()).toEqual([5n, 9n])

  send(tokens.tyron, 2n * tyron)
  const swapped = had(bruno, tokens.ssi)
  const order = { token0_address: tokens.tyron, min_token1_amount: 1n, deadline_block: late }
  succeeds(world.call(alice, dex.SwapDeposit({ ...order, recipient_address: bruno.address })))
  // 2 TYRON at 3.125 S$I, a hundredth less, and a little for moving the price.
  const counted = 2n * tyron * 9_900n
  const paid = (counted * 250_000n * ssi) / (80_000n * tyron * 10_000n + counted)
  expect(had(bruno, tokens.ssi) - swapped).toBe(paid)
  expect(both()).toEqual([5n, 9n])
})
