/** Somebody writes a contract in the explorer: it is checked while they type, deployed to the local network, and called. */
import type { Locator, Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { parseAddress, toBech32, type Address } from '@tyto/primitives'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { askField, askNode } from '../steps/network/rawChain'
import { asPublic } from '../steps/network/faultyNode'
import { expect, test } from '../steps/network/testSite'
import { card, holdPart, withSettings } from '../steps/page/pageParts'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { review, sentences, signAndConfirm, status } from '../steps/transaction/transactionSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { newAccount } from '../steps/wallets/walletSetup'

const path = '/-/explorer/write'
const deploy = 'DEPLOY THIS CONTRACT'
const bell = `scilla_version 0
contract Bell (owner : ByStr20)
field rings : Uint32 = Uint32 0
transition Ring (times : Uint32)
  before <- rings;
  after = builtin add before times;
  rings := after
end`

function editor(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text of the contract' })
}

function finding(page: Page, text: RegExp): Locator {
  return card(page, 'What the checker says').getByRole('button', { name: text })
}

/** The text in the place of what stands there, pasted. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).press('ControlOrMeta+a')
  await editor(page).evaluate((target, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Opens the page with the bell, which was checked. */
async function openBell(page: Page): Promise<void> {
  await page.goto(path)
  await write(page, bell)
  await expect(card(page, 'What the checker says')).toContainText('Errors: 0. Warnings: 2.')
}

/** The lines that have a mark of an error beside them. */
async function markedLines(page: Page): Promise<readonly (string | null)[]> {
  const tops = (of: Locator) =>
    of.evaluateAll((all) =>
      all.map((one) => ({ top: Math.round(one.getBoundingClientRect().top), text: one.textContent })),
    )
  const marks = await tops(page.locator('.cm-gutter-lint .cm-gutterElement:has(.cm-lint-marker-error)'))
  const numbers = await tops(page.locator('.cm-lineNumbers .cm-gutterElement:visible'))
  return marks.map(({ top }) => numbers.find((number) => number.top === top)?.text ?? null)
}

test('[BX-33] an error stands at its line while one types, and is gone once it is mended @desktop', async ({
  page,
}) => {
  await openBell(page)
  await expect(finding(page, /Warning in line 2.*No transition of Bell accepts an amount\./)).toBeVisible()
  await editor(page).press('ArrowUp')
  await editor(page).press('End')
  await page.keyboard.type(' /')
  await expect(finding(page, /Error in line 7/)).toBeVisible()
  await expect.poll(() => markedLines(page)).toEqual(['7'])
  await expect(card(page, 'Deploy')).toContainText('A text with an error cannot be deployed.')
  await expect(card(page, 'Deploy').getByRole('button')).toHaveCount(0)

  await editor(page).press('Backspace')
  await editor(page).press('Backspace')
  await expect(finding(page, /Error/)).toHaveCount(0)
  await expect.poll(() => markedLines(page)).toEqual([])
  await expect(card(page, 'Deploy').getByLabel('owner · ByStr20')).toBeVisible()

  // A finding leads to its place: what is typed then stands there.
  await write(page, bell.replace('add before', 'add owner'))
  await finding(page, /Error in line 6/).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.type('(**)')
  await expect(page.locator('.cm-line').nth(5)).toHaveText('  (**)after = builtin add owner times;')
})

test('[BX-33] it is deployed, and called @desktop', async ({ page, devnet }) => {
  const { account, index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  await openBell(page)
  const field = card(page, 'Deploy').getByLabel('owner · ByStr20')
  const button = page.getByRole('main').getByRole('button', { name: deploy })
  await expect(button).toBeDisabled()
  await expect(card(page, 'Deploy')).toContainText('Still to fill in: owner.')
  await field.fill('nobody')
  await field.blur()
  await expect(card(page, 'Deploy')).toContainText('This is not an address.')
  await field.fill(toBech32(account.address))
  await button.click()
  await expect(sentences(review(page))).toContainText('it calls itself Bell')
  await signAndConfirm(page, deploy)

  await expect(page).toHaveURL(/explorer\/address\/zil1\w+\?view=call$/)
  const contract = parseAddress(/zil1\w+/.exec(page.url())![0])
  const address = (contract.ok ? contract.value : '') as Address
  await expect(page.getByRole('heading', { level: 1, name: 'Bell' })).toBeVisible()
  expect(await askNode(devnet, 'GetSmartContractCode', address.slice(2))).toEqual({ code: bell })
  const init = (await askNode(devnet, 'GetSmartContractInit', address.slice(2))) as readonly unknown[]
  expect(init).toContainEqual({ vname: 'owner', type: 'ByStr20', value: account.address })

  const main = page.getByRole('main')
  await main.getByLabel('times · Uint32').fill('3')
  await main.getByRole('button', { name: 'Simulate' }).click()
  await main.getByRole('button', { name: 'SIGN THIS CALL' }).click()
  await signAndConfirm(page, 'SIGN THIS CALL')
  expect(await askField(devnet, address, 'rings')).toBe('3')
})

test('[BX-33] rejected in the wallet, the text and what was filled in stay as they are @desktop', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  await openBell(page)
  const field = card(page, 'Deploy').getByLabel('owner · ByStr20')
  await field.fill(toBech32(account.address))
  await page.getByRole('main').getByRole('button', { name: deploy }).click()
  await review(page).getByRole('button', { name: deploy, exact: true }).click()
  await approvalWindow(page).reject()
  await expect(status(page, 'Rejected')).toContainText('TRANSACTION REJECTED BY THE USER.')
  await page.keyboard.press('Escape')
  await expect(status(page, 'Rejected')).toBeHidden()
  await expect(field).toHaveValue(toBech32(account.address))
  await expect(editor(page)).toContainText('contract Bell')
  const { nonce } = (await askNode(devnet, 'GetBalance', account.address.slice(2))) as { nonce: number }
  expect(nonce).toBe(0)
})

test('[BX-33] a reload, and the way back, keep the text and what was filled in', async ({ page }) => {
  await openBell(page)
  const field = card(page, 'Deploy').getByLabel('owner · ByStr20')
  await field.fill(toBech32(testAccount(3).address))
  const isKept = async (): Promise<void> => {
    await expect(editor(page)).toContainText('transition Ring (times : Uint32)')
    await expect(field).toHaveValue(toBech32(testAccount(3).address))
  }
  await page.reload()
  await isKept()
  await page.goto('/-/explorer')
  await page.getByRole('main').getByRole('link', { name: 'Write a contract' }).click()
  await isKept()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Explorer' })).toBeVisible()
  await page.goForward()
  await isKept()
})

test('[BX-33] it starts from examples, is brought into its form, and both can be undone @desktop', async ({
  page,
}) => {
  await page.goto(path)
  await expect(editor(page)).toContainText('contract Greeting')
  await expect(card(page, 'What the checker says')).toContainText('Errors: 0. Warnings: 1.')
  await write(page, bell)
  const start = page.getByLabel('Start from')
  await expect(start).toHaveValue('none')
  await start.selectOption('A savings jar')
  await expect(editor(page)).toContainText('contract SavingsJar')
  await expect(card(page, 'What the checker says')).toContainText('No errors and no warnings.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page)).toContainText('contract Bell (owner')

  const format = page.getByRole('button', { name: 'Format' })
  await format.click()
  await expect(editor(page)).toContainText('contract Bell(owner')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page)).toContainText('contract Bell (owner')
  await write(page, 'scilla_version 0 contract (')
  await format.click()
  await expect(page.getByText('A text that cannot be read has no form.')).toBeVisible()

  await start.selectOption('A token of this project')
  await expect(card(page, 'Deploy').getByLabel('decimals · Uint32')).toBeVisible()
})

test('[BX-33] an example that is chosen before the editor has come can be undone as well @desktop', async ({
  page,
}) => {
  await openBell(page)
  const letGo = await holdPart(page, 'ScillaEditor')
  await page.reload()
  await page.getByLabel('Start from').selectOption('A savings jar')
  // What is kept is not touched while nothing can bring it back.
  await expect(card(page, 'Deploy').getByLabel('owner · ByStr20')).toBeVisible()
  letGo()
  await expect(editor(page)).toContainText('contract SavingsJar')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page)).toContainText('contract Bell (owner')
})

