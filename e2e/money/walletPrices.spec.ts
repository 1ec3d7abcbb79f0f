/** Gas at the price that the wallet takes: what is said beforehand holds, whichever wallet it is. */
import { expect, test } from '../steps/network/testSite'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { balanceOf } from '../steps/network/chainAnswers'
import { ofAnotherChain } from '../steps/network/faultyNode'
import { fact, withSettings } from '../steps/page/pageParts'
import { addFunds, openOwnWallet, signFunds, typedZil } from '../steps/wallets/ownWallet'
import { arriveAs, connect, drawer } from '../steps/wallets/sessionSteps'
import {
  amounts,
  confirmed,
  gasAsSaid,
  openDetails,
  review,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import { newAccount } from '../steps/wallets/walletSetup'

const zil = 10n ** 12n

for (const { name, browserWallet, price, bound, own } of [
  {
    name: 'ZilPay',
    browserWallet: { zilPayBehaviour: 'classic' },
    price: '10,000 at 2,000 to 2,100 Li',
    bound: 21n * zil,
    own: 2_100n,
  },
  {
    name: 'Bearby at its first choice',
    browserWallet: { zilPayBehaviour: 'bearby' },
    price: '10,000 at 2,000 to 4,000 Li',
    bound: 40n * zil,
    own: 3_000n,
  },
  {
    name: 'Bearby at its highest price',
    browserWallet: { zilPayBehaviour: 'bearby', gasSpeed: 'aggressive' },
    price: '10,000 at 2,000 to 4,000 Li',
    bound: 40n * zil,
    own: 4_000n,
  },
] as const) {
  test(`${name}: what is paid lies within what was said @desktop`, async ({ page, devnet }) => {
    const { approve } = approvalWindow(page)
    await openOwnWallet(page, devnet, { browserWallet })
    await addFunds(page, '2')
    const sheet = review(page)
    const said = await simulated(page)
    await openDetails(page)
    await expect(fact(sheet, 'Gas limit')).toHaveText(price)
    expect(amounts(await fact(sheet, 'Gas, at most').innerText())).toEqual([bound])
    const gas = (await fact(sheet, 'Gas, expected').innerText()).replace(/\(.*/, '')
    const [least, most] = amounts(gas)
    await expect(sheet.getByText('(gas)', { exact: true }).locator('..')).toContainText(gas.trim())

    await signFunds(page)
    await approve()
    const [paid] = amounts(await confirmed(page, said))
    expect(paid).toBe((least! / 2_000n) * own)
    expect(paid! >= least! && paid! <= most! && paid! <= bound).toBe(true)
  })

  test(`${name}: ZIL for the network's price that is too little for the wallet's is refused before it opens @desktop`, async ({
    page,
    devnet,
    site,
  }) => {
    const { address } = await openOwnWallet(page, devnet, { browserWallet })
    const balance = await balanceOf(site, address)
    const sheet = review(page)
    const poor = sheet.getByText(/Local wallet holds [\d.,]+ ZIL: less than this may need\./)

    // Little is left: the gas limit becomes what the call needs, with a margin.
    await addFunds(page, typedZil(balance - 5n * zil))
    await simulated(page)
    await openDetails(page)
    await expect(fact(sheet, 'Gas limit')).not.toContainText('10,000')
    const limit = await fact(sheet, 'Gas limit').innerText()
    const units = BigInt(/^([\d,]+)/.exec(limit)![1]!.replaceAll(',', ''))
    await sheet.getByRole('button', { name: 'Cancel' }).click()

    const wallets = (bound / 10_000n) * units
    const networks = 2_000n * 1_000_000n * units
    expect(networks).toBeLessThan(wallets)
    await addFunds(page, typedZil(balance - wallets + 1n))
    await simulated(page)
    await expect(poor).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Insufficient ZIL' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Cancel' }).click()

    await addFunds(page, typedZil(balance - wallets))
    await simulated(page)
    await expect(poor).toBeHidden()
    await expect(sheet.getByRole('button', { name: 'Add funds' })).toBeEnabled()
  })
}

