/** Recovery watch: how guardians do, what others changed meanwhile, and the kit that another browser learns from. */
import { readFile } from 'node:fs/promises'
import { didWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { findBarriers } from '../steps/page/barriers'
import { anotherBrowser, scanLink } from '../steps/ownership/ceremonySteps'
import { expect, test } from '../steps/network/testSite'
import { card, holdPart } from '../steps/page/pageParts'
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import {
  callAs,
  deployDidWallet,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
} from '../steps/wallets/walletSetup'

test('[BX-18] guardian health, a kit that carries their names to another browser, and changes announced until they are seen @desktop', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  tolerance,
  pageProblems,
}) => {
  const owner = await newPerson(devnet, 'watched')
  const [one, two, three] = await guardiansOf(devnet)
  // A guardian whose private half nobody keeps.
  const idle = freshDomain('idle')
  const idleWallet = await deployDidWallet(devnet, owner.account, keysOf(idle))
  await issueName(devnet, idle, idleWallet)
  await addGuardiansOf(devnet, owner, [one!, two!, three!, { ...owner, domain: idle }])
  const of = `${owner.domain}.ssi`
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${of}/didx/recovery`)

  // Only hashes stand on chain: nobody is called healthy or unhealthy before the name is known.
  const health = card(page, 'Guardian health')
  await expect(health.getByText('Unknown', { exact: true })).toHaveCount(4)
  const name = health.getByLabel('Name of a guardian')
  const recognise = health.getByRole('button', { name: 'Recognise' })
  await name.fill('alice')
  await recognise.click()
  await expect(health.getByRole('alert')).toHaveText('This name is not among these guardians.')
  for (const domain of [one!.domain, two!.domain, idle]) {
    await name.fill(domain)
    await recognise.click()
    await expect(health.getByRole('listitem').filter({ hasText: domain })).toBeVisible()
  }
  await expect(health.getByText('Can sign', { exact: true })).toHaveCount(2)
  await expect(health.getByRole('listitem').filter({ hasText: idle })).toContainText('Key not kept')
  await expect(
    health.getByText('2 of 4 guardians can sign for certain; 3 are needed.', { exact: false }),
  ).toBeVisible()

  // The kit: names that are known here, hashes of all, no secret.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the kit' }).click()
  const path = await (await saved).path()
  const kit = await readFile(path, 'utf8')
  const file = JSON.parse(kit) as {
    guardians: { name: string | null; hash: string }[]
    howToRecover: string[]
  }
  expect(file).toMatchObject({ name: of, network: 'local', wallet: owner.wallet, signaturesNeeded: 3 })
  expect(file.guardians.map((guardian) => guardian.name)).toEqual(
    expect.arrayContaining([`${one!.domain}.ssi`, `${two!.domain}.ssi`, `${idle}.ssi`, null]),
  )
  expect(file.howToRecover).toHaveLength(7)
  expect(kit).not.toMatch(/encrypted|private|dkms/i)

  // The same on paper: black on white in a dark theme too, the page alone, its QR code the way back here.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('link', { name: 'Printable kit' }).click()
  const sheet = card(page, of)
  await expect(sheet).toContainText('3 of 4 guardians')
  for (const domain of [one!.domain, two!.domain, idle]) {
    await expect(sheet.getByText(`${domain}.ssi`, { exact: true })).toBeVisible()
  }
  await expect(sheet.getByText('Name not known to this device', { exact: false })).toHaveCount(1)
  for (const { hash } of file.guardians) {
    expect((await sheet.innerText()).replaceAll(/\s/g, '')).toContain(hash)
  }
  await expect(sheet.getByRole('list').last().getByRole('listitem')).toHaveText(file.howToRecover)
  expect(await scanLink(page)).toBe(`${baseURL}/${of}/didx/recovery`)
  expect(await sheet.innerText()).not.toMatch(/encrypted|private|dkms/i)
  expect(await findBarriers(page)).toEqual([])
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('main').getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation'),
  ]) {
    await expect(part.filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.getByRole('link', { name: 'Back to the recovery page' }).click()

  const other = await anotherBrowser(browser, baseURL!, pageProblems)
  await other.goto(`/${of}/didx/recovery`)
  await expect(card(other, 'Guardian health').getByText('Unknown', { exact: true })).toHaveCount(4)
  const picker = other.getByLabel('Open a kit').first()
  const spoilt = kit.replace(`${one!.domain}.ssi`, 'mallory.ssi')
  await picker.setInputFiles({ name: 'kit.json', mimeType: 'application/json', buffer: Buffer.from(spoilt) })
  await expect(other.getByText('does not match its hash', { exact: false })).toBeVisible()
  await picker.setInputFiles(path)
  await expect(other.getByText(`${of}: 3 guardian names are known here now.`)).toBeVisible()
  await expect(card(other, 'Guardian health').getByText('Can sign', { exact: true })).toHaveCount(2)
  await other.context().close()

  // An outage is no illness: the node fails for the guardians' names alone.
  tolerance.failedRequests = true
  const ids = [one!.domain, two!.domain, idle].map((domain) => domainId(domain).slice(2))
  site.node.behave((body, ask) =>
    ids.some((id) => body.includes(id)) ? Promise.reject(new Error('The node is down.')) : ask(body),
  )
  await page.reload()
  await expect(health.getByText('Unknown', { exact: true })).toHaveCount(4, { timeout: 30_000 })
  await expect(health.getByText('Can sign', { exact: true })).toHaveCount(0)
  site.node.behave()

  // Somebody else changes guardians and controller: both pages say so until it is acknowledged.
  const thief = await newAccount(devnet)
  const { AcceptPendingController, RemoveGuardians, UpdateController } = didWallet(owner.wallet)
  await callAs(devnet, owner.account, RemoveGuardians({ guardians: [domainId(two!.domain)], tyron: null }))
  await callAs(devnet, owner.account, UpdateController({ addr: thief.account.address, tyron: null }))
  await callAs(devnet, thief.account, AcceptPendingController({}))
  await page.goto(`/${of}`)
  const banner = page.getByRole('status').filter({ hasText: `${of} changed since your last visit on` })
  await expect(banner).toContainText(short(toBech32(owner.account.address)))
  await expect(banner).toContainText(short(toBech32(thief.account.address)))
  await expect(banner).toContainText(`Guardians removed: ${two!.domain}.ssi`)
  await page.reload()
  await expect(banner).toBeVisible()
  await page.goto(`/${of}/didx/recovery`)
  await banner.getByRole('button', { name: 'I have seen this' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(health).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('[BX-18] nobody is warned of what this browser sent itself and still waits for @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'own')
  const [one, two, three, four] = await guardiansOf(devnet)
  await addGuardiansOf(devnet, owner, [one!, two!, three!])
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi`)
  const seen = () => page.evaluate((key) => localStorage.getItem(key), `tyto.seen.local.${owner.wallet}`)
  await expect.poll(seen).not.toBeNull()

  // It is on chain, and the page does not know so far what became of its transaction.
  await addGuardiansOf(devnet, owner, [four!])
  const input = { wallet: owner.wallet, guardians: [domainId(four!.domain)] }
  const digest = 'cd'.repeat(32)
  await page.evaluate(
    ({ wallet, sender, input, digest }) => {
      const none = { $bigint: '0' }
      const call = { kind: 'call', sender, to: wallet, transition: 'AddGuardians', amount: none }
      const what = { network: 'local', action: 'addGuardians', input, subject: '' }
      const transaction = {
        version: 1,
        key: 'own',
        ...what,
        intent: { ...call, nonce: none, block: none, digest, time: Date.now() },
        state: { status: 'submitted', id: 'ab'.repeat(32) },
        submittedAt: Date.now(),
        gasBound: none,
        isFollowedUp: false,
        isDismissed: false,
      }
      localStorage.setItem('tyto.transaction.own', JSON.stringify(transaction))
    },
    { wallet: owner.wallet, sender: owner.account.address, input: JSON.stringify(input), digest },
  )
  const letRead = await holdPart(page, 'startTransactions')
  await page.reload()
  await expect(card(page, 'Safety')).toContainText('0 of 4; 3 are needed')
  const banner = page.getByRole('status').filter({ hasText: 'changed since your last visit on' })
  await expect(banner).toHaveCount(0)
  letRead()
  await expect(page.getByRole('region', { name: 'Transactions in progress' })).toBeVisible()
  await expect.poll(seen).toContain(domainId(four!.domain))
  await expect(banner).toHaveCount(0)
})
