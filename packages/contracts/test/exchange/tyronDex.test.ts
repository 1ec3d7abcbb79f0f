import { leastLiquidity, previewAdd, quoteAt, sbtFreeContribution } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { defiWallet, didWallet, init, tyronDexErrors as errors, zrc2Token } from '../../src'
import {
  addBoth,
  communityWorld,
  dexState,
  late,
  openPool,
  tokensOf,
  type CommunityWorld,
} from './communityWorld'
import { deployWallet, domainId, succeeds, throws, zil, type Person } from '../world'

const tyron = 10n ** 12n
const ssi = 10n ** 18n

let place: CommunityWorld
beforeEach(async () => {
  place = await communityWorld()
})

const refuses = (execution: Parameters<typeof throws>[0], code: number): void =>
  throws(execution, 'Error', code)

function swapCall(more: Partial<Parameters<CommunityWorld['dex']['SwapExactTokensForTokens']>[0]> = {}) {
  return place.dex.SwapExactTokensForTokens({
    token0_address: place.tokens.tyron,
    token1_address: place.tokens.ssi,
    token0_amount: 5n * tyron,
    min_token1_amount: 1n,
    deadline_block: late,
    recipient_address: place.alice.address,
    ...more,
  })
}

function issue(domain: string, wallet: Address): void {
  const username = { tld: 'ssi', username: domainId(domain), addr: wallet, dID: wallet }
  succeeds(place.world.call(place.deployer, init(place.init).IssueNftUsername(username)))
}

/** The payment of an exchange of a constant product that keeps a hundredth. */
function output(sold: bigint, ofSold: bigint, ofBought: bigint): bigint {
  const counted = sold * 9_900n
  return (counted * ofBought) / (ofSold * 10_000n + counted)
}

describe('a swap', () => {
  beforeEach(() => openPool(place, 80_000n * tyron, 250_000n * ssi))

  test('goes both ways, pays the recipient, and tells what came and went', () => {
    const { world, alice, bruno, tokens, dexAddress } = place
    const before = tokensOf(place, tokens.ssi, bruno.address)
    const execution = world.call(alice, swapCall({ recipient_address: bruno.address }))
    succeeds(execution)
    const got = tokensOf(place, tokens.ssi, bruno.address) - before
    // A hundredth less than 5 TYRON at 3.125 S$I, and a little for moving the price: to the last unit.
    expect(got).toBe(output(5n * tyron, 80_000n * tyron, 250_000n * ssi))
    expect(got).toBeGreaterThan(15_467_000_000_000_000_000n)
    expect(got).toBeLessThan(15_468_750_000_000_000_000n)
    expect(dexState(place).reserves).toEqual({ tyron: 80_005n * tyron, ssi: 250_000n * ssi - got })
    const event = execution.receipt.event_logs?.find(({ _eventname }) => _eventname === 'Swapped')
    expect(event).toMatchObject({ address: dexAddress })
    const told = Object.fromEntries((event?.params ?? []).map(({ vname, value }) => [vname, value]))
    expect(told).toMatchObject({
      address: alice.address,
      input: { arguments: [tokens.tyron, String(5n * tyron)] },
      output: { arguments: [tokens.ssi, String(got)] },
    })

    const back = { token0_address: tokens.ssi, token1_address: tokens.tyron, token0_amount: got }
    const had = tokensOf(place, tokens.tyron, alice.address)
    succeeds(world.call(bruno, swapCall(back)))
    const paid = tokensOf(place, tokens.tyron, alice.address) - had
    expect(paid).toBe(output(got, 250_000n * ssi - got, 80_005n * tyron))
    expect(paid).toBeLessThan(5n * tyron)
  })

  test('after its deadline, below its minimum, of nothing or of other tokens does nothing', () => {
    const { world, alice, tokens } = place
    const { block } = world
    refuses(world.call(alice, swapCall({ deadline_block: block })), errors.expired)
    succeeds(world.call(alice, swapCall({ deadline_block: world.block + 1n })))
    refuses(world.call(alice, swapCall({ min_token1_amount: 16n * ssi })), errors.rate)
    refuses(world.call(alice, swapCall({ token0_amount: 0n })), errors.zeroAmount)
    refuses(world.call(alice, swapCall({ token1_address: tokens.tyron })), errors.wrongPair)
    refuses(world.call(alice, swapCall({ token0_address: tokens.xsgd })), errors.unknownToken)
    refuses(world.call(alice, swapCall({ token1_address: tokens.xsgd })), errors.unknownToken)
    const one = { token0_address: tokens.ssi, token1_address: tokens.tyron, token0_amount: 1n }
    refuses(world.call(alice, swapCall(one)), errors.zeroAmount)
  })

  test('needs the allowance for exactly what it takes', () => {
    const { world, tokens, dexAddress } = place
    const carol = world.join('carol')
    succeeds(
      world.call(place.alice, zrc2Token(tokens.tyron).Transfer({ to: carol.address, amount: 5n * tyron })),
    )
    const allowance = { spender: dexAddress, amount: 5n * tyron - 1n }
    succeeds(world.call(carol, zrc2Token(tokens.tyron).IncreaseAllowance(allowance)))
    expect(world.call(carol, swapCall()).receipt.success).toBe(false)
    succeeds(world.call(carol, zrc2Token(tokens.tyron).IncreaseAllowance({ ...allowance, amount: 1n })))
    succeeds(world.call(carol, swapCall()))
    expect(tokensOf(place, tokens.tyron, carol.address)).toBe(0n)
  })

  test('a trade before it cannot take more than the minimum allows', () => {
    const { world, alice, bruno, tokens } = place
    const quote = quoteAt(
      { block: 1n, states: new Map(), tyronDex: dexState(place), vault: undefined },
      'tydradex',
      { from: 'tyron', to: 's$i', amount: 500n * tyron, slippage: 100n },
    )
    if (!quote.ok) throw new Error(quote.code)
    const order = { token0_amount: 500n * tyron, min_token1_amount: quote.value.least }
    // Somebody sells first; the price falls by more than a hundredth.
    succeeds(world.call(bruno, swapCall({ token0_amount: 2_000n * tyron })))
    const had = tokensOf(place, tokens.tyron, alice.address)
    refuses(world.call(alice, swapCall(order)), errors.rate)
    expect(tokensOf(place, tokens.tyron, alice.address)).toBe(had)
  })
})