for (const { behaviour, deploy, held, cost } of [
  { behaviour: 'classic', deploy: '17.6 to 19.3 ZIL', held: '105 ZIL', cost: '1,221 to 1,227' },
  { behaviour: 'bearby', deploy: '17.6 to 36.6 ZIL', held: '200 ZIL', cost: '1,221 to 1,251' },
] as const) {
  test(`[DU-01] ${behaviour}: what quickstart and drawer say is what review and receipt say, and what the chain takes @desktop`, async ({
    page,
    site,
  }) => {
    const { account, index } = await newAccount(site.devnet)
    const total = `Your first name in all (wallet, document, name and gas): ${cost} ZIL.`
    await setLocalWallet(page, { account: index, zilPayBehaviour: behaviour })
    await page.goto('/')
    await connect(page)
    await page.goto('/getstarted')
    const quickstart = page.getByRole('dialog', { name: 'Quickstart' })
    await expect(quickstart.getByText(total)).toBeVisible()
    await expect(quickstart).toContainText(`costs ${deploy} in gas`)
    await expect(quickstart).toContainText(`holds up to ${held}`)
    await quickstart.getByRole('button', { name: /New SSI/i }).click()
    await expect(drawer(page).getByText(total)).toBeVisible()
    await expect(drawer(page)).toContainText(`Gas: ${deploy}`)
    await expect(drawer(page)).toContainText(`holds up to ${held}`)
    await drawer(page).getByRole('button', { name: 'Create DID wallet' }).click()
    await expect(review(page).getByText(total)).toBeVisible()
    await expect(fact(review(page), 'Gas, at most')).toHaveText(held)
    expect(await gasAsSaid(page, 'Create DID wallet', 50_000n)).toEqual(amounts(deploy))
    const [least, most] = amounts(
      (await fact(review(page), 'Gas, expected').innerText()).replace(/\(.*/s, ''),
    )
    const before = await balanceOf(site, account.address)
    const said = await simulated(page)
    await review(page).getByRole('button', { name: 'Create DID wallet', exact: true }).click()
    await approvalWindow(page).approve()
    await expect(status(page, 'Confirmed').getByText(total)).toBeVisible({ timeout: 30_000 })
    const [paid] = amounts(await confirmed(page, said))
    expect(before - (await balanceOf(site, account.address))).toBe(paid)
    expect(paid! >= least! && paid! <= most!).toBe(true)
  })
}

test('where the contracts are not ours, quickstart says that the cost is not known before the review @desktop', async ({
  page,
  openEndpoint,
}) => {
  const endpoint = await openEndpoint(ofAnotherChain(1))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  await page.goto('/getstarted')
  const quickstart = page.getByRole('dialog', { name: 'Quickstart' })
  await expect(quickstart).toContainText('What your first name costs in all is not known before the review')
  await expect(quickstart.getByText('Your first name in all')).toHaveCount(0)
})

test('[TX-08] an action says its gas beforehand in five languages @desktop', async ({ page, devnet }) => {
  await arriveAs(page, { account: (await newAccount(devnet)).index })
  for (const [path, note] of [
    ['/address', 'Gas: 17.6 to 19.3 ZIL'],
    ['/es/address', 'Gas: de 17,6 a 19,3 ZIL'],
    ['/cn/address', '燃料费：17.6 至 19.3 ZIL'],
    ['/id/address', 'Gas: 17,6 sampai 19,3 ZIL'],
    ['/ru/address', 'Газ: от 17,6 до 19,3 ZIL'],
  ] as const) {
    await page.goto(path)
    const described = page.getByRole('main').locator('button[aria-describedby]')
    await expect(described, path).toHaveAccessibleDescription(note)
  }
})
