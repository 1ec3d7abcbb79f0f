/** An amount that can be read in two ways is offered back, wherever amounts are typed. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { encodePaymentRequest, parseName, paymentFragment } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { newDefi } from '../steps/money/defiWallets'
import {
  amountField,
  newPayer,
  recipientField,
  tickRecipient,
  transferButton,
  type Payer,
} from '../steps/money/paymentSteps'
import { listed, newStaker } from '../steps/exchange/stakingSteps'
import { networkOf } from '../steps/network/chainAnswers'
import { card } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { review } from '../steps/transaction/transactionSteps'
import { callAs } from '../steps/wallets/walletSetup'

const source = 'apps/web/src'
/** The components of the app that draw an amount's field, found in its source. */
const drawn = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/(?:^|\/)AmountStep\.tsx$/.test(file))
  .filter((file) => /<(?:AmountField|AmountStep|Leg)\b/.test(readFileSync(`${source}/${file}`, 'utf8')))
  .sort()

interface Place {
  readonly page: Page
  readonly site: TestSite
}

async function logIn({ page, site }: Place, tokens?: Readonly<Record<string, bigint>>): Promise<Payer> {
  const payer = await newPayer(site, tokens)
  const name = `${payer.domain}.ssi`
  await arriveAs(page, { account: payer.index, login: { network: 'local', address: payer.wallet, name } })
  return payer
}

/** Somebody's way to each of them: the fields that stand there. A component that is missing here fails the first test. */
const ways: Readonly<Record<string, (place: Place) => Promise<readonly Locator[]>>> = {
  'features/allowances/AllowanceForm.tsx': async (place) => {
    const { domain } = await logIn(place)
    await place.page.goto(`/${domain}.ssi/didx/wallet/balances/allowances`)
    const face = place.page.getByRole('region', { name: 'INCREASE', exact: true })
    await face.getByRole('button', { name: /^INCREASE/ }).click()
    return [face.getByLabel('Amount')]
  },
  'features/allowances/AllowanceRow.tsx': async (place) => {
    const { account, wallet, domain } = await logIn(place)
    const spender = place.site.devnet.network.names.find(({ name }) => name === 'bruno.ssi')!.address
    const give = { addrName: 'xsgd', spender, amount: 5_000_000_000n, tyron: null }
    await callAs(place.site.devnet, account, didWallet(wallet).IncreaseAllowance(give))
    await place.page.goto(`/${domain}.ssi/didx/wallet/balances/allowances`)
    return [place.page.getByLabel('Less by, in XSGD')]
  },
  'features/exchange/form/Legs.tsx': async ({ page, site }) => {
    const { index, domain } = await newDefi(site)
    await arriveAs(page, { account: index })
    await page.goto(`/defi@${domain}.ssi/defix/swap`)
    return [page.getByLabel('swap FROM', { exact: true }), page.getByLabel('TO', { exact: true })]
  },
  'features/exchange/liquidity/AddForm.tsx': async ({ page, site }) => {
    const { index, domain } = await newDefi(site)
    await arriveAs(page, { account: index })
    await page.goto(`/defi@${domain}.ssi/defix/pool`)
    return [page.getByLabel('TYRON', { exact: true }), page.getByLabel('S$I', { exact: true })]
  },
  'features/explorer/calls/CallPanel.tsx': async ({ page, site }) => {
    await page.goto(`/-/explorer/address/${toBech32(site.devnet.network.initDid)}?view=call`)
    return [page.getByLabel('ZIL attached')]
  },
  'features/motions/PointsField.tsx': async (place) => {
    await logIn(place)
    await place.page.goto('/xpoints')
    await place.page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
    return [place.page.getByRole('dialog').getByLabel('xPoints behind it')]
  },
  'features/payments/form/CoinLine.tsx': async (place) => {
    const { domain } = await logIn(place)
    await place.page.goto(`/${domain}.ssi/didx/wallet/balances/send`)
    return [amountField(place.page, 'ZIL')]
  },
  'features/payments/pay/PayForm.tsx': async (place) => {
    const { domain, wallet } = await logIn(place)
    const { chainId } = await networkOf(place.site)
    const name = parseName(`${domain}.ssi`)
    if (!name.ok) throw new Error(name.code)
    const asked = { chainId, name: name.value, to: wallet, coin: 'zil', amount: null, decimals: 12, note: '' }
    await place.page.goto(`/${domain}.ssi/didx/pay${paymentFragment}${encodePaymentRequest(asked)}`)
    return [place.page.getByRole('main').getByLabel('Amount', { exact: true })]
  },
  'features/staking/panels/ZilField.tsx': async ({ page, site }) => {
    const { index, name } = await newStaker(site)
    await arriveAs(page, { account: index })
    await page.goto(`/${name}/zil/wallet`)
    await listed(page, 'DELEGATE STAKE').click()
    return [page.getByLabel('Amount', { exact: true })]
  },
  'features/wallet/create/AddFunds.tsx': async (place) => {
    const { domain } = await logIn(place)
    await place.page.goto(`/${domain}.ssi/didx/receive`)
    return [card(place.page, 'ADD FUNDS').getByLabel('Amount', { exact: true })]
  },
  'features/wallet/receive/PaymentLink.tsx': async (place) => {
    const { domain } = await logIn(place)
    await place.page.goto(`/${domain}.ssi/didx/receive`)
    return [place.page.getByLabel('Amount (optional)')]
  },
  'shared/transaction/review/ui/DonationField.tsx': async (place) => {
    const { domain } = await logIn(place)
    const friend = await newPayer(place.site)
    await place.page.goto(`/${domain}.ssi/didx/wallet/balances/send`)
    await recipientField(place.page).fill(friend.domain)
    await amountField(place.page, 'ZIL').fill('2')
    await tickRecipient(place.page)
    await transferButton(place.page).click()
    await review(place.page).getByRole('button', { name: 'Add a donation' }).click()
    return [review(place.page).getByLabel('Donation in ZIL')]
  },
}

test('[NU-01] every field for an amount has its way here @desktop', () => {
  expect(Object.keys(ways).sort()).toEqual(drawn)
})

for (const [file, open] of Object.entries(ways))
  test(`[NU-01] ${file}: 1,200 is offered back, and taken with one press @desktop`, async ({
    page,
    site,
  }) => {
    for (const field of await open({ page, site })) {
      await field.fill('1,200')
      await expect(page.getByText('“1,200” can be read in two ways.')).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('button', { name: 'You mean 1,200?' }).click()
      await expect(field).toHaveValue('1200')
      await expect(field).toBeFocused()
      await expect(page.getByRole('button', { name: 'You mean 1,200?' })).toHaveCount(0)
    }
  })