test('takes no TYRON for which more S$I would come than anybody can count', async () => {
  place = await communityWorld({ isWide: true })
  const { world, alice, tokens } = place
  openPool(place, 10n ** 6n, 10n ** 14n)
  // S$I comes in until a unit of TYRON is worth 10^14 of it, while there are 10^14 shares.
  const sell = { token0_address: tokens.ssi, token1_address: tokens.tyron, token0_amount: 10n ** 17n }
  succeeds(world.call(alice, swapCall(sell)))
  const held = tokensOf(place, tokens.tyron, alice.address)
  refuses(world.call(alice, addBoth(place, 10n ** 26n, 1n)), errors.tooLarge)
  expect(tokensOf(place, tokens.tyron, alice.address)).toBe(held)
})

test('an empty pool swaps nothing, and takes no TYRON alone', () => {
  const { world, alice } = place
  refuses(world.call(alice, swapCall()), errors.noPool)
  refuses(world.call(alice, addBoth(place, tyron, 0n, { is_ssi: false })), errors.noPool)
  refuses(world.call(alice, addBoth(place, tyron, 10n ** 14n - 1n)), errors.tooSmallShare)
  refuses(world.call(alice, addBoth(place, 0n, ssi)), errors.zeroAmount)
})

test('[SW-09] the first one brings 10^14 shares at the least, and the preview says so', () => {
  const { world, alice } = place
  expect(leastLiquidity).toBe(100_000_000_000_000n)
  expect(previewAdd(dexState(place), tyron, leastLiquidity - 1n)).toEqual({ ok: false, code: 'TooLittle' })
  refuses(world.call(alice, addBoth(place, tyron, leastLiquidity - 1n)), errors.tooSmallShare)
  const preview = previewAdd(dexState(place), tyron, leastLiquidity)
  succeeds(world.call(alice, addBoth(place, tyron, leastLiquidity)))
  expect(preview).toMatchObject({ ok: true, value: { after: dexState(place) } })
  expect(dexState(place).totalSupply).toBe(leastLiquidity)
})

