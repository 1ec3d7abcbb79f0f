/** Guardians are people: one key counts once, two names in one hand are one person, and a name that was sold is told. */
import { didWallet } from '@tyto/contracts'
import type { Page } from '@playwright/test'
import { findBarriers } from '../steps/page/barriers'
import { card } from '../steps/page/pageParts'
import { addGuardiansOf, guardiansOf, newPerson, type Person } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { callAs, freshAccount, freshDomain, issueName } from '../steps/wallets/walletSetup'

/** Arrives as the owner of an identity, whose browser knows its guardians by their names. */
async function arrive(page: Page, owner: Person, guardians: readonly Person[]): Promise<void> {
  await page.addInitScript(
    (names) => localStorage.setItem('tyto.names', names),
    JSON.stringify(guardians.map(({ domain }) => `${domain}.ssi`)),
  )
  await arriveAs(page, { account: owner.index })
}

test('[BX-18] [BX-27] two names with one key count once: health says so, and LOCK SSI is closed', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'fewer')
  const [one, two] = await guardiansOf(devnet)
  const again = { ...one!, domain: freshDomain('again') }
  await issueName(devnet, again.domain, again.wallet)
  const guardians = [one!, again, two!]
  await addGuardiansOf(devnet, owner, guardians)
  await arrive(page, owner, guardians)
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  const health = card(page, 'Guardian health')
  await expect(health.getByText('Same key as another', { exact: true })).toHaveCount(2)
  await expect(health.getByText('Too few guardians can sign: 3 are needed', { exact: false })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  await page.goto(`/${owner.domain}.ssi/didx/recovery/lock`)
  await expect(
    page.getByText(`Its guardians could not open ${owner.domain}.ssi again:`, { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'LOCK SSI' })).toHaveCount(0)
})

test('[BX-18] [BX-27] a guardian whose name went to somebody else is told to the owner, until they say who that is', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'sold')
  const [one, two] = await guardiansOf(devnet)
  const seller = await newPerson(devnet, 'seller')
  const guardians = [one!, two!, seller]
  await addGuardiansOf(devnet, owner, guardians)
  await arrive(page, owner, guardians)
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  const health = card(page, 'Guardian health')
  await expect(health.getByText('All 3 guardians can sign; 3 are needed.')).toBeVisible()

  const buyer = await freshAccount(devnet)
  const { UpdateController, AcceptPendingController } = didWallet(seller.wallet)
  await callAs(devnet, seller.account, UpdateController({ addr: buyer.address, tyron: null }))
  await callAs(devnet, buyer, AcceptPendingController({}))
  await page.reload()
  const told = health.getByText(`Changed hands: ${seller.domain}.ssi.`, { exact: false })
  await expect(told).toBeVisible()
  await health.getByRole('button', { name: 'I know who that is' }).click()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(health.getByText('All 3 guardians can sign; 3 are needed.')).toBeVisible()
  await expect(told).toHaveCount(0)
})
