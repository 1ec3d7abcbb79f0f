/** Quotes count with the fees as the chain says them, and with the usual ones where it says nothing. */
import { drawn } from '../steps/money/amountOracle'
import { newDefi } from '../steps/money/defiWallets'
import { changing } from '../steps/network/faultyNode'
import { expect, test } from '../steps/network/testSite'
import {
  allExchanges,
  namesOfExchanges,
  paysAt,
  readMarket,
  seededFees,
  type OracleMarket,
} from '../steps/exchange/tradeOracle'
import { choosePair, givenField } from '../steps/exchange/tradeSteps'

const decimalsOf = { tyron: 12, xsgd: 6, stzil: 12 } as const

test('[SW-09] fees count as the chain says them, and as the usual ones where it says nothing @desktop', async ({
  page,
  site,
}) => {
  const { domain } = await newDefi(site)
  await page.goto(`/defi@${domain}.ssi/defix/swap`)
  const chain = await readMarket(site)
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
  const pays = async (to: 'xsgd' | 'stzil' | 'tyron', symbol: string, as: OracleMarket): Promise<void> => {
    await choosePair(page, 'ZIL', symbol)
    await givenField(page).fill('1000')
    await page.getByRole('button', { name: 'Read the quotes again' }).click()
    let offers = 0
    for (const exchange of allExchanges) {
      const paid = paysAt(as, exchange, { from: 'zil', to, amount: 1_000n * 10n ** 12n })
      if (paid === null) continue
      offers += 1
      const row = page.getByRole('listitem', { name: namesOfExchanges[exchange], exact: true })
      await expect(row).toContainText(drawn(paid, decimalsOf[to]))
    }
    expect(offers).toBeGreaterThan(0)
  }

  // Of 10,000 parts so many count as the chain says; another denominator would say other amounts.
  saying({
    output_after_fee: '9000',
    liquidity_fee: '8000',
    protocol_fee: '100',
    treasury_fee: '50',
    profit_denom: '9100',
  })
  const odd: OracleMarket = {
    ...chain,
    fees: {
      zilswap: { kept: 9000n, zilDivisor: 0n },
      aswap: { kept: 8000n, zilDivisor: 50n },
      dragondex: { kept: 8000n, zilDivisor: 100n },
    },
    dexKept: 9100n,
  }
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
  const usual: OracleMarket = { ...chain, fees: seededFees, dexKept: 9900n }
  await pays('xsgd', 'XSGD', usual)
  await pays('stzil', 'stZIL', usual)
  await pays('tyron', 'TYRON', usual)
  site.node.behave()

  await givenField(page).fill('0.0000000000001')
  await expect(page.getByText('ZIL has 12 decimals at most.')).toBeVisible()
})