describe('what is sent here without a call', () => {
  beforeEach(() => openPool(place, 80_000n * tyron, 250_000n * ssi))

  const deposit = (least = 1n) =>
    place.dex.SwapDeposit({
      token0_address: place.tokens.ssi,
      min_token1_amount: least,
      deadline_block: late,
      recipient_address: place.alice.address,
    })
  const send = (who: Person, token: Address, amount: bigint) =>
    place.world.call(who, zrc2Token(token).Transfer({ to: place.dexAddress, amount }))

  test('is swapped whole for who signed for it, and for nobody else', () => {
    const { world, alice, bruno, tokens } = place
    succeeds(send(alice, tokens.ssi, 30n * ssi))
    refuses(world.call(bruno, deposit()), errors.noDeposit)
    refuses(world.call(alice, deposit(10n * tyron)), errors.rate)
    const had = tokensOf(place, tokens.tyron, alice.address)
    succeeds(world.call(alice, deposit()))
    expect(tokensOf(place, tokens.tyron, alice.address)).toBeGreaterThan(had + 9n * tyron)
    refuses(world.call(alice, deposit()), errors.noDeposit)
  })

  test('goes back to who sent it by mistake', () => {
    const { world, alice, bruno, tokens, dex } = place
    const had = tokensOf(place, tokens.tyron, alice.address)
    succeeds(send(alice, tokens.tyron, 7n * tyron))
    const back = dex.ReturnDeposit({ token_address: tokens.tyron, recipient_address: alice.address })
    refuses(world.call(bruno, back), errors.noDeposit)
    succeeds(world.call(alice, back))
    expect(tokensOf(place, tokens.tyron, alice.address)).toBe(had)
  })

  test('is refused where it is no coin of the pool', () => {
    refuses(send(place.alice, place.tokens.xsgd, 1n), errors.unknownToken)
    const { world, alice, dex } = place
    const made_up = { minter: alice.address, recipient: place.dexAddress, amount: 10n ** 30n }
    refuses(world.call(alice, dex.RecipientAcceptMint(made_up)), errors.unknownToken)
    const sent = { sender: alice.address, recipient: place.dexAddress, amount: 10n ** 30n }
    refuses(world.call(alice, dex.RecipientAcceptTransfer(sent)), errors.unknownToken)
    refuses(
      world.call(alice, dex.RecipientAcceptTransferFrom({ ...sent, initiator: alice.address })),
      errors.unknownToken,
    )
  })
})

describe('liquidity', () => {
  beforeEach(() => openPool(place, 80_000n * tyron, 250_000n * ssi))
  const remove = (amount: bigint, least: readonly [bigint, bigint] = [0n, 0n]) =>
    place.dex.RemoveLiquidity({
      amount,
      min_ssi_amount: least[0],
      min_tyron_amount: least[1],
      deadline_block: late,
    })

  test('taken out after a swap is a part of what is there then, of both coins', () => {
    const { world, deployer, bruno, tokens } = place
    succeeds(world.call(bruno, swapCall({ token0_amount: 200n * tyron })))
    const { reserves } = dexState(place)
    const had = [tokens.tyron, tokens.ssi].map((token) => tokensOf(place, token, deployer.address))
    succeeds(world.call(deployer, remove(1_000n * ssi)))
    const got = [tokens.tyron, tokens.ssi].map(
      (token, at) => tokensOf(place, token, deployer.address) - had[at]!,
    )
    // A 250th of all shares.
    expect(got).toEqual([(80_200n * tyron) / 250n, reserves.ssi / 250n])
    expect(dexState(place).totalSupply).toBe(249_000n * ssi)
  })

  test('has a guard both ways: too few shares for the TYRON, and too much S$I for them', () => {
    const { world, alice } = place
    // 100 TYRON are 312.5 S$I, and as many shares.
    const whole = 3_125n * 10n ** 17n
    refuses(world.call(alice, addBoth(place, 100n * tyron, whole + 1n)), errors.rate)
    refuses(world.call(alice, addBoth(place, 100n * tyron, (whole * 97n) / 100n)), errors.rate)
    refuses(world.call(alice, addBoth(place, 100n * tyron, 0n)), errors.rate)
    succeeds(world.call(alice, addBoth(place, 100n * tyron, (whole * 98n) / 100n)))
    expect(world.read(place.dex.fields.balances.at(alice.address))).toBe(whole)
  })

  test('after the deadline is neither brought nor taken', () => {
    const { world, alice } = place
    const late_ = { deadline_block: 1n }
    refuses(world.call(alice, addBoth(place, tyron, ssi, late_)), errors.expired)
    refuses(
      world.call(
        alice,
        place.dex.RemoveLiquidity({ amount: 1n, min_ssi_amount: 0n, min_tyron_amount: 0n, ...late_ }),
      ),
      errors.expired,
    )
  })

  test('nobody takes out more than they own, less than they accept, or nothing', () => {
    const { world, alice } = place
    refuses(world.call(alice, remove(1n)), errors.notEnoughShare)
    succeeds(world.call(alice, addBoth(place, 100n * tyron, 310n * ssi)))
    const owned = world.read(place.dex.fields.balances.at(alice.address))!
    refuses(world.call(alice, remove(owned + 1n)), errors.notEnoughShare)
    refuses(world.call(alice, remove(0n)), errors.zeroAmount)
    refuses(world.call(alice, remove(owned, [313n * ssi, 0n])), errors.rate)
    refuses(world.call(alice, remove(owned, [0n, 101n * tyron])), errors.rate)
    succeeds(world.call(alice, remove(owned, [312n * ssi, 99n * tyron])))
  })

  test('the last one takes all of it, and leaves no pool of dust behind', () => {
    const { world, deployer } = place
    refuses(world.call(deployer, remove(250_000n * ssi - 1n)), errors.tooLittleLeft)
    succeeds(world.call(deployer, remove(250_000n * ssi)))
    expect(dexState(place)).toMatchObject({ reserves: { tyron: 0n, ssi: 0n }, totalSupply: 0n })
    openPool(place, 3n * tyron, 9n * ssi)
    expect(dexState(place)).toMatchObject({ reserves: { tyron: 3n * tyron, ssi: 9n * ssi } })
  })

  test('a large contribution needs the token of the issuer', () => {
    // 801 TYRON are more than 2,500 S$I. What counts as its token stands in `attacks.test.ts`.
    const least = (2_503n * ssi * 99n) / 100n
    expect(least).toBeLessThan(sbtFreeContribution)
    refuses(place.world.call(place.alice, addBoth(place, 801n * tyron, least)), errors.noSbt)
    succeeds(place.world.call(place.alice, addBoth(place, 800n * tyron, (sbtFreeContribution * 99n) / 100n)))
  })
})

