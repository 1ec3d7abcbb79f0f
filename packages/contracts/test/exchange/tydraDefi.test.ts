import { quoteAt, usualFees, type Exchanges } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { tydraDefiErrors, zilSwap, zrc2Token } from '../../src'
import {
  communityWorld,
  dexState,
  late,
  openPool,
  tokensOf,
  vaultState,
  type CommunityWorld,
} from './communityWorld'
import { deployTokenHolder } from '../tokenHolder'
import { succeeds, throws, zil, type Person } from '../world'

const tyron = 10n ** 12n
const ssi = 10n ** 18n
const xsgd = 10n ** 6n

let place: CommunityWorld
beforeEach(async () => {
  place = await communityWorld()
})

const refuses = (execution: Parameters<typeof throws>[0], code: number): void =>
  throws(execution, 'Error', code)

describe('the vault', () => {
  test('makes S$I of XSGD and XSGD of S$I, one for one, and keeps what is less than a unit', () => {
    const { world, alice, bruno, vault, tokens } = place
    const supply = () => world.read(zrc2Token(tokens.ssi).fields.total_supply)!
    const before = { supply: supply(), reserve: vaultState(place).reserve }
    expect(before.supply).toBe(before.reserve * 10n ** 12n)
    const had = tokensOf(place, tokens.ssi, bruno.address)
    succeeds(world.call(alice, vault.MintAuth({ beneficiary: bruno.address, amount: 7n * xsgd })))
    expect(tokensOf(place, tokens.ssi, bruno.address) - had).toBe(7n * ssi)
    const held = tokensOf(place, tokens.xsgd, alice.address)
    succeeds(world.call(bruno, vault.BurnAuth({ beneficiary: alice.address, amount: 7n * ssi - 1n })))
    expect(tokensOf(place, tokens.xsgd, alice.address) - held).toBe(7n * xsgd - 1n)
    expect(vaultState(place).reserve).toBe(before.reserve + 1n)
    expect(supply()).toBe(before.supply + 1n)
    expect(tokensOf(place, tokens.xsgd, place.vaultAddress)).toBe(vaultState(place).reserve)
  })

  test('refuses nothing, dust, what nobody allowed, and other tokens', () => {
    const { world, alice, vault, vaultAddress, tokens } = place
    const beneficiary = alice.address
    refuses(world.call(alice, vault.MintAuth({ beneficiary, amount: 0n })), tydraDefiErrors.zeroAmount)
    const dust = { beneficiary, amount: 10n ** 12n - 1n }
    refuses(world.call(alice, vault.BurnAuth(dust)), tydraDefiErrors.zeroAmount)
    const carol = world.join('carol')
    expect(world.call(carol, vault.MintAuth({ beneficiary, amount: 1n })).receipt.success).toBe(false)
    const all = 10n ** 12n * (vaultState(place).reserve + 1n)
    refuses(world.call(alice, vault.BurnAuth({ beneficiary, amount: all })), tydraDefiErrors.empty)
    refuses(world.call(alice, vault.MintAuth({ beneficiary, amount: 2n ** 127n })), tydraDefiErrors.tooLarge)
    const sent = { to: vaultAddress, amount: 1n }
    for (const token of [tokens.ssi, tokens.tyron]) {
      refuses(world.call(alice, zrc2Token(token).Transfer(sent)), tydraDefiErrors.unknownToken)
    }
    const mint = { recipient: alice.address, amount: ssi }
    expect(world.call(place.deployer, zrc2Token(tokens.ssi).Mint(mint)).receipt.success).toBe(false)
  })

  test('gives XSGD that was sent by mistake back to who signed for it', () => {
    const { world, alice, bruno, vault, vaultAddress, tokens } = place
    const had = tokensOf(place, tokens.xsgd, alice.address)
    succeeds(world.call(alice, zrc2Token(tokens.xsgd).Transfer({ to: vaultAddress, amount: xsgd })))
    const { reserve } = vaultState(place)
    const back = vault.ReturnDeposit({ recipient_address: alice.address })
    refuses(world.call(bruno, back), tydraDefiErrors.noDeposit)
    const mint = vault.MintDeposit({ beneficiary: bruno.address, min_amount: 1n })
    refuses(world.call(bruno, mint), tydraDefiErrors.noDeposit)
    succeeds(world.call(alice, back))
    expect(tokensOf(place, tokens.xsgd, alice.address)).toBe(had)
    expect(vaultState(place).reserve).toBe(reserve)
  })
})