test('[BX-33] a name says its type where the pointer rests @desktop', async ({ page }) => {
  await openBell(page)
  const place = await page
    .locator('.cm-line')
    .nth(5)
    .evaluate((line) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      while (!texts.nextNode()?.textContent?.includes('before'));
      const range = document.createRange()
      range.setStart(texts.currentNode, texts.currentNode.textContent!.indexOf('before') + 1)
      range.setEnd(texts.currentNode, range.startOffset + 3)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  await page.mouse.move(place.x, place.y)
  await expect(page.locator('.cm-tooltip')).toHaveText('before : Uint32')
})

test('[BX-33] a text that is too long is not checked, and one that is huge is not taken @desktop', async ({
  page,
}) => {
  await openBell(page)
  await write(page, `${bell}\n(*${'a line of it\n'.repeat(6_000)}*)`)
  await expect(card(page, 'What the checker says')).toContainText(
    `This text has ${(bell.length + 5 + 78_000).toLocaleString('en')} bytes. The chain takes 76,800 at most`,
  )
  await expect(page.getByText(/^78,\d{3} bytes$/)).toBeVisible()
  await expect(card(page, 'Deploy')).toContainText('A text that was not checked cannot be deployed.')
  await page.getByRole('button', { name: 'Format' }).click()
  await expect(page.getByText('too many bytes for the chain, so it is not formatted.')).toBeVisible()
  await page.reload()
  await expect(card(page, 'What the checker says')).toContainText('The chain takes 76,800 at most')
  await write(page, 'x'.repeat(600_000))
  await expect(page.getByText('The editor takes 500,000 characters at most.')).toBeVisible()
  await expect(card(page, 'What the checker says')).toContainText('The chain takes 76,800 at most')
  await expect(editor(page)).not.toContainText('xxx')
  await write(page, '')
  await editor(page).press('Delete')
  await expect(finding(page, /Error in line 1/)).toBeVisible()
})

test('[BX-33] it is written and checked while the node does not answer, and deployed once it does @desktop', async ({
  page,
  ownSite,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const { account, index } = await newAccount(ownSite.devnet)
  await arriveAs(page, { account: index })
  await page.goto(`${ownSite.url}${path}`)
  await expect(card(page, 'What the checker says')).toContainText('Errors: 0.')
  await ownSite.stop()
  await write(page, bell.replace('add before', 'add owner'))
  await expect(finding(page, /Error in line 6/)).toBeVisible()
  await write(page, bell)
  await expect(finding(page, /Error/)).toHaveCount(0)
  await card(page, 'Deploy').getByLabel('owner · ByStr20').fill(toBech32(account.address))
  await ownSite.start()
  await page.getByRole('main').getByRole('button', { name: deploy }).click()
  await expect(sentences(review(page))).toContainText('it calls itself Bell')
})

test('[BX-33] on a public network it is written and checked, and why it is not deployed is said @desktop', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const endpoint = await openEndpoint(asPublic('mainnet', devnet))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  await openBell(page)
  await expect(card(page, 'Deploy')).toContainText(
    'Mainnet executes no contracts, so no contract can be deployed there.',
  )
  await expect(card(page, 'Deploy').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: deploy })).toHaveCount(0)
  await card(page, 'Deploy').getByRole('button', { name: 'Switch to the local network' }).click()
  await expect(card(page, 'Deploy').getByLabel('owner · ByStr20')).toBeVisible()
})

test('[BX-33] whoever uses no pointer writes, and leaves the text again', async ({ page }) => {
  await openBell(page)
  await editor(page).press('ControlOrMeta+Home')
  await page.keyboard.press('Tab')
  await expect(page.locator('.cm-line').first()).toHaveText('  scilla_version 0')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Format' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.cm-line').first()).toHaveText('    scilla_version 0')

  await write(page, bell.replace('add before', 'add owner'))
  await expect(finding(page, /Error in line 6/)).toBeVisible()
  expect(await findAllBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
})