describe('the community', () => {
  const defi = { didKey: `0x${'00'.repeat(33)}`, encrypted: 'null', nftID: '', tyron: null } as const
  let did: Address

  beforeEach(async () => {
    const { world, alice, bruno, deployer, dex } = place
    openPool(place, 80_000n * tyron, 250_000n * ssi)
    for (const { address } of [alice, bruno]) {
      succeeds(world.call(deployer, dex.Transfer({ to: address, amount: 1_000n * ssi })))
    }
    // alice.ssi has a DID wallet, and the account of alice as its subdomain defi; bruno speaks for himself.
    did = await deployWallet(place, alice)
    issue('alice', did)
    issue('bruno', bruno.address)
    succeeds(world.call(alice, didWallet(did).Dns({ ...defi, addr: alice.address, domain: 'defi' })))
  })

  const join = (who: Person | Address, domain: string, subdomain: string | null, amount = 100n * ssi) =>
    place.world.call(
      who,
      place.dex.JoinCommunity({ amount, deadline_block: late, domain: domainId(domain), subdomain }),
    )
  const leave = (who: Person | Address, amount: bigint) =>
    place.world.call(who, place.dex.LeaveCommunity({ amount, deadline_block: late }))
  const sharesOf = (domain: string) => place.world.read(place.dex.fields.shares.at(domainId(domain))) ?? 0n

  test('is joined for a domain by its wallets alone', () => {
    const { alice, bruno } = place
    refuses(join(alice, 'alice', null), errors.notOfDomain)
    refuses(join(alice, 'alice', 'other'), errors.notOfDomain)
    refuses(join(bruno, 'alice', 'defi'), errors.notOfDomain)
    refuses(join(alice, 'nobody', 'defi'), errors.notOfDomain)
    refuses(join(alice, 'bruno', 'defi'), errors.notOfDomain)
    succeeds(join(alice, 'alice', 'defi'))
    succeeds(join(bruno, 'bruno', null))
    expect([sharesOf('alice'), sharesOf('bruno')]).toEqual([100n * ssi, 100n * ssi])
  })

  test('earns half of what a swap keeps beside the pool, as shares of it', () => {
    const { world, alice, bruno } = place
    succeeds(join(alice, 'alice', 'defi', 300n * ssi))
    succeeds(world.call(bruno, swapCall({ token0_amount: 200n * tyron })))
    // Of 200 TYRON 50 parts of 10,000; half of it, as a part of the 80,200 that are there then, of 250,000 shares.
    const part = (200n * tyron * 50n) / 10_000n
    const earned = (250_000n * ssi * part) / (2n * 80_200n * tyron)
    const { daoBalance, totalSupply } = dexState(place)
    expect([daoBalance, totalSupply]).toEqual([300n * ssi + earned, 250_000n * ssi + earned])
  })

  test('is joined later for fewer shares, by what it has earned since', () => {
    const { world, alice, bruno } = place
    succeeds(join(alice, 'alice', 'defi', 300n * ssi))
    for (let at = 0; at < 3; at++) succeeds(world.call(bruno, swapCall({ token0_amount: 200n * tyron })))
    const { daoBalance } = dexState(place)
    succeeds(join(bruno, 'bruno', null, 100n * ssi))
    expect(sharesOf('bruno')).toBe((100n * ssi * 300n * ssi) / daoBalance)
    expect(sharesOf('bruno')).toBeLessThan(100n * ssi)
    expect(dexState(place).daoBalance).toBe(daoBalance + 100n * ssi)
  })

  test('earns with every swap, shared by all who joined, and pays it out on leaving', () => {
    const { world, alice, bruno, dex, tokens } = place
    succeeds(join(alice, 'alice', 'defi', 300n * ssi))
    succeeds(join(bruno, 'bruno', null, 100n * ssi))
    for (let at = 0; at < 6; at++) succeeds(world.call(bruno, swapCall({ token0_amount: 200n * tyron })))
    const { daoBalance, contributions } = dexState(place)
    expect(contributions).toBe(400n * ssi)
    expect(daoBalance).toBeGreaterThan(400n * ssi)
    refuses(leave(alice, 300n * ssi + 1n), errors.notEnoughShare)
    refuses(leave(alice, 0n), errors.zeroAmount)
    refuses(leave(alice, 300n * ssi - 1n), errors.tooLittleLeft)
    succeeds(leave(alice, 300n * ssi))
    expect(world.read(dex.fields.balances.at(alice.address))).toBe(700n * ssi + (daoBalance * 3n) / 4n)
    expect(sharesOf('alice')).toBe(0n)
    refuses(leave(alice, 1n), errors.notMember)
    succeeds(leave(bruno, 100n * ssi))
    expect(dexState(place)).toMatchObject({ contributions: 0n, daoBalance: 0n })
    // With nobody in it, what it would get stays with those who brought the pool.
    const { totalSupply } = dexState(place)
    succeeds(world.call(bruno, swapCall({ token0_amount: 200n * tyron, recipient_address: bruno.address })))
    expect(dexState(place).totalSupply).toBe(totalSupply)
    expect(tokensOf(place, tokens.ssi, bruno.address)).toBeGreaterThan(0n)
  })

  test('[LQ-01] a share belongs to who brought it: no other wallet of the domain takes it, and none is lost with a name', () => {
    const { world, alice, bruno, dex } = place
    succeeds(join(alice, 'alice', 'defi', 100n * ssi))
    // The attack: a subdomain, the least that can be brought, and all of the domain's share out.
    succeeds(world.call(alice, didWallet(did).Dns({ ...defi, addr: bruno.address, domain: 'defi' })))
    succeeds(join(bruno, 'alice', 'defi', leastLiquidity))
    expect(sharesOf('alice')).toBe(100n * ssi + leastLiquidity)
    refuses(leave(bruno, 100n * ssi), errors.notEnoughShare)
    refuses(leave(bruno, leastLiquidity + 1n), errors.notEnoughShare)
    succeeds(leave(bruno, leastLiquidity))
    refuses(leave(bruno, 1n), errors.notMember)
    // Who brought it has the name no longer, and takes out what he brought.
    succeeds(leave(alice, 100n * ssi))
    expect(world.read(dex.fields.balances.at(alice.address))).toBe(1_000n * ssi)
    expect(world.read(dex.fields.balances.at(bruno.address))).toBe(1_000n * ssi)
    expect(sharesOf('alice')).toBe(0n)
  })

  test('[LQ-01] a wallet is a member for one domain at a time, so that no share is left behind', () => {
    const { alice, world } = place
    issue('second', did)
    succeeds(join(alice, 'alice', 'defi', 100n * ssi))
    refuses(join(alice, 'second', 'defi', 100n * ssi), errors.otherDomain)
    succeeds(join(alice, 'alice', 'defi', 50n * ssi))
    expect(world.read(place.dex.fields.brought.at(alice.address))).toBe(150n * ssi)
    succeeds(leave(alice, 150n * ssi))
    succeeds(join(alice, 'second', 'defi', 100n * ssi))
    expect([sharesOf('alice'), sharesOf('second')]).toEqual([0n, 100n * ssi])
  })

  test('is not joined by a wallet that says it belongs to another domain', async () => {
    const { world, alice, deployer, dex } = place
    const values = { init_nft: domainId('bruno'), init: place.init, init_community: place.init }
    const wallet = await world.deploy(alice, 'DefiWallet', defiWallet.deploy(values))
    succeeds(world.call(deployer, dex.Transfer({ to: wallet, amount: 100n * ssi })))
    succeeds(world.call(alice, didWallet(did).Dns({ ...defi, addr: wallet, domain: 'vault' })))
    world.state.setBalance(wallet, 1_000n * zil)
    refuses(join(wallet, 'alice', 'vault'), errors.notOfDomain)
  })

  test('is joined in one go with what somebody brings', () => {
    const { world, alice } = place
    const more = { domain: domainId('alice'), subdomain: 'defi' }
    succeeds(world.call(alice, addBoth(place, 100n * tyron, 310n * ssi, more)))
    expect(sharesOf('alice')).toBe(3_125n * 10n ** 17n)
    expect(world.read(place.dex.fields.balances.at(alice.address))).toBe(1_000n * ssi)
  })

  test('after the deadline is neither joined nor left, nor with too little', () => {
    const { world, alice, dex } = place
    refuses(join(alice, 'alice', 'defi', 10n ** 14n - 1n), errors.tooSmallShare)
    refuses(join(alice, 'alice', 'defi', 1_001n * ssi), errors.notEnoughShare)
    const order = { amount: ssi, deadline_block: 1n }
    refuses(
      world.call(alice, dex.JoinCommunity({ ...order, domain: domainId('alice'), subdomain: 'defi' })),
      errors.expired,
    )
    refuses(world.call(alice, dex.LeaveCommunity(order)), errors.expired)
  })
})

