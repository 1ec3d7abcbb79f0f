import { beforeAll, expect, it } from 'vitest'
import { usualGasTable } from '../../shared/transaction/gas/usualGasTable'
import type { AnyAction } from '../../shared/transaction/action/action'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

const made = new Map<string, AnyAction>()
beforeAll(async () => {
  const { actions } = await import('./actions')
  for (const [name, load] of Object.entries(actions)) made.set(name, await load())
})

/** The specification: 10,000 as a rule, 20,000 for what a DID is asked, and what the exchange says of its own. */
const otherThanUsual: Readonly<Record<string, bigint>> = {
  ...Object.fromEntries(
    ['addGuardians', 'configureSocialRecovery', 'didCreate', 'didDeactivate', 'didSocialRecovery']
      .concat('ivms101', 'lock', 'removeGuardians')
      .map((name) => [name, 20_000n]),
  ),
  callContract: 50_000n,
  deployContract: 50_000n,
  deployDidWallet: 50_000n,
  mintNfts: 25_000n,
  removeLiquidity: 5_000n,
  joinCommunity: 5_000n,
  leaveCommunity: 2_000n,
}

it('[TX-08] [BX-27] each action sets the gas limit that is asked for it', () => {
  const fixed = [...made].flatMap(([name, { gasLimit }]) =>
    typeof gasLimit === 'bigint' ? [[name, gasLimit] as const] : [],
  )
  expect(fixed.length).toBeGreaterThan(50)
  expect(fixed).toEqual(fixed.map(([name]) => [name, otherThanUsual[name] ?? 10_000n]))
})

it('[TX-08] what is said of its gas before it is loaded is what the action says itself', () => {
  const said = [...made].flatMap(([name, { gas }]) => (gas === null ? [] : [[name, gas] as const]))
  expect(Object.fromEntries(said)).toEqual(usualGasTable)
})

it('what nobody can undo alone has the colour of danger', () => {
  const final = [...made].flatMap(([name, { isFinal }]) => (isFinal === true ? [name] : []))
  expect(final.sort()).toEqual(['burnNfts', 'didDeactivate', 'lock'])
})

const byInput: readonly (readonly [name: string, input: object, limit: bigint])[] = [
  ['addLiquidity', { withSsi: true }, 10_000n],
  ['addLiquidity', { withSsi: false }, 15_000n],
  ['trade', { exchange: 'zilswap', from: { id: 'zil' }, to: { id: 'xsgd' } }, 5_500n],
  ['deployXwallet', { kind: 'defi' }, 55_000n],
  ['deployXwallet', { kind: 'staking' }, 55_000n],
  ['deployXwallet', { kind: 'soulbound' }, 50_000n],
  ['didUpdate', { patches: [] }, 20_000n],
  ['batchTransfer', { payments: [{ coin: { id: 'zil' } }, { coin: { id: 'xsgd' } }] }, 1_080n],
  // An account pays by itself: ZIL is a plain payment or one cheap call.
  ['payFromWallet', { payment: { coin: { id: 'zil' } } }, 500n],
  ['payFromWallet', { payment: { coin: { id: 'xsgd' } } }, 3_000n],
]

it.each(byInput)('[TX-08] %s of %j', (name, input, limit) => {
  const gasLimit = made.get(name)?.gasLimit as (input: unknown) => bigint
  expect(gasLimit(input)).toBe(limit)
})

it('each action whose limit depends on its input stands above', () => {
  const depending = [...made].flatMap(([name, { gasLimit }]) =>
    typeof gasLimit === 'function' ? [name] : [],
  )
  expect([...new Set(byInput.map(([name]) => name))].sort()).toEqual(depending.sort())
})

it('[TX-02] minting and the pools wait 700 ms before the explorer opens, and nothing else does', () => {
  const waiting = [...made].flatMap(([name, { explorerDelayMs }]) => (explorerDelayMs === 700 ? [name] : []))
  expect(waiting.sort()).toEqual([
    'addLiquidity',
    'joinCommunity',
    'leaveCommunity',
    'mintNft',
    'mintNfts',
    'mintTydra',
    'removeLiquidity',
  ])
})

it('[TX-02] [LQ-02] the explorer opens after 0.7 s for what mints and for liquidity, and after a second for all else', () => {
  const sooner = [...made.values()].flatMap(({ name, explorerDelayMs }) => (explorerDelayMs ? name : []))
  expect(sooner.toSorted()).toEqual([
    'addLiquidity',
    'joinCommunity',
    'leaveCommunity',
    'mintNft',
    'mintNfts',
    'mintTydra',
    'removeLiquidity',
  ])
})
