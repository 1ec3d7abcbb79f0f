/** The form that mints a name, as a person comes to it. */
import type { Page } from '@playwright/test'
import { card } from '../page/pageParts'
import type { Person } from '../ownership/recoverySetup'
import { arriveAs } from '../wallets/sessionSteps'
import { expect } from '../network/testSite'

export async function openMint(page: Page, person: Person, suffix: string) {
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft/dns`)
  const form = card(page, 'Mint a name')
  await form.getByRole('button', { name: suffix, exact: true }).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeVisible()
  return form
}