describe('the owner', () => {
  test('alone sets what a swap keeps, within bounds', () => {
    const { world, deployer, alice, dex } = place
    const set = (who: Person, new_profit_denom: bigint, new_reward: bigint) =>
      world.call(who, dex.SetProfit({ new_profit_denom, new_reward }))
    refuses(set(alice, 9_900n, 0n), errors.notOwner)
    refuses(set(deployer, 8_999n, 0n), errors.wrongFee)
    refuses(set(deployer, 10_001n, 0n), errors.wrongFee)
    refuses(set(deployer, 9_950n, 51n), errors.wrongFee)
    succeeds(set(deployer, 9_950n, 50n))
    expect(dexState(place)).toMatchObject({ profitDenom: 9_950n, reward: 50n })
  })

  test('hands over to whoever accepts', () => {
    const { world, deployer, alice, bruno, dex } = place
    refuses(world.call(alice, dex.UpdateOwner({ addr: alice.address })), errors.notOwner)
    refuses(world.call(alice, dex.AcceptPendingOwner({})), errors.notPendingOwner)
    succeeds(world.call(deployer, dex.UpdateOwner({ addr: alice.address })))
    refuses(world.call(bruno, dex.AcceptPendingOwner({})), errors.notPendingOwner)
    succeeds(world.call(alice, dex.AcceptPendingOwner({})))
    expect(world.read(dex.fields.owner)).toBe(alice.address)
    refuses(world.call(alice, dex.AcceptPendingOwner({})), errors.notPendingOwner)
  })
})