describe('XSGD that a contract sent to the vault', () => {
  let contracts: readonly Address[]
  beforeEach(() => {
    const { world, alice, tokens } = place
    contracts = [0, 1].map(() => deployTokenHolder(world, alice))
    for (const to of contracts)
      succeeds(world.call(alice, zrc2Token(tokens.xsgd).Transfer({ to, amount: 100n })))
  })

  function send(amount: bigint, contract = 0): void {
    const params = [
      { vname: 'token', type: 'ByStr20', value: place.tokens.xsgd },
      { vname: 'to', type: 'ByStr20', value: place.vaultAddress },
      { vname: 'amount', type: 'Uint128', value: String(amount) },
    ]
    const to = contracts[contract]!
    succeeds(place.world.call(place.alice, { to, transition: 'SendOn', params, amount: 0n }))
  }

  const left = (contract = 0) => place.world.read(place.vault.fields.deposits.at(contracts[contract]!)) ?? 0n
  const giveBack = (to: Person, by = place.alice) =>
    place.world.call(by, place.vault.ReturnDeposit({ recipient_address: to.address }))

  /** The amount that somebody gets back. */
  function returned(to: Person): bigint {
    const before = tokensOf(place, place.tokens.xsgd, to.address)
    succeeds(giveBack(to))
    return tokensOf(place, place.tokens.xsgd, to.address) - before
  }

  test('goes back to whom the account that signed names, once', () => {
    const { bruno } = place
    send(5n)
    refuses(giveBack(bruno, bruno), tydraDefiErrors.noDeposit)
    expect(returned(bruno)).toBe(5n)
    expect(left()).toBe(0n)
    refuses(giveBack(bruno), tydraDefiErrors.noDeposit)
  })

  test('counts together in one block, and alone in another one or from another contract', () => {
    const { world, alice } = place
    send(3n)
    world.pass(-1n)
    send(4n)
    expect(returned(alice)).toBe(7n)
    send(3n)
    send(4n)
    expect([returned(alice), left()]).toEqual([4n, 3n])
    send(5n)
    world.pass(-1n)
    send(6n, 1)
    expect([returned(alice), left(), left(1)]).toEqual([6n, 8n, 0n])
  })

  test('comes after what the account sent itself', () => {
    const { world, alice, tokens, vaultAddress } = place
    succeeds(world.call(alice, zrc2Token(tokens.xsgd).Transfer({ to: vaultAddress, amount: 9n })))
    send(5n)
    expect([returned(alice), left()]).toEqual([9n, 5n])
    expect([returned(alice), left()]).toEqual([5n, 0n])
  })

  test('becomes S$I once, for whom the account names', () => {
    const { world, alice, bruno, vault, tokens } = place
    send(5n)
    send(4n)
    const mint = (min_amount: bigint) =>
      world.call(alice, vault.MintDeposit({ beneficiary: bruno.address, min_amount }))
    refuses(mint(5n), tydraDefiErrors.rate)
    const had = tokensOf(place, tokens.ssi, bruno.address)
    succeeds(mint(4n))
    expect(tokensOf(place, tokens.ssi, bruno.address) - had).toBe(4n * 10n ** 12n)
    expect(left()).toBe(5n)
    refuses(mint(1n), tydraDefiErrors.noDeposit)
    refuses(giveBack(alice), tydraDefiErrors.noDeposit)
  })
})

test('ZIL becomes TYRON by ZilSwap, vault and TyronDEX: each hop pays what the quote says', async () => {
  const { world, alice, deployer, tokens, vault, vaultAddress, dex, dexAddress } = place
  openPool(place, 80_000n * tyron, 250_000n * ssi)
  const { afterFee } = usualFees.zilswap
  const deploy = zilSwap.deploy({ initial_owner: deployer.address, initial_fee: 10_000n - afterFee })
  const zilSwapAddress = await world.deploy(deployer, 'ZilSwap', deploy)
  const first = zilSwap(zilSwapAddress)
  const pool = { zil: 400_000n * zil, tokens: 10_810n * xsgd }
  const token = zrc2Token(tokens.xsgd)
  succeeds(world.call(deployer, token.IncreaseAllowance({ spender: zilSwapAddress, amount: pool.tokens })))
  const brought = { token_address: tokens.xsgd, min_contribution_amount: 0n, max_token_amount: pool.tokens }
  succeeds(
    world.call(deployer, first.AddLiquidity({ ...brought, deadline_block: late }, { amount: pool.zil })),
  )

  const state = { fees: usualFees.zilswap, feesGoTo: null, pools: new Map([['xsgd', pool]]) }
  const exchanges: Exchanges = {
    block: 1n,
    states: new Map([['zilswap', state]]),
    tyronDex: dexState(place),
    vault: vaultState(place),
  }
  const trade = { from: 'zil', to: 'tyron', amount: 1_000n * zil, slippage: 200n }
  const offer = quoteAt(exchanges, 'tydradex', trade)
  if (!offer.ok) throw new Error(offer.code)
  const [bought, minted, last] = offer.value.hops
  const at = { deadline_block: late }
  succeeds(
    world.call(
      alice,
      first.SwapExactZILForTokens(
        {
          token_address: tokens.xsgd,
          min_token_amount: bought!.least,
          recipient_address: vaultAddress,
          ...at,
        },
        { amount: trade.amount },
      ),
    ),
  )
  expect(world.read(vault.fields.deposits.at(zilSwapAddress))).toBe(bought!.output)
  refuses(
    world.call(alice, vault.MintDeposit({ beneficiary: dexAddress, min_amount: bought!.output + 1n })),
    tydraDefiErrors.rate,
  )
  succeeds(world.call(alice, vault.MintDeposit({ beneficiary: dexAddress, min_amount: bought!.least })))
  expect(world.read(dex.fields.deposits.at(vaultAddress).at(tokens.ssi))).toBe(minted!.output)
  const had = tokensOf(place, tokens.tyron, alice.address)
  const order = { token0_address: tokens.ssi, min_token1_amount: last!.least, ...at }
  succeeds(world.call(alice, dex.SwapDeposit({ ...order, recipient_address: alice.address })))
  expect(tokensOf(place, tokens.tyron, alice.address) - had).toBe(offer.value.output)
})
