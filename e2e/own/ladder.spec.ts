/** The ladder to an action: each step is one press, at the place where it is needed, and leads to the next by itself. */
import { formatName, type Name } from '@tyto/identity'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { nameCard, searchField, toast } from '../steps/page/pageParts'
import {
  accountButton,
  accountText,
  arriveAs,
  connectButton,
  openDrawer,
  section,
} from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { deployDidWallet, freshDomain, issueName, keysOf, newAccount } from '../steps/wallets/walletSetup'

test('[BX-11] an account with one name is logged in to it at once, with an undo; then one press does', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  const name: Name = { domain: freshDomain('only'), subdomain: '', topLevel: 'ssi' }
  const username = formatName(name)
  await issueName(devnet, name.domain, await deployDidWallet(devnet, account, keysOf(username)))
  await setLocalWallet(page, { account: index })
  // It was looked up here before: the chain itself keeps hashes only.
  await page.addInitScript(
    (known) => {
      if (localStorage.getItem('tyto.names') === null) localStorage.setItem('tyto.names', known)
    },
    JSON.stringify([username]),
  )
  const buying = page.getByRole('dialog', { name: 'Buy a name' })
  const logInAs = buying.getByRole('button', { name: `Log in as ${username}` })

  await page.goto('/')
  await connectButton(page).click()
  await approvalWindow(page).approve()
  await expect(toast(page, `You are logged in to ${username}.`)).toBeVisible()
  await expect(accountButton(page)).toHaveAccessibleName(`Account: ${username}`)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(accountButton(page)).toContainText(accountText(index))
  // A log-in that was taken back stays so, through a reload too.
  await page.reload()
  await expect(accountButton(page)).toContainText(accountText(index))

  // On the way to another name it is one press.
  await searchField(page).fill(freshDomain('second'))
  await page.getByRole('button', { name: /^Mint second/ }).click()
  await logInAs.click()
  await expect(buying.getByRole('button', { name: 'Mint the name' })).toBeVisible()
  await expect(accountButton(page)).toHaveAccessibleName(`Account: ${username}`)
  await page.keyboard.press('Escape')

  // And so it is in the drawer.
  await openDrawer(page)
  await page.getByRole('button', { name: 'Log off' }).click()
  await connectButton(page).click()
  await approvalWindow(page).approve()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(accountButton(page)).toContainText(accountText(index))
  await openDrawer(page)
  await section(page, 'NFT usernames').getByRole('link', { name: username }).click()
  await expect(page).toHaveURL(`/${username}`)
  await expect(nameCard(page)).toContainText('You control this')
  await expect(accountButton(page)).toHaveAccessibleName(`Account: ${username}`)
})

/** An account that nobody ever sent anything to. */
const pennilessAccount = 77_001

test('[BX-11] an account without money: the button leads to some, and comes with it @desktop', async ({
  page,
}) => {
  await arriveAs(page, { account: pennilessAccount })
  await page.goto('/address')
  const main = page.getByRole('main')
  const faucet = main.getByRole('button', { name: 'Get test ZIL' })
  await expect(main.getByText('This account holds no ZIL yet.', { exact: false })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Create DID wallet' })).toHaveCount(0)
  await faucet.click()
  await expect(main.getByRole('button', { name: 'Create DID wallet' })).toBeEnabled()
  await expect(faucet).toHaveCount(0)
})