test('shares are a token: sent, allowed and taken', () => {
  const { world, deployer, alice, bruno, dex } = place
  openPool(place, 80_000n * tyron, 250_000n * ssi)
  const balance = ({ address }: Person) => world.read(dex.fields.balances.at(address)) ?? 0n
  succeeds(world.call(deployer, dex.Transfer({ to: alice.address, amount: 10n })))
  refuses(world.call(alice, dex.Transfer({ to: bruno.address, amount: 11n })), errors.notEnoughShare)
  const take = (amount: bigint) =>
    world.call(bruno, dex.TransferFrom({ from: alice.address, to: bruno.address, amount }))
  refuses(take(1n), errors.insufficientAllowance)
  succeeds(world.call(alice, dex.IncreaseAllowance({ spender: bruno.address, amount: 12n })))
  refuses(take(11n), errors.notEnoughShare)
  succeeds(take(4n))
  succeeds(world.call(alice, dex.DecreaseAllowance({ spender: bruno.address, amount: 99n })))
  refuses(take(1n), errors.insufficientAllowance)
  refuses(
    world.call(alice, dex.IncreaseAllowance({ spender: alice.address, amount: 1n })),
    errors.sameAddress,
  )
  expect([balance(alice), balance(bruno)]).toEqual([6n, 4n])
})
