/** Paying somebody by name, without a link: a visitor's first button, who is meant, and how few presses it takes. */
import { didWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { balanceOf } from '../steps/network/chainAnswers'
import { refusing } from '../steps/network/faultyNode'
import { nameCard } from '../steps/page/pageParts'
import { newPayer } from '../steps/money/paymentSteps'
import { countPresses, pressesOf } from '../steps/page/pressCounter'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { review, simulated, status } from '../steps/transaction/transactionSteps'
import { callAs, newAccount } from '../steps/wallets/walletSetup'

const qa = 10n ** 12n

test('[BL-06] a visitor pays a name in at most 4 presses, and checks its owl and six characters', async ({
  page,
  site,
}) => {
  const friend = await newPayer(site)
  const name = `${friend.domain}.ssi`
  const { index } = await newAccount(site.devnet)
  await arriveAs(page, { account: index })
  await countPresses(page)
  await page.goto(`/${name}`)
  // The first button on the name stands above the fold of a phone, and RECEIVE is not beside it.
  const first = nameCard(page).getByRole('link').first()
  await expect(first).toHaveText(`Pay ${name}`)
  const { y, height } = (await first.boundingBox())!
  expect(y + height).toBeLessThan(780)
  await expect(nameCard(page).getByRole('link', { name: 'RECEIVE' })).toHaveCount(0)
  await first.click()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: `Pay ${name}` })).toBeVisible()
  await expect(main.getByLabel('Coin')).toHaveValue('zil')
  await main.getByRole('textbox', { name: /^Amount/ }).fill('3')
  // The six characters that it asks for are the last ones of the wallet that the name leads to.
  const end = toBech32(friend.wallet).slice(-6)
  const tick = main.getByRole('checkbox', {
    name: `First time: I asked them for their owl and the last six characters. Both fit: this owl, and ${end}.`,
  })
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await tick.check()
  const before = await balanceOf(site, friend.wallet)
  await main.getByRole('button', { name: `Pay ${name}`, exact: true }).click()
  await simulated(page)
  await review(page).getByRole('button', { name: 'TRANSFER', exact: true }).click()
  await approvalWindow(page).approve()
  await expect(status(page, 'Confirmed')).toContainText(name)
  expect(await balanceOf(site, friend.wallet)).toBe(before + 3n * qa)
  const { presses, approvals } = await pressesOf(page)
  console.log(
    `A payment by name: ${presses.length} presses, ${approvals} approvals\n  ${presses.join('\n  ')}`,
  )
  expect(presses.length, presses.join(', ')).toBeLessThanOrEqual(4)
})

test('[BL-03] the owner of a name finds RECEIVE where a visitor finds Pay; a node that is stopped pays nobody @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newPerson(devnet, 'payee')
  const name = `${owner.domain}.ssi`
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${name}`)
  await expect(nameCard(page).getByRole('link', { name: 'RECEIVE' })).toHaveAttribute(
    'href',
    `/${name}/didx/receive`,
  )
  await expect(nameCard(page).getByRole('link', { name: `Pay ${name}` })).toHaveCount(0)
  site.node.behave(refusing('Try later', () => true))
  await page.goto('/bruno.ssi/didx/pay')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})

test('[BX-27] a name that leads elsewhere while its page stands open is ticked anew, for whom it leads to now @desktop', async ({
  page,
  site,
}) => {
  const [friend, other] = [await newPayer(site), await newPayer(site)]
  const { index } = await newAccount(site.devnet)
  await arriveAs(page, { account: index })
  await page.goto(`/${friend.domain}.ssi/didx/pay`)
  const main = page.getByRole('main')
  const pay = main.getByRole('button', { name: `Pay ${friend.domain}.ssi`, exact: true })
  await main.getByRole('textbox', { name: /^Amount/ }).fill('3')
  await main.getByRole('checkbox').check()
  await expect(pay).toBeEnabled()
  await callAs(
    site.devnet,
    friend.account,
    didWallet(friend.wallet).TransferNftUsername({
      username: domainId(friend.domain),
      id: 'zil',
      addr: other.wallet,
      dID: other.wallet,
      tyron: null,
    }),
  )
  // A look-up over the page reads the name again, once its answer is old.
  await page.clock.setSystemTime(Date.now() + 60_000)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Look up', exact: true })
  await palette.getByRole('combobox').fill(`${friend.domain}.ssi`)
  const tick = page.locator('main').getByRole('checkbox', {
    includeHidden: true,
    name: new RegExp(`${toBech32(other.wallet).slice(-6)}\\.$`),
  })
  await expect(tick).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(pay).toBeDisabled()
})
