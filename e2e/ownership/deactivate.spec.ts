/** An identity ends by its controller's will, and by nobody's mistake. */
import type { Locator, Page } from '@playwright/test'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { find } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { keptKey } from '../steps/wallets/keptKeys'
import { nameCard, saveStep } from '../steps/page/pageParts'
import { connect, connectButton, connected } from '../steps/wallets/sessionSteps'
import { gasAsSaid, openDetails, review, signAndConfirm } from '../steps/transaction/transactionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshDomain,
  issueName,
  newAccount,
} from '../steps/wallets/walletSetup'

/** The colour that a button is filled with. */
function fillOf(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor)
}

/** A colour of the design as the browser writes it. */
function inColour(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('p')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}

async function expectLoggedOffAtHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(connectButton(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('tyto.session'))).toBeNull()
}

test('[SR-09] the controller deactivates another address, then this SSI: chosen, confirmed, typed, signed; the session ends and home opens @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { account: controller, index } = await newAccount(devnet)
  await setLocalWallet(page, { ...connected, account: index, storageWallet: 0 })
  const domain = freshDomain('dusk')
  const name = `${domain}.ssi`
  await issueName(
    devnet,
    domain,
    await deployDidWallet(devnet, controller, [await keptKey(domain, 'update')]),
  )
  const another = await deployDidWallet(devnet, controller, [await keptKey(`${domain} another`, 'update')])
  const anotherName = freshDomain('night')
  await issueName(devnet, anotherName, another)
  const stranger = await deployStandIn(devnet, { version: 'DIDxWALLET_7.0.0' })

  await page.goto(`/${name}/didx`)
  await connectButton(page).click()
  await page.getByRole('link', { name: /^DID OPERATIONS/ }).click()
  await expect(page.getByRole('heading', { name: 'DANGER ZONE' })).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Deactivate ${name}` })
  const goOn = (step: string) => saveStep(dialog, step)
  // The dialog says what can never change again before anything is chosen.
  await expect(dialog).toContainText(
    'its document, its controller, its subdomains, and where the .ssi names that it owns lead',
  )

  // Another address must be a DID wallet of the same controller.
  await dialog.getByRole('button', { name: 'Another address' }).click()
  const address = dialog.getByLabel('Address of the DID wallet')
  await address.fill('zil1nonsense')
  await goOn('Address')
  await expect(dialog.getByRole('alert')).toHaveText('Wrong address.')
  await address.fill(toBech32(devnet.network.tyron))
  await goOn('Address')
  await expect(dialog.getByRole('alert')).toHaveText(
    'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
  )
  await dialog.getByRole('checkbox').check()
  await goOn('Address')
  await expect(dialog.getByRole('alert')).toHaveText('There is no DID wallet at this address.')
  await address.fill(toBech32(stranger))
  await dialog.getByRole('checkbox').check()
  await goOn('Address')
  await expect(dialog.getByRole('alert')).toHaveText('Another account controls this wallet.')

  // No is no.
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await expect(dialog).toBeHidden()

  // Another wallet of theirs ends, confirmed by the end of its address; this one does not.
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await dialog.getByRole('button', { name: 'Another address' }).click()
  await address.fill(toBech32(another))
  // Nobody ticks a wallet of their own.
  await expect(dialog.getByText('This is your own wallet.', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await goOn('Address')
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click()
  await goOn('Deactivate it?')
  const end = toBech32(another).slice(-8)
  await dialog.getByLabel(`Type ${end} to confirm`).fill(end)
  await goOn(`Type ${end} to confirm`)
  await dialog.getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  await dialog.getByRole('button', { name: 'Deactivate DID' }).click()
  await signAndConfirm(page, 'Deactivate DID', 'It has ended for good.')
  await expectLoggedOffAtHome(page)
  expect((await find(site, `${anotherName}.ssi`)).wallet?.status).toBe('Deactivated')
  expect((await find(site, name)).wallet?.status).toBe('Created')

  // This one: yes alone is not enough.
  await page.goto(`/${name}/didx/wallet/doc`)
  await connect(page)
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await dialog.getByRole('button', { name: 'This SSI' }).click()
  await goOn('Address')
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click()
  await goOn('Deactivate it?')
  const typed = dialog.getByLabel(`Type ${name} to confirm`)
  await typed.fill('alice.ssi')
  await goOn(`Type ${name} to confirm`)
  await expect(dialog.getByRole('alert')).toHaveText(`This is not ${name}.`)
  await typed.fill(name)
  await goOn(`Type ${name} to confirm`)

  // Without the storage wallet it stops here, and says why.
  const sign = dialog.getByRole('button', { name: 'Deactivate DID' })
  await expect(dialog.getByText('To use the permaweb, connect ArConnect desktop wallet.')).toBeVisible()
  await expect(sign).toBeHidden()
  await dialog.getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  // An act that nobody can undo has the colour of danger, in the review too.
  expect(await fillOf(sign)).toBe(await inColour(page, '--danger-fill'))
  await sign.click()
  await openDetails(page)
  const final = review(page).getByRole('button', { name: 'Deactivate DID' })
  await expect(final).toBeEnabled()
  expect(await fillOf(final)).toBe(await inColour(page, '--danger-fill'))
  await expect(review(page).getByRole('table').first()).toContainText('Add, deactivate, 0x')
  await gasAsSaid(page, 'Deactivate DID', 20_000n)
  // Nobody is asked for a donation at the end.
  await expect(review(page).getByText('Donation to the protocol')).toHaveCount(0)
  await expect(review(page).getByRole('row', { name: /^tyron/ })).toContainText('None')
  await signAndConfirm(page, 'Deactivate DID', 'It has ended for good.')
  await expectLoggedOffAtHome(page)
  expect((await find(site, name)).wallet?.status).toBe('Deactivated')
  await page.goto(`/${name}`)
  await expect(nameCard(page).getByText('Deactivated', { exact: true })).toBeVisible()
  await expect(nameCard(page).getByRole('img')).toHaveAccessibleName(`Plate of ${name}, eyes closed`)
  await expect(connectButton(page)).toBeVisible()
})

test('[SR-09] where this identity has ended, the way on is to another one, and nothing offers to end it again @desktop', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  await setLocalWallet(page, { ...connected, account: index, storageWallet: 0 })
  const domain = freshDomain('gone')
  const version = 'DIDxWALLET_7.0.0'
  const controller = account.address
  await issueName(devnet, domain, await deployStandIn(devnet, { version, status: 'Deactivated', controller }))
  await page.goto(`/${domain}.ssi/didx/wallet/doc`)
  await connectButton(page).click()
  await expect(page.getByRole('heading', { name: 'DANGER ZONE' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deactivate', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Deactivate another one' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deactivate another DID wallet' })
  await expect(dialog.getByLabel('Address of the DID wallet')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'This SSI' })).toHaveCount(0)
  await expect(dialog).toContainText('Still to be saved: “Address” and “Deactivate it?”')
})
