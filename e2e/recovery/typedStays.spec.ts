/** What is typed and pasted for a recovery survives a reload, for whoever typed it and nobody else, until it is sent. */
import type { Locator, Page } from '@playwright/test'
import { toBech32 } from '@tyto/primitives'
import { card } from '../steps/page/pageParts'
import { execute, makeOwnRequest, openByHand } from '../steps/ownership/ceremonySteps'
import { addGuardiansOf, guardiansOf, newPerson, signatureFor } from '../steps/ownership/recoverySetup'
import { expect, test } from '../steps/network/testSite'
import { noDonation, signAndConfirm } from '../steps/transaction/transactionSteps'
import { accountButton, arriveAs } from '../steps/wallets/sessionSteps'
import { newAccount } from '../steps/wallets/walletSetup'

function guardianField(page: Page, at: number): Locator {
  return card(page, 'CONFIGURE RECOVERY').getByLabel(`Guardian domain ${at}`, { exact: true })
}

/** What this tab keeps of the forms of a recovery. */
function keptForms(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('tyto.draft.recovery.')),
  )
}

/** The wallet turns to another of its accounts while the page is loaded anew. */
async function reloadAs(page: Page, account: number): Promise<void> {
  await page.evaluate((index) => {
    const key = 'tyto.localWallet.state'
    const state = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    localStorage.setItem(key, JSON.stringify({ ...state, account: index }))
  }, account)
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
}

test('[SR-02] names of guardians stay through a reload, and are gone once they are guardians', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'typed')
  const [one, two, three] = (await guardiansOf(devnet)).map(({ domain }) => `${domain}.ssi`)
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/doc/social`)
  const form = card(page, 'CONFIGURE RECOVERY')
  await guardianField(page, 1).fill(one!)
  await guardianField(page, 2).fill(two!)
  await form.getByRole('button', { name: 'One more' }).click()
  await page.reload()
  await expect(guardianField(page, 1)).toHaveValue(one!)
  await expect(guardianField(page, 2)).toHaveValue(two!)
  await expect(guardianField(page, 3)).toHaveValue('')
  await expect(form.getByLabel('How many guardians to add?')).toHaveValue('4')
  await expect(form.getByLabel(/^Guardian domain/)).toHaveCount(4)
  await expect(form.getByRole('alert')).toHaveCount(0)

  // Whole, it is found again as it was: saved, with its button.
  await form.getByLabel('How many guardians to add?').fill('3')
  await guardianField(page, 3).fill(three!)
  await form.getByRole('button', { name: /^CONTINUE Guardian domains/ }).click()
  await expect(form.getByRole('button', { name: 'Add guardians' })).toBeVisible()
  await page.reload()
  await expect(form.getByRole('button', { name: /^SAVED Guardian domains/ })).toBeVisible()
  await expect(guardianField(page, 3)).toHaveValue(three!)
  // Guardians that are removed are another form.
  expect(await keptForms(page)).toHaveLength(1)

  await form.getByRole('button', { name: 'Add guardians' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'Add guardians')
  await expect(execute(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '0 of 3 signatures needed')
  await expect.poll(() => keptForms(page)).toEqual([])
  await page.reload()
  await expect(guardianField(page, 1)).toHaveValue('')
  await expect(form.getByLabel(/^Guardian domain/)).toHaveCount(1)
})

test('[SR-05] pasted signatures stay through a reload, for the account that pasted them alone', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'pasted')
  const guardians = (await guardiansOf(devnet)).slice(0, 3)
  await addGuardiansOf(devnet, owner, guardians)
  const rescuer = await newAccount(devnet)
  const stranger = await newAccount(devnet)
  const to = rescuer.account.address
  const signatures = guardians.map((guardian) => signatureFor(devnet, owner, to, guardian))
  await arriveAs(page, { account: rescuer.index })
  await page.goto(`/${owner.domain}.ssi/didx/recovery/now`)
  const form = execute(page)
  const domain = (at: number): Locator => form.getByLabel(`Domain of guardian ${at}`, { exact: true })
  const signature = (at: number): Locator => form.getByLabel(/^Signature of /).nth(at - 1)
  const tally = (signed: number) =>
    expect(form.getByRole('meter')).toHaveAttribute('aria-valuetext', `${signed} of 3 signatures needed`)
  await openByHand(page)
  for (const [at, { domain: guardian }] of guardians.slice(0, 2).entries()) {
    await domain(at + 1).fill(guardian)
    await signature(at + 1).fill(signatures[at]!)
  }
  await tally(2)
  await page.reload()
  // The fold is open by itself where something was pasted into it.
  await expect(signature(1)).toHaveValue(signatures[0]!)
  await expect(signature(2)).toHaveValue(signatures[1]!)
  await expect(domain(2)).toHaveValue(guardians[1]!.domain)
  await expect(signature(3)).toHaveValue('')
  await expect(form.getByLabel('New controller address')).toHaveValue(toBech32(to))
  await tally(2)

  await reloadAs(page, stranger.index)
  await expect(form.getByLabel('New controller address')).toHaveValue(toBech32(stranger.account.address))
  await openByHand(page)
  await expect(signature(1)).toHaveValue('')
  await expect(domain(1)).toHaveValue('')
  await tally(0)
  await reloadAs(page, rescuer.index)
  await expect(signature(1)).toHaveValue(signatures[0]!)
  await tally(2)

  await domain(3).fill(guardians[2]!.domain)
  await signature(3).fill(signatures[2]!)
  await tally(3)
  await form.getByRole('button', { name: /^CONTINUE Signatures/ }).click()
  await form.getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' }).click()
  await signAndConfirm(page, 'Execute social recovery')
  await expect.poll(() => keptForms(page)).toEqual([])
  await page.reload()
  await openByHand(page)
  for (const at of [1, 2, 3]) await expect(signature(at)).toHaveValue('')
})

test('[SR-05] answers that were pasted and not added stay through a reload', async ({ page, devnet }) => {
  const owner = await newPerson(devnet, 'answered')
  const guardians = await guardiansOf(devnet)
  await addGuardiansOf(devnet, owner, guardians)
  const rescuer = await newAccount(devnet)
  await arriveAs(page, { account: rescuer.index })
  await page.goto(`/${owner.domain}.ssi/didx/recovery/now`)
  await makeOwnRequest(page, toBech32(rescuer.account.address))
  const answers = execute(page).getByLabel('Answers of guardians')
  await answers.fill('not yet a whole answer')
  await page.reload()
  await expect(answers).toHaveValue('not yet a whole answer')
  await answers.fill('')
  await page.reload()
  await expect(answers).toHaveValue('')
  expect(await keptForms(page)).toEqual([])
})
