/** Whoever issues credentials: for whom nothing is sealed, and what changes while they sign. */
import type { Page } from '@playwright/test'
import { testAccount, type Devnet } from '@tyto/devnet'
import { didWallet } from '@tyto/contracts'
import { addKey, documentMessage } from '@tyto/identity'
import { bytesToHex, signSchnorr } from '@tyto/primitives'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { card } from '../steps/page/pageParts'
import { expect, test } from '../steps/network/testSite'
import {
  issueCredential,
  keepCredential,
  openIssueForm,
  openListPlace,
  openNotes,
  savedFile,
  twoPeople,
  writeCredential,
} from '../steps/own/credentialSteps'
import { anotherBrowser } from '../steps/ownership/ceremonySteps'
import { type Person } from '../steps/ownership/recoverySetup'
import { callAs } from '../steps/wallets/walletSetup'
import { holdDecryption } from '../steps/wallets/heldStorage'
import { arriveAs } from '../steps/wallets/sessionSteps'

const facts = { Town: 'Greenwich upon Nowhere' }

/** Somebody's document gets another agreement key, as when they lost their storage wallet. */
async function renewAgreementKey(devnet: Devnet, { domain, wallet, account }: Person): Promise<void> {
  const { publicKey } = testAccount(`${domain} / another agreement`)
  const document = [addKey('agreement', bytesToHex(publicKey), 'none')]
  // DidCreate has used the first nonce.
  const message = documentMessage('DidUpdate', document, {
    chainId: devnet.network.chainId,
    wallet,
    nonce: 1n,
  })
  const signature = bytesToHex(signSchnorr(message, testAccount(`${domain} / update`).privateKey))
  await callAs(devnet, account, didWallet(wallet).DidUpdate({ document, signature, tyron: null }))
}

test('[BX-34] nothing is sealed for a document that is locked, ended or recovered, nor for a key that it had before', async ({
  page,
  devnet,
}) => {
  const { guild, ana, holder } = await twoPeople(devnet)
  await openIssueForm(page, guild)
  const form = card(page, 'New credential')
  for (const closed of ['heron', 'dodo', 'phoenix']) {
    await form.getByLabel('Who it is about').fill(closed)
    await form.getByRole('button', { name: 'CONTINUE Who it is about' }).click()
    await expect(form).toContainText(`The document of ${closed}.ssi is locked, has ended, or was recovered`)
    await expect(form.getByLabel('What it is', { exact: true })).toHaveCount(0)
  }

  await writeCredential(page, { holder, title: 'Ferry licence', facts })
  await renewAgreementKey(devnet, ana)
  await page.getByRole('button', { name: 'Sign it' }).click()
  await expect(form).toContainText('has changed since you named them. Nothing was signed.')
  await expect(page.getByRole('group', { name: `Credential for ${holder}` })).toHaveCount(0)
  await expect(card(page, 'Issued from this browser')).toContainText('is noted here')
  // Named once more, it is sealed for the key of today.
  await form.getByLabel('Who it is about').fill('')
  const words = await writeCredential(page, { holder, title: 'Ferry licence', facts })
  const storage = await holdDecryption(page)
  await page.getByRole('button', { name: 'Sign it' }).click()
  await storage.isAsked()
  // What is being signed cannot be changed meanwhile.
  await expect(form.getByRole('button', { name: 'Change it' })).toBeDisabled()
  await expect(words).toBeVisible()
  await storage.letGo()
  await expect(page.getByRole('group', { name: `Credential for ${holder}` })).toBeVisible()
})

