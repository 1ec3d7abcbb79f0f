/** The error book: what happened, what to do, the code, and the details for a report. */
import { didWallet } from '@tyto/contracts'
import { toBech32 } from '@tyto/primitives'
import type { Locator, Page } from '@playwright/test'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { expect, test } from '../steps/network/testSite'
import { parrot } from '../steps/network/faultyNode'
import { card, fact, saveStep, toast } from '../steps/page/pageParts'
import { connectButton, connected } from '../steps/wallets/sessionSteps'
import { noDonation, review, status } from '../steps/transaction/transactionSteps'
import {
  callAs,
  deployDidWallet,
  freshAccount,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
} from '../steps/wallets/walletSetup'

function book(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Error book', exact: true })
}

test('[BX-04] [TX-05] a contract that refuses: the exception explained, its code, the next step, the details to copy @desktop', async ({
  page,
  context,
  site,
  devnet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { account, index } = await newAccount(devnet)
  const successor = await freshAccount(devnet)
  const domain = freshDomain('tern')
  const wallet = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, wallet)
  await setLocalWallet(page, { ...connected, account: index })
  await page.goto(`/${domain}.ssi/didx/wallet/nft/dns/subdomain`)
  await connectButton(page).click()
  const form = card(page, 'Subdomain address')
  await form.getByLabel('Subdomain', { exact: true }).fill('nest')
  await saveStep(form, 'Subdomain')
  await form.getByLabel('Subdomain address').fill(toBech32(successor.address))
  await form.getByRole('checkbox').check()
  await saveStep(form, 'Subdomain address')
  await form.getByRole('button', { name: 'Save subdomain' }).click()
  await noDonation(page)

  // Between the wallet and the block somebody else takes over.
  await review(page).getByRole('button', { name: 'Save subdomain' }).click()
  await expect(approvalWindow(page).sheet).toBeVisible()
  const { UpdateController, AcceptPendingController } = didWallet(wallet)
  await callAs(devnet, account, UpdateController({ addr: successor.address, tyron: null }))
  await callAs(devnet, successor, AcceptPendingController({}))
  await approvalWindow(page).approve()

  const failed = status(page, 'Transaction failed.')
  const isExplained = async (place: Locator): Promise<void> => {
    await expect(fact(place, 'What happened')).toHaveText('Only the DID Controller may do this.')
    await expect(fact(place, 'Next step')).toHaveText(
      'Choose the account that may do this in your wallet, then try again.',
    )
    await expect(fact(place, 'Code')).toHaveText('WrongSender (-2)')
  }
  await expect(failed).toBeVisible({ timeout: 30_000 })

  // The toast leads to its entry; it goes by itself, so it comes first.
  await expect(toast(page, 'Transaction failed.')).toBeVisible()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Details' }).click()
  await isExplained(book(page))
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
  await book(page).getByRole('button', { name: 'Copy details' }).click()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toMatch(
    /^WrongSender \(-2\)\nOnly the DID Controller may do this\.\nSave subdomain \(dns\), local\n/,
  )
  expect(report).toMatch(/Transaction: 0x[0-9a-f]{64}\n/)
  expect(report).toContain(`Contract: ${wallet}, Dns`)
  expect(report).toContain('Exception thrown:')
  await page.keyboard.press('Escape')
  await expect(book(page)).toBeHidden()

  // The dialog says the same, and so do the messages.
  await isExplained(failed)
  await expect(failed).toContainText('The gas is spent. Nothing else changed.')
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
  await failed.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Messages' }).click()
  const messages = page.getByRole('dialog', { name: 'Messages' })
  await messages
    .getByRole('listitem')
    .filter({ hasText: 'Transaction failed.' })
    .getByRole('button', { name: 'Details' })
    .click()
  await isExplained(book(page))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  // A node that talks nonsense: nothing is known, and the book says what to do.
  site.node.behave(parrot('broken'))
  await page.goto('/carol.ssi')
  await page.getByRole('main').getByRole('button', { name: 'Details' }).click()
  await expect(fact(book(page), 'What happened')).toHaveText(
    'The endpoint gave an answer that cannot be read.',
  )
  await expect(fact(book(page), 'Next step')).toHaveText('Set another endpoint in the menu.')
  await expect(fact(book(page), 'Code')).toHaveText('RpcInvalidAnswer')
})

test('[BX-04] a page that stopped says what went wrong itself, also where the whole app stopped @desktop', async ({
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [part, path] of [
    ['ExplorerPage', '/-/explorer'],
    // The frame of every page of a name.
    ['IdentityRail', '/alice.ssi'],
  ] as const) {
    // A page that nobody watches for errors.
    const page = await context.newPage()
    await page.route(`**/assets/${part}-*.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ${part}() { throw new Error('${part} broke') }`,
      }),
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page stopped')
    const details = page.locator('details').filter({ hasText: 'Details' })
    const reason = details.getByText(part, { exact: false })
    await expect(reason).toBeHidden()
    await details.getByText('Details', { exact: true }).click()
    await expect(reason).toBeVisible()
    await page.getByRole('button', { name: 'Copy details' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(part)
    await page.close()
  }
})
