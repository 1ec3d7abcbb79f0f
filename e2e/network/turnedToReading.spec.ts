/** A network for reading where somebody had begun to write: forms, reviews, drafts, links and guardians' keys. */
import type { BrowserContext } from '@playwright/test'
import { encodePaymentRequest, paymentFragment } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { nameOf } from '../steps/network/chainAnswers'
import { asPublic } from '../steps/network/faultyNode'
import { openMenu, saveWho, withSettings } from '../steps/page/pageParts'
import {
  amountField,
  newPayer,
  recipientField,
  tickRecipient,
  transferButton,
} from '../steps/money/paymentSteps'
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { review, simulated } from '../steps/transaction/transactionSteps'
import { newAccount } from '../steps/wallets/walletSetup'
import { arriveUnasked } from '../steps/wallets/walletExtension'

const closed =
  'Nothing can be signed on mainnet: it executes no calls any more, and gas would be lost. Your wallet is not asked.'

/** Chooses a network in another tab. */
async function chooseElsewhere(context: BrowserContext, network: string): Promise<void> {
  const other = await context.newPage()
  await other.goto('/')
  const menu = await openMenu(other)
  await menu.getByRole('button', { name: network }).click()
  await expect(menu.getByRole('button', { name: network })).toHaveAttribute('aria-pressed', 'true')
  await other.close()
}

test('[BX-25] whoever changes to it half way through a form or a review is told why, keeps the form, and no wallet is asked', async ({
  page,
  context,
  site,
  openEndpoint,
}) => {
  test.slow()
  const payer = await newPayer(site)
  const endpoint = await openEndpoint(asPublic('mainnet', site.devnet))
  await withSettings(page, { network: 'local', endpoints: { mainnet: endpoint.url } })
  const asked = await arriveUnasked(page, { account: payer.index })
  const main = page.getByRole('main')
  await page.goto(`/${payer.domain}.ssi/didx/wallet/balances/send?coin=zil`)
  await recipientField(page).fill('bruno')
  await amountField(page, 'ZIL').fill('1')
  await tickRecipient(page)
  await transferButton(page).click()
  await simulated(page)
  const sign = review(page).getByRole('button', { name: 'TRANSFER', exact: true })
  await expect(sign).toBeEnabled()

  // The review was for the local network: it can be signed no more.
  await chooseElsewhere(context, 'Mainnet')
  await expect(review(page)).toContainText(closed)
  await expect(sign).toHaveCount(0)
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(main).toContainText('Mainnet is for reading.')
  await expect(main.getByText(closed)).toBeVisible()
  await expect(transferButton(page)).toHaveCount(0)

  // The typed text is a draft of the local network, and is there again.
  await main.getByRole('button', { name: 'Show the local network' }).first().click()
  await expect(amountField(page, 'ZIL')).toHaveValue('1')
  await expect(transferButton(page)).toBeVisible()

  // One that was kept of mainnet from before it ended is shown, and goes nowhere.
  await page.evaluate(() => {
    const prefix = 'tyto.draft.send.'
    for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(`${prefix}local.`))) {
      sessionStorage.setItem(key.replace('.local.', '.mainnet.'), sessionStorage.getItem(key) ?? '')
    }
  })
  await chooseElsewhere(context, 'Mainnet')
  await page.reload()
  await expect(amountField(page, 'ZIL')).toHaveValue('1')
  await expect(main.getByText(closed)).toBeVisible()
  await expect(transferButton(page)).toHaveCount(0)
  expect(asked()).toBe(0)
})

test('[BX-25] a link that asks for a payment there opens no review, and no wallet is asked', async ({
  page,
  site,
  openEndpoint,
}) => {
  const payer = await newPayer(site)
  const endpoint = await openEndpoint(asPublic('mainnet', site.devnet))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  const asked = await arriveUnasked(page, { account: payer.index, chainId: '1' })
  const code = encodePaymentRequest({
    chainId: 1,
    name: nameOf(`${payer.domain}.ssi`),
    to: payer.wallet,
    coin: 'zil',
    amount: 1_000_000_000_000n,
    decimals: 12,
    note: 'For the owls',
  })
  await page.goto(`/${payer.domain}.ssi/didx/pay${paymentFragment}${code}`)
  const main = page.getByRole('main')
  await expect(main.getByText('For the owls')).toBeVisible()
  await expect(main.getByText(closed).first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked()).toBe(0)
})

test('[BX-25] a guardian is asked for no signature there: it would recover nothing, and may be used elsewhere', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const owner = await newPerson(devnet, 'lost')
  const [guardian, ...others] = (await guardiansOf(devnet)).slice(0, 3)
  await addGuardiansOf(devnet, owner, [guardian!, ...others])
  const { account } = await newAccount(devnet)
  await arriveAs(page, { account: 0, storage: true })
  const endpoint = await openEndpoint(asPublic('mainnet', devnet))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  await page.goto(`/${owner.domain}.ssi/didx/recovery/sign`)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Name to be recovered/ }).click()
  await page.getByLabel('New controller address', { exact: true }).fill(toBech32(account.address))
  await saveWho(page, 'New controller address')
  await page.getByLabel('Your own name, a guardian').fill(guardian!.domain)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
  const main = page.getByRole('main')
  await main.getByLabel('I spoke with them, and the address is the same').check()
  await expect(main.getByText(closed)).toBeVisible()
  await expect(main.getByRole('button', { name: 'MAKE SIGNATURE' })).toHaveCount(0)
  // Where calls run it is asked for.
  await main.getByRole('button', { name: 'Show the local network' }).click()
  await expect(main.getByText(closed)).toHaveCount(0)
})
