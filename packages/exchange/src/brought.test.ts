import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { broughtFor, sinceBrought, type PoolStep } from './brought'
import { previewAdd } from './liquidity'
import type { TyronDexState } from './community'
import { stepThroughTyronDex } from './quote'
import { beginSteps } from './steps'

const tyron = 10n ** 12n
const ssi = 10n ** 18n
const dex: TyronDexState = {
  reserves: { tyron: 80_000n * tyron, ssi: 250_000n * ssi },
  profitDenom: 9_900n,
  reward: 100n,
  totalSupply: 250_000n * ssi,
  contributions: 0n,
  daoBalance: 0n,
  isFairlaunch: false,
}
const added = { kind: 'added', tyron: 80n * tyron, ssi: 250n * ssi, shares: 250n * ssi } as const

describe('what was brought', () => {
  it('is what went in, less the part that came out, through the community and back', () => {
    const steps: PoolStep[] = [added, { kind: 'joined', shares: 125n * ssi, daoShares: 50n * ssi }]
    const all = broughtFor(steps, { shares: 125n * ssi, daoShares: 50n * ssi })
    expect(all).toMatchObject({ tyron: 80n * tyron, ssi: 250n * ssi })
    // More comes back than went there: the community earned.
    steps.push({ kind: 'left', shares: 130n * ssi, daoShares: 50n * ssi })
    expect(broughtFor(steps, { shares: 255n * ssi, daoShares: 0n })).toEqual(all)
    steps.push({ kind: 'removed', tyron: 41n * tyron, ssi: 127n * ssi, shares: 51n * ssi })
    expect(broughtFor(steps, { shares: 204n * ssi, daoShares: 0n })).toMatchObject({
      tyron: 64n * tyron,
      ssi: 200n * ssi,
    })
    steps.push({ kind: 'removed', tyron: 1n, ssi: 1n, shares: 204n * ssi })
    expect(broughtFor(steps, { shares: 0n, daoShares: 0n })).toEqual({ tyron: 0n, ssi: 0n, root: 0n })
  })

  it('counts what others gave as the coins behind it, and forgets what went to others', () => {
    const gift = { tyron: 8n * tyron, ssi: 25n * ssi }
    const steps: PoolStep[] = [added, { kind: 'received', ...gift, shares: 24n * ssi }]
    expect(broughtFor(steps, { shares: 274n * ssi, daoShares: 0n })).toMatchObject({
      tyron: 88n * tyron,
      ssi: 275n * ssi,
    })
    steps.push({ kind: 'granted', ...gift, daoShares: 10n * ssi })
    steps.push({ kind: 'sent', shares: 137n * ssi })
    expect(broughtFor(steps, { shares: 137n * ssi, daoShares: 10n * ssi })).toMatchObject({
      tyron: 52n * tyron,
      ssi: 1_625n * 10n ** 17n,
    })
    steps.push({ kind: 'withdrawn', daoShares: 5n * ssi })
    expect(broughtFor(steps, { shares: 137n * ssi, daoShares: 5n * ssi })).toMatchObject({
      tyron: 48n * tyron,
      ssi: 150n * ssi,
    })
    // More than there is went away: others changed it too.
    expect(
      broughtFor([...steps, { kind: 'sent', shares: 138n * ssi }], { shares: 0n, daoShares: 5n * ssi }),
    ).toBeNull()
    const gone = { kind: 'withdrawn', daoShares: 6n * ssi } as const
    expect(broughtFor([...steps, gone], { shares: 137n * ssi, daoShares: 0n })).toBeNull()
  })

  it('is not known where the steps do not come to the shares that there are', () => {
    expect(broughtFor([added], { shares: 250n * ssi + 1n, daoShares: 0n })).toBeNull()
    expect(broughtFor([added], { shares: 250n * ssi, daoShares: 1n })).toBeNull()
    expect(broughtFor([], { shares: 1n, daoShares: 0n })).toBeNull()
    expect(broughtFor([{ ...added, kind: 'removed' }], { shares: 0n, daoShares: 0n })).toBeNull()
    const left = { kind: 'left', shares: 1n, daoShares: 1n } as const
    expect(broughtFor([added, left], { shares: 250n * ssi + 1n, daoShares: 0n })).toBeNull()
  })

  it('is measured beside the same coins held apart: nothing earned and nothing lost at once', () => {
    const brought = broughtFor([added], { shares: added.shares, daoShares: 0n })!
    const { now, apart, earned, lost } = sinceBrought(dex, added, brought)
    expect([now, apart]).toEqual([500n * ssi, 500n * ssi])
    // Roots are rounded: far below what anybody is shown.
    expect(earned < 10n ** 6n && lost < 10n ** 6n).toBe(true)
    // Four times the price, without a trade that pays: twice the worth, where holding apart gives two and a half times.
    const dearer = { reserves: { tyron: 40_000n * tyron, ssi: 500_000n * ssi } }
    const moved = sinceBrought(dearer, { tyron: 40n * tyron, ssi: 500n * ssi }, brought)
    expect([moved.now, moved.apart]).toEqual([1_000n * ssi, 1_250n * ssi])
    expect(moved.earned < 10n ** 6n).toBe(true)
    expect(moved.lost / 10n ** 6n).toBe((250n * ssi) / 10n ** 6n)
  })

  it('earns by trades alone: never less with each trade, and all of the fee for who has all of the pool', () => {
    const trades = fc.array(fc.record({ isTyron: fc.boolean(), amount: fc.bigInt(tyron, 5_000n * tyron) }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(trades, (list) => {
        const opened = previewAdd({ ...dex, totalSupply: 0n }, 80_000n * tyron, 250_000n * ssi)
        if (!opened.ok) throw new Error(opened.code)
        const { tyron: inTyron, ssi: inSsi, contribution } = opened.value
        const steps: PoolStep[] = [{ kind: 'added', tyron: inTyron, ssi: inSsi, shares: contribution }]
        const brought = broughtFor(steps, { shares: contribution, daoShares: 0n })!
        let { reserves } = dex
        let earned = 0n
        for (const { isTyron, amount } of list) {
          const given = isTyron ? amount : amount * 10n ** 6n
          const begun = beginSteps(given)
          if (!begun.ok) throw new Error(begun.code)
          const out = stepThroughTyronDex({ ...dex, reserves }, isTyron ? 'tyron' : 'ssi', begun.value)
          if (!out.ok) throw new Error(out.code)
          reserves = isTyron
            ? { tyron: reserves.tyron + given, ssi: reserves.ssi - out.value.amount }
            : { tyron: reserves.tyron - out.value.amount, ssi: reserves.ssi + given }
          const since = sinceBrought({ reserves }, reserves, brought)
          // The present worth is that of holding apart, with what was earned and without what was lost, to the
          // rounding of a root.
          const difference = since.now - since.apart - since.earned + since.lost
          expect(difference < 10n ** 6n && difference > -(10n ** 6n)).toBe(true)
          // The earnings grow with the product of both sides, whatever the price does.
          const share = (since.earned * 10n ** 18n) / since.now
          expect(share > earned).toBe(true)
          earned = share
        }
      }),
    )
  })
})
