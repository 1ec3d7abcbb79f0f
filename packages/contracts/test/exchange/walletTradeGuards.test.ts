import type { ContractCall } from '@tyto/abi'
import { zeroAddress, type Address, type Hex } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { defiWallet, defiWalletErrors, didWallet, didWalletErrors, zrc2TokenErrors } from '../../src'
import { ownName, signLock } from '../people'
import { tradeCalls, tradeNames } from './tradeCalls'
import { traderOf, traders, tradeWorld, units, type TradeWorld } from './tradeWorld'
import { succeeds, throws, zil, type Person } from '../world'

let place: TradeWorld
let wallet: Address
/** Both wallets have the same transitions here. */
let own: ReturnType<typeof defiWallet>

const run = (call: ContractCall, by: Person = place.alice.controller) => place.world.call(by, call)
let calls: ReturnType<typeof tradeCalls>

/** The balance of each coin of a wallet. */
const held = (of: Address = wallet) => ({
  zil: place.world.balance(of),
  tyron: place.tokens(place.tyron, of),
  xsgd: place.tokens(place.xsgd, of),
  gzil: place.tokens(place.gzil, of),
  ssi: place.tokens(place.ssi, of),
})

describe.each(traders)('who may trade, and with what: %s', (kind) => {
  const errors = kind === 'DefiWallet' ? defiWalletErrors : didWalletErrors

  beforeEach(async () => {
    place = await tradeWorld()
    wallet = traderOf(place, kind)
    own = defiWallet(wallet)
    calls = tradeCalls(place, wallet)
    if (kind === 'DidWallet') {
      // It joins a community for the name that it goes by.
      succeeds(run(didWallet(wallet).UpdateUsername({ username: 'alice', tyron: null })))
      succeeds(run(didWallet(wallet).AcceptPendingUsername({})))
    }
  })

  /** Shares of the pool, and of the community, so that there is something to take out. */
  function provide(): void {
    succeeds(run(calls['AddLiquidity']!()))
    succeeds(run(calls['JoinCommunity']!({ amount: 50n * units.ssi })))
  }

  test.each(tradeNames)('%s is for the controller alone', (name) => {
    provide()
    const call = calls[name]!()
    for (const by of [place.bruno.controller, place.deployer])
      throws(run(call, by), 'WrongSender', errors.notController)
    succeeds(run(call))
  })

  test.each(tradeNames)('%s does nothing while the wallet is closed', async (name) => {
    const passing = {
      ...calls['SwapTydraDEX']!({ beneficiary: place.bruno.controller.address }),
      amount: 100n * zil,
    }
    if (kind === 'DefiWallet') {
      succeeds(run(own.Pause({ tyron: null })))
      throws(run(calls[name]!()), 'WrongStatus', defiWalletErrors.paused)
      throws(run(passing, place.bruno.controller), 'WrongStatus', defiWalletErrors.paused)
    } else {
      const { alice } = place
      const guardians: Hex[] = []
      for (const label of ['first', 'second', 'third']) guardians.push((await ownName(place, label)).id)
      succeeds(run(didWallet(wallet).AddGuardians({ guardians, tyron: null })))
      const signature = signLock(place, wallet, alice.recoveryKey)
      succeeds(run(didWallet(wallet).Lock({ signature, tyron: null })))
      throws(run(calls[name]!()), 'WrongStatus', didWalletErrors.locked)
      throws(run(passing, place.bruno.controller), 'WrongStatus', didWalletErrors.locked)
    }
  })

  test.each(tradeNames)('%s of nothing is refused, and passes a donation on', (name) => {
    provide()
    const { world, initDid } = place
    const amount = name === 'AddLiquidity' ? { maxTokenAmount: 0n } : { amount: 0n }
    throws(run(calls[name]!(amount)), 'ZeroValueOrNull', errors.zeroAmount)
    const fund = world.balance(initDid)
    const before = world.balance(wallet)
    const donated = calls[name]!({ tyron: 3n * zil })
    throws(run({ ...donated, amount: 2n * zil }), 'InvalidValue', errors.donationTooHigh)
    expect(world.balance(initDid)).toBe(fund)
    succeeds(run({ ...donated, amount: 3n * zil }))
    expect(world.balance(initDid) - fund).toBe(3n * zil)
    // The wallet's own balance is not donated.
    const spent = name === 'SwapExactZILForTokens' || name === 'SwapTydraDEX' ? 100n * zil : 0n
    if (name !== 'SwapExactTokensForZIL') expect(world.balance(wallet)).toBe(before - spent)
  })

  test.each(['SwapExactZILForTokens', 'SwapExactTokensForTokens', 'SwapTydraDEX', 'MintAuth'])(
    '%s pays nobody at the null address',
    (name) => {
      throws(run(calls[name]!({ beneficiary: zeroAddress })), 'ZeroValueOrNull', errors.nullAddress)
    },
  )

  test.each([
    ['SwapExactZILForTokens', 'minTokenAmount'],
    ['SwapExactTokensForZIL', 'minZilAmount'],
    ['SwapExactTokensForTokens', 'minTokenAmount'],
    ['SwapTydraDEX', 'minTokenAmount'],
    ['AddLiquidity', 'minContributionAmount'],
  ])('%s without a minimum is refused', (name, minimum) => {
    throws(run(calls[name]!({ [minimum]: 0n })), 'ZeroValueOrNull', errors.zeroAmount)
  })

  test('exchanges and tokens are those that the protocol names', () => {
    const unknownExchange =
      kind === 'DefiWallet' ? defiWalletErrors.unknownExchange : didWalletErrors.unknownExchange
    for (const name of tradeNames.filter((each) => each !== 'SwapTydraDEX'))
      throws(run(calls[name]!({ dApp: 'nobody' })), 'DidIsNull', unknownExchange)
    for (const name of ['SwapExactZILForTokens', 'SwapExactTokensForZIL', 'SwapExactTokensForTokens'])
      throws(run(calls[name]!({ addrName: 'nothing' })), 'DidIsNull', errors.unknownToken)
    throws(
      run(calls['SwapExactTokensForTokens']!({ toAddrName: 'nothing' })),
      'DidIsNull',
      errors.unknownToken,
    )
    // A service that is no token: nothing is allowed there.
    throws(run(calls['SwapExactTokensForZIL']!({ addrName: 'donate' })), 'DidIsNull', errors.unknownToken)
    const noExchange = { dApp: 'donate' }
    throws(run(calls['AddLiquidity']!(noExchange)), 'DidIsNull', errors.unknownExchange)
  })

  test('a deadline counts from the block of the call; one of no blocks has passed', () => {
    const { alice } = place
    for (const name of [
      'SwapExactZILForTokens',
      'SwapExactTokensForZIL',
      'SwapExactTokensForTokens',
      'SwapTydraDEX',
    ]) {
      const late = run(calls[name]!({ deadline: 0n }), alice.controller)
      expect(late.failure).toMatchObject({ exception: 'Error', code: -2n })
      place.world.pass(1_000n)
      succeeds(run(calls[name]!({ deadline: 1n }), alice.controller))
    }
  })

  test('more than there is leaves all as it was', () => {
    const before = held()
    const { gzil, zilswap } = place
    throws(
      run(calls['SwapExactZILForTokens']!({ amount: 10_001n * zil })),
      'InvalidValue',
      errors.balanceTooLow,
    )
    throws(run(calls['SwapTydraDEX']!({ amount: 10_001n * zil })), 'InvalidValue', errors.balanceTooLow)
    for (const name of ['SwapExactTokensForZIL', 'SwapExactTokensForTokens', 'MintAuth', 'BurnAuth'])
      throws(run(calls[name]!({ amount: 10n ** 23n })), 'Error', zrc2TokenErrors.insufficientFunds)
    expect(held()).toEqual(before)
    expect(place.allowed(gzil, wallet, zilswap)).toBe(0n)
  })
})

test('[BX-27] a wallet that is kept brings nothing for the community of its name, and takes out what it brought', async () => {
  place = await tradeWorld()
  wallet = place.defi
  own = defiWallet(wallet)
  calls = tradeCalls(place, wallet)
  succeeds(run(calls['AddLiquidity']!({ is_community: false })))
  succeeds(run(calls['JoinCommunity']!({ amount: 50n * units.ssi })))
  succeeds(run(own.KeepFromName({ tyron: null })))
  for (const call of [calls['JoinCommunity']!(), calls['AddLiquidity']!({ is_community: true })])
    throws(run(call), 'WrongStatus', defiWalletErrors.keptFromCommunity)
  succeeds(run(calls['AddLiquidity']!({ is_community: false })))
  succeeds(run(calls['LeaveCommunity']!()))
  succeeds(run(own.ReturnToName({ tyron: null })))
  succeeds(run(calls['JoinCommunity']!()))
})
