/** Social recovery as people go through it: guardians named, signatures made on their own pages, the name handed on. */
import type { Locator, Page } from '@playwright/test'
import type { Devnet } from '@tyto/devnet'
import { approvalWindow } from './approvalWindow'
import { expect, test } from './house'
import { card } from './pageParts'
import { addGuardiansOf, arriveAs, newPerson, type Person } from './recoveryStand'

test.setTimeout(120_000)

const people = new Map<Devnet, Promise<readonly Person[]>>()

/** Four guardians that the tests of this file share: nothing is written with them. */
function guardiansOf(devnet: Devnet): Promise<readonly Person[]> {
  const known = people.get(devnet)
  if (known) return known
  const made = (async () => {
    const guardians: Person[] = []
    for (let index = 0; index < 4; index++) guardians.push(await newPerson(devnet, 'guard'))
    return guardians
  })()
  people.set(devnet, made)
  return made
}

const review = (page: Page): Locator => page.getByRole('dialog', { name: 'Before you sign' })
const execute = (page: Page): Locator => card(page, 'EXECUTE RECOVERY')
const configure = (page: Page): Locator => card(page, 'CONFIGURE RECOVERY')
const danger = (page: Page): Locator => card(page, 'DANGER ZONE')

/** From the amber button to the block. */
async function signAndConfirm(page: Page, label: string): Promise<void> {
  const { approve } = approvalWindow(page)
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approve()
  const dialog = page.getByRole('dialog', { name: 'Confirmed', exact: true })
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden({ timeout: 2_000 })
  }).toPass()
}

/** Fills the count and the domains, and saves both. */
async function nameGuardians(page: Page, count: string, domains: readonly string[]): Promise<void> {
  const form = configure(page)
  await form.getByLabel(/^How many guardians to/).fill(count)
  await form.getByRole('button', { name: /^CONTINUE How many/ }).click()
  for (const [index, domain] of domains.entries()) {
    await form.getByLabel(`Guardian domain ${index + 1}`, { exact: true }).fill(domain)
  }
  await form.getByRole('button', { name: /^CONTINUE Guardian domains/ }).click()
}

const names = (guardians: readonly Person[]): string[] => guardians.map(({ domain }) => `${domain}.ssi`)

test('[SR-01] [SR-06] [SR-10] [SR-03] three guardians, added and removed; who may do what, and every refusal in its words', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'owner')
  const guardians = await guardiansOf(devnet)
  const [one, two, three, four] = names(guardians) as [string, string, string, string]
  await arriveAs(page, owner, { storage: false })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/doc/social`)
  await expect(configure(page)).toBeInViewport()
  await expect(
    execute(page).getByText(`Social Recovery has not been enabled by ${owner.domain}.ssi yet.`),
  ).toBeVisible()
  await expect(danger(page).getByRole('button')).toHaveCount(0)

  const form = configure(page)
  const count = form.getByLabel('How many guardians to add?')
  const saveCount = form.getByRole('button', { name: /^(CONTINUE|SAVED) How many/ })
  for (const [typed, words] of [
    ['many', 'The input is not a number'],
    ['3.5', 'The number of guardians must be an integer'],
    ['2', 'The number of guardians must be at least three'],
  ] as const) {
    await count.fill(typed)
    await saveCount.click()
    await expect(form.getByRole('alert')).toHaveText(words)
  }

  await nameGuardians(page, '3', [one.toUpperCase(), one, 'nobody-has-this-name.ssi'])
  await expect(form.getByRole('alert')).toHaveText([
    'Guardians must be unique, so you cannot submit repeated domain names.',
    'nobody-has-this-name.ssi not found.',
  ])
  await nameGuardians(page, '3', [one, two, ''])
  await expect(form.getByRole('alert')).toHaveText('The input is incomplete')
  await nameGuardians(page, '3', [one, two, three])
  await form.getByRole('button', { name: 'Add guardians' }).click()
  await expect(review(page).getByText('AddGuardians', { exact: true })).toBeVisible()
  await signAndConfirm(page, 'Add guardians')
  await expect(execute(page).getByText('0 of 3 signatures needed').first()).toBeAttached()
  await expect(execute(page).getByText(one)).toBeVisible()

  // With three, none can be spared; one more can be added, and it is told from those that are there.
  await form.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(
    form.getByText('Your SSI needs more than three guardians before being able to remove any of them.'),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await nameGuardians(page, '1', [two])
  await expect(form.getByRole('alert')).toHaveText(`${two} already exists`)
  await nameGuardians(page, '1', [four])
  await form.getByRole('button', { name: 'Add guardians' }).click()
  await signAndConfirm(page, 'Add guardians')
  await expect(execute(page).getByText('4 guardians')).toBeVisible()

  await form.getByRole('button', { name: 'Remove', exact: true }).click()
  await nameGuardians(page, '1', [`${owner.domain}.ssi`])
  await expect(form.getByRole('alert')).toHaveText(`${owner.domain}.ssi doesn't exists`)
  await form.getByLabel('How many guardians to remove?').fill('2')
  await form.getByRole('button', { name: /^CONTINUE How many/ }).click()
  await expect(form.getByRole('alert')).toHaveText('Need at least 3 guardians after remove')
  await nameGuardians(page, '1', [one])
  await form.getByRole('button', { name: 'Remove guardians' }).click()
  await expect(review(page).getByText('RemoveGuardians', { exact: true })).toBeVisible()
  await signAndConfirm(page, 'Remove guardians')
  await expect(execute(page).getByText('3 guardians')).toBeVisible()
  await expect(execute(page).getByText(one)).toBeHidden()
})

test('[SR-07] [SR-06] the controller locks it with the key that ArConnect decrypts @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'locked')
  await addGuardiansOf(devnet, owner, await guardiansOf(devnet))
  await arriveAs(page, owner, { storage: false })
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  await danger(page).getByRole('button', { name: 'LOCK SSI' }).click()
  await danger(page).getByRole('button', { name: 'Leave it open' }).click()
  await danger(page).getByRole('button', { name: 'LOCK SSI' }).click()
  await danger(page).getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  await danger(page).getByRole('button', { name: 'LOCK SSI' }).click()
  await expect(review(page).getByText('Lock', { exact: true })).toBeVisible()
  await signAndConfirm(page, 'LOCK SSI')
  await expect(danger(page).getByText(`${owner.domain}.ssi is locked.`, { exact: false })).toBeVisible()
  await expect(page.getByText('Locked', { exact: true }).first()).toBeVisible()
  await expect(configure(page).getByText('This identity is locked', { exact: false })).toBeVisible()
})
