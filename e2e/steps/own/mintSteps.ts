/** The form that mints a name, as a person comes to it. */
import type { Page } from '@playwright/test'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { askField } from '../network/rawChain'
import { card } from '../page/pageParts'
import type { Person } from '../ownership/recoverySetup'
import { arriveAs } from '../wallets/sessionSteps'
import { expect, type TestSite } from '../network/testSite'
import { serviceAt } from '../wallets/walletSetup'

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

/** Who has a name of a collection, as its contract's field says; null for nobody. */
export async function ownerOf(
  { devnet }: TestSite,
  collection: string,
  domain: string,
): Promise<Address | null> {
  const contract = await serviceAt(devnet, collection)
  const owners = await askField<Record<string, Address>>(devnet, contract, 'nft_dns', [domainId(domain)])
  return owners?.[domainId(domain)] ?? null
}
