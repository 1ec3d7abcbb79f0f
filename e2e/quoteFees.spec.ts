/** What quotes count with: fees as the chain says them, and the usual ones where it says nothing. */
import { exchangeIds, exchangeNames, quotesFor, type Exchanges, type PoolFees } from '@tyto/exchange'
import { shownUnits } from '../apps/web/src/features/exchange/quotes/shownUnits'
import { formatDecimal } from '../apps/web/src/shared/ui/formatDecimal'
import { newDefi } from './defiWallets'
import { changing } from './faultyNode'
import { expect, test } from './testSite'
import { choosePair, exchangesOf, givenField } from './tradeSteps'

const decimalsOf = { tyron: 12, xsgd: 6, stzil: 12 } as const

test('[SW-09] fees count as the chain says them, and as the usual ones where it says nothing @desktop', async ({
  page,
  site,
}) => {
  const { domain } = await newDefi(site)
  await page.goto(`/defi@${domain}.ssi/defix/swap`)
  const chain = await exchangesOf(site)
  const pools = ['zilswap', 'aswap', 'dragondex'] as const
  type Fees = Readonly<Record<(typeof pools)[number], PoolFees>>
  const counting = (fees: Fees, profitDenom: bigint): Exchanges => ({
    ...chain,
    states: new Map(pools.map((id) => [id, { ...chain.states.get(id)!, fees: fees[id] }])),
    tyronDex: { ...chain.tyronDex!, profitDenom },
  })
  /** Makes the node say these values of fields, or nothing of them. */
  const saying = (values: Readonly<Record<string, string | null>>): void =>
    site.node.behave(
      changing(({ method, params }, answer) => {
        const [, field] = params
        if (method !== 'GetSmartContractSubState' || typeof field !== 'string') return answer
        const value = values[field]
        return value === undefined
          ? answer
          : { ...answer, result: value === null ? null : { [field]: value } }
      }),
    )
  const pays = async (to: 'xsgd' | 'stzil' | 'tyron', symbol: string, as: Exchanges): Promise<void> => {
    await choosePair(page, 'ZIL', symbol)
    await givenField(page).fill('1000')
    await page.getByRole('button', { name: 'Read the quotes again' }).click()
    const offers = quotesFor(as, { from: 'zil', to, amount: 1_000n * 10n ** 12n, slippage: 200n })
    for (const exchange of exchangeIds) {
      const offer = offers[exchange]
      if (!offer.ok) continue
      const said = formatDecimal(shownUnits(offer.value.output, decimalsOf[to]), 'en')
      const row = page.getByRole('listitem', { name: exchangeNames[exchange], exact: true })
      await expect(row).toContainText(said)
    }
    expect(exchangeIds.filter((exchange) => offers[exchange].ok)).not.toEqual([])
  }

  // Of 10,000 parts so many count as the chain says; another denominator would say other amounts.
  saying({
    output_after_fee: '9000',
    liquidity_fee: '8000',
    protocol_fee: '100',
    treasury_fee: '50',
    profit_denom: '9100',
  })
  const odd = counting(
    {
      zilswap: { afterFee: 9000n, zilDivisor: 0n },
      aswap: { afterFee: 8000n, zilDivisor: 50n },
      dragondex: { afterFee: 8000n, zilDivisor: 100n },
    },
    9100n,
  )
  await pays('xsgd', 'XSGD', odd)
  await pays('stzil', 'stZIL', odd)
  await pays('tyron', 'TYRON', odd)
  saying({
    output_after_fee: null,
    liquidity_fee: null,
    protocol_fee: null,
    treasury_fee: null,
    profit_denom: null,
  })
  const usual = counting(
    {
      zilswap: { afterFee: 9970n, zilDivisor: 0n },
      aswap: { afterFee: 9940n, zilDivisor: 333n },
      dragondex: { afterFee: 9950n, zilDivisor: 500n },
    },
    9900n,
  )
  await pays('xsgd', 'XSGD', usual)
  await pays('stzil', 'stZIL', usual)
  await pays('tyron', 'TYRON', usual)
  site.node.behave()

  await givenField(page).fill('0.0000000000001')
  await expect(page.getByText('ZIL has 12 decimals at most.')).toBeVisible()
})