test('[BX-34] a list that a second browser signs keeps what the first one took back, and is not signed where nobody can read what stands there', async ({
  page,
  devnet,
  browser,
  baseURL,
  tolerance,
}) => {
  // Nothing stands at the list's address at first: the console tells of the 404.
  tolerance.failedRequests = true
  const listPlace = await openListPlace()
  const { guild, ana, holder } = await twoPeople(devnet)
  const take = async (desk: Page, title: string): Promise<string> => {
    await openIssueForm(desk, guild)
    const link = await issueCredential(desk, { holder, title, facts, list: listPlace.url })
    const issued = await openNotes(desk)
    await issued.getByRole('button', { name: `Take back: ${title}, ${holder}` }).click()
    await issued.getByRole('button', { name: 'Yes, take it back' }).click()
    await expect(issued.getByText('Taken back', { exact: true })).toBeVisible()
    const sign = issued.getByRole('button', { name: 'Sign the list and save it' })
    listPlace.publish(await savedFile(desk, sign))
    return link
  }
  const second = await anotherBrowser(browser, baseURL ?? '', [])
  const links = [await take(page, 'Ferry licence'), await take(second, 'Harbour pass')]

  const other = await anotherBrowser(browser, baseURL ?? '', [])
  await arriveAs(other, { account: ana.index, storage: true })
  for (const link of links) {
    await other.goto(link)
    await other.getByRole('button', { name: 'Open and check' }).click()
    await expect(card(other, 'Receive a credential')).toContainText('Its issuer has taken it back.')
  }

  // What stands there is no list: nothing is signed, until the issuer says that none of theirs is there.
  listPlace.publish('<html>Not here</html>')
  const issued = card(second, 'Issued from this browser')
  await issued.getByRole('button', { name: 'Sign the list and save it' }).click()
  await expect(issued).toContainText('could not be read as a list that your present key signed')
  expect(await findAllBarriers(second, 'main')).toEqual([])
  expect(await overflowOf(second)).toBeLessThanOrEqual(0)
  const anew = issued.getByRole('button', { name: 'Sign a new list all the same' })
  listPlace.publish(await savedFile(second, anew))
  await expect(anew).toHaveCount(0)
  for (const [at, said] of [
    [0, 'The signature is of the key'],
    [1, 'Its issuer has taken it back.'],
  ] as const) {
    await other.goto(links[at] ?? '')
    await other.getByRole('button', { name: 'Open and check' }).click()
    await expect(other.getByRole('main')).toContainText(said)
  }
  for (const each of [second, other]) await each.context().close()
  await listPlace.close()
})

test('[BX-34] a note of a credential is forgotten, and a list says until when it counts', async ({
  page,
  devnet,
  browser,
  baseURL,
  tolerance,
}) => {
  // Nothing stands at the list's address: the console tells of the 404.
  tolerance.failedRequests = true
  const listPlace = await openListPlace()
  const { guild, ana, holder } = await twoPeople(devnet)
  await openIssueForm(page, guild)
  const links: string[] = []
  for (const title of ['Harbour pass', 'Ferry licence']) {
    links.push(await issueCredential(page, { holder, title, facts, list: listPlace.url }))
    await page.getByRole('button', { name: 'Issue another' }).click()
  }
  const issued = await openNotes(page)
  listPlace.publish(await savedFile(page, issued.getByRole('button', { name: 'Sign the list and save it' })))
  const days = [6, 7].map((more) =>
    new Date(Date.now() + more * 24 * 3_600_000).toLocaleDateString('en-GB', { dateStyle: 'long' }),
  )
  await expect(issued.getByRole('status')).toHaveText(
    new RegExp(`^This list counts until (?:${days.join('|')})\\. `),
  )

  const forget = issued.getByRole('button', { name: `Forget the note: Ferry licence, ${holder}` })
  await forget.click()
  await expect(issued).toContainText('and cannot take it back')
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await issued.getByRole('button', { name: 'Keep it' }).click()
  await expect(issued).toContainText(`To ${holder}`)
  await forget.click()
  await issued.getByRole('button', { name: 'Forget it' }).click()
  await expect(issued.getByText('Ferry licence')).toHaveCount(0)
  await expect(await openNotes(page)).toContainText('Harbour pass')
  await expect(issued.getByText('Ferry licence')).toHaveCount(0)

  // The credential itself stays as it was; two of one list ask for it once.
  const other = await anotherBrowser(browser, baseURL ?? '', [])
  await arriveAs(other, { account: ana.index, storage: true })
  for (const link of links) {
    await other.goto(link)
    await keepCredential(other)
  }
  await other.goto(`/${holder}/didx/credentials`)
  const before = listPlace.asked()
  await other.getByRole('button', { name: 'Open my credentials' }).click()
  await expect(other.getByText('Valid', { exact: true })).toHaveCount(2)
  expect(listPlace.asked() - before).toBe(1)
  await other.context().close()
  await listPlace.close()
})
