/** Signing in to a site on another origin with a name: with one browser, and by a phone that reads a code. */
import type { Page } from '@playwright/test'
import { testAccount, type Devnet } from '@tyto/devnet'
import { addLink, formatDid, formatServiceType } from '@tyto/identity'
import { signEs256k } from '@tyto/primitives'
import { openExampleSite, type ExampleSite } from '../../scripts/example/openExampleSite'
import { findBarriers } from '../steps/page/barriers'
import { recordOf } from '../steps/network/chainAnswers'
import { refusing } from '../steps/network/faultyNode'
import { expect, test as base } from '../steps/network/testSite'
import { anotherBrowser, scanLink } from '../steps/ownership/ceremonySteps'
import { newPerson } from '../steps/ownership/recoverySetup'
import { holdDecryption, type HeldStorage } from '../steps/wallets/heldStorage'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { deployDidWallet, freshDomain, issueName, keysOf, newAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const test = base.extend<{ readonly atelier: ExampleSite }>({
  atelier: async ({ site }, use) => {
    const atelier = await openExampleSite({ tyto: site.url, port: 0 })
    await use(atelier)
    await atelier.close()
  },
})

const main = (page: Page) => page.getByRole('main')

async function cookiesOf(page: Page, { url }: ExampleSite): Promise<readonly string[]> {
  return (await page.context().cookies(url)).map(({ name }) => name).toSorted()
}

/** Asks the site to let a name in, and waits for Tyto's page. */
async function askFor(page: Page, atelier: ExampleSite, name: string): Promise<void> {
  await page.goto(atelier.url)
  await expect(page.getByText('You are not signed in.')).toBeVisible()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sign in with this browser' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in elsewhere' })).toBeVisible()
}

test('[BX-28] a site asks for a name: refused once, answered once, listed and forgotten on the device alone', async ({
  page,
  devnet,
  site,
  atelier,
}) => {
  const person = await newPerson(devnet, 'signin')
  const name = `${person.domain}.ssi`
  const { did } = await recordOf(site, name)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(atelier.url)) sent.push(request.url())
  })
  await arriveAs(page, { account: person.index, storage: true })

  await askFor(page, atelier, name)
  const { host } = new URL(atelier.url)
  await expect(main(page).getByText(atelier.url, { exact: true })).toBeVisible()
  await expect(main(page).getByText('It calls itself “Atelier”', { exact: false })).toBeVisible()
  await expect(main(page).getByText('First time')).toBeVisible()
  await expect(main(page).getByText(did, { exact: true })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(main(page).getByText('Nothing was sent to the site.')).toBeVisible()
  expect(sent).toEqual([`${atelier.url}/ask`])

  await askFor(page, atelier, name)
  const link = page.url()
  expect(await cookiesOf(page, atelier)).toEqual(['browser'])
  await main(page)
    .getByRole('button', { name: `Sign in as ${name}` })
    .click()
  await expect(page.getByText('You are signed in.')).toBeVisible()
  await expect(page.locator('#who')).toHaveText(name)
  await expect(page.getByText(did)).toBeVisible()
  expect(page.url()).toBe(`${atelier.url}/`)
  // The session is made when somebody is let in: nobody can have set it before.
  expect(await cookiesOf(page, atelier)).toEqual(['browser', 'session'])

  // The same request has no second answer, and the list has the site.
  await page.goto(link)
  await expect(main(page).getByText('Used already.')).toBeVisible()
  await expect(main(page).getByText(`Given: name ${name}, DID`, { exact: false })).toBeVisible()
  await main(page)
    .getByRole('button', { name: `Forget ${host}` })
    .click()
  await expect(
    main(page).getByText('Sites that you sign in to are listed here', { exact: false }),
  ).toBeVisible()
  expect(atelier.refusals).toEqual([])
})

test('the example site says where its server falls silent, instead of waiting for good', async ({
  page,
  atelier,
  tolerance,
}) => {
  tolerance.failedRequests = true
  await page.goto(atelier.url)
  await page.getByLabel('Your name').fill('alice.ssi')
  await page.route(`${atelier.url}/me`, (route) => route.abort())
  await page.getByRole('button', { name: 'Sign in with a phone' }).click()
  await expect(page.getByRole('status')).toHaveText('The site did not reply. Ask once more.')
})

test('[BX-28] a refusal, a way back or another name ends an answer while the storage wallet still asks', async ({
  page,
  devnet,
  atelier,
}) => {
  const person = await newPerson(devnet, 'signin')
  const name = `${person.domain}.ssi`
  await arriveAs(page, { account: person.index, storage: true })

  let storage: HeldStorage
  /** Presses, with a storage wallet that asks until it is told. */
  const pressAndWait = async () => {
    await askFor(page, atelier, name)
    storage = await holdDecryption(page)
    await main(page)
      .getByRole('button', { name: `Sign in as ${name}` })
      .click()
    await storage.isAsked()
  }
  /** The storage wallet decrypts now: nothing may come of it. */
  const decryptNow = async () => {
    await storage.letGo()
    expect(page.url()).not.toContain(atelier.url)
  }

  await pressAndWait()
  await main(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(main(page).getByText('Nothing was sent to the site.')).toBeVisible()
  await decryptNow()
  await expect(main(page).getByText('Nothing was sent to the site.')).toBeVisible()

  await pressAndWait()
  await main(page).getByRole('link', { name, exact: true }).first().click()
  await expect(main(page).getByRole('heading', { name: 'Sign in elsewhere' })).toHaveCount(0)
  await decryptNow()
  await page.goto(atelier.url)
  await expect(page.getByText('You are not signed in.')).toBeVisible()
  expect(atelier.refusals).toEqual([])
})

test('[BX-28] a phone answers for the desktop that shows the code; another account, a stolen and a late answer open nothing', async ({
  page,
  devnet,
  atelier,
  browser,
  baseURL,
  isMobile,
}) => {
  const person = await newPerson(devnet, 'signin')
  const stranger = await newPerson(devnet, 'signin')
  const name = `${person.domain}.ssi`
  // The site says no to whoever brings an answer that is not theirs: their consoles tell it.
  const phone = await anotherBrowser(browser, baseURL ?? '', [])
  await arriveAs(phone, { account: person.index, storage: true })

  await page.goto(atelier.url)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sign in with a phone' }).click()
  const link = (await page.locator('#link').getAttribute('href')) ?? ''
  expect(new URL(link).pathname).toBe(`/${name}/didx/signin`)

  // Somebody else's account is told so, and has no button for this name.
  const other = await anotherBrowser(browser, baseURL ?? '', [])
  await arriveAs(other, { account: stranger.index, storage: true })
  await other.goto(link)
  await expect(main(other).getByText(`does not control ${name}.`, { exact: false })).toBeVisible()
  await expect(main(other).getByRole('button', { name: `Sign in as ${name}` })).toHaveCount(0)

  await phone.goto(link)
  // A browser that is no phone offers the code too: the very same link.
  if (isMobile) await expect(main(phone).getByText('Or answer with your phone')).toBeHidden()
  else expect(await scanLink(phone)).toBe(link)
  await main(phone)
    .getByRole('button', { name: `Sign in as ${name}` })
    .click()
  await expect(main(phone).getByText(`knows you as ${name}.`, { exact: false })).toBeVisible()
  await expect(page.getByText('You are signed in.')).toBeVisible()
  await expect(page.locator('#who')).toHaveText(name)
  expect(atelier.refusals).toEqual([])

  // What one browser answered is worth nothing in another, nor after its time.
  const answers: string[] = []
  phone.on('request', (request) => {
    if (request.url() === `${atelier.url}/answer`) answers.push(request.postData() ?? '')
  })
  await askFor(phone, atelier, name)
  await phone.route(`${atelier.url}/answer`, (route) => route.abort())
  await main(phone)
    .getByRole('button', { name: `Sign in as ${name}` })
    .click()
  await expect.poll(() => answers.length).toBe(1)
  await expect(phone.getByText('The site did not reply.', { exact: false })).toBeVisible()
  await askFor(other, atelier, name)
  await other.goto(`${atelier.url}/signed-in#${answers[0]}`)
  await expect(other.getByText('That did not work.', { exact: false })).toBeVisible()
  expect(atelier.refusals).toEqual(['NotAsked'])
  atelier.passTime(301_000)
  await phone.unroute(`${atelier.url}/answer`)
  await phone.goto(atelier.url)
  await phone.goto(`${atelier.url}/signed-in#${answers[0]}`)
  await expect(phone.getByText('That did not work.', { exact: false })).toBeVisible()
  expect(atelier.refusals).toEqual(['NotAsked', 'NotAsked'])
})

/** A site with a name of its own, whose document leads to a page. */
async function newShop(devnet: Devnet, page: string) {
  const domain = freshDomain('shop')
  const { account } = await newAccount(devnet)
  const kind = formatServiceType({ label: 'homepage', color1: '000', color2: 'fff', description: '' })
  const wallet = await deployDidWallet(devnet, account, [...keysOf(domain), addLink('homepage', kind, page)])
  await issueName(devnet, domain, wallet)
  const sign = (bytes: Uint8Array) => signEs256k(bytes, testAccount(`${domain} / auth`).privateKey)
  return { wallet, did: formatDid('isol', wallet), username: `${domain}.ssi`, sign }
}

test('[BX-28] a site asks in its own name: told where its document leads to it, refused where it is forged or nobody told', async ({
  page,
  devnet,
  site,
  atelier,
}) => {
  const person = await newPerson(devnet, 'signin')
  const name = `${person.domain}.ssi`
  const shop = await newShop(devnet, atelier.url)
  await arriveAs(page, { account: person.index, storage: true })

  // Nobody tells the document of the site, and then the first block: refused until somebody does.
  atelier.signAs(shop)
  site.node.behave(refusing('no', ({ params }) => String(params[0]).includes(shop.wallet.slice(2))))
  await askFor(page, atelier, name)
  await expect(main(page).getByText('no node told whether that is so', { exact: false })).toBeVisible()
  await expect(main(page).getByRole('button', { name: `Sign in as ${name}` })).toHaveCount(0)
  site.node.behave(refusing('no', ({ method }) => method === 'GetTxBlock'))
  await page.reload()
  await expect(main(page).getByText('No node told which chain this is', { exact: false })).toBeVisible()
  await expect(main(page).getByRole('button', { name: `Sign in as ${name}` })).toHaveCount(0)
  await tryAgain(main(page).getByRole('button', { name: 'Try again' }), site.node)
  await expect(
    main(page).getByText(`${shop.username} asks: it signed this request`, { exact: false }),
  ).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await main(page)
    .getByRole('button', { name: `Sign in as ${name}` })
    .click()
  await expect(page.locator('#who')).toHaveText(name)
  await page.getByRole('button', { name: 'Sign out' }).click()

  // A document that leads elsewhere is told; a signature by somebody else is refused.
  const elsewhere = await newShop(devnet, 'https://elsewhere.example')
  atelier.signAs(elsewhere)
  await askFor(page, atelier, name)
  await expect(
    main(page).getByText('its document does not lead to this address', { exact: false }),
  ).toBeVisible()
  atelier.signAs({ ...shop, sign: elsewhere.sign })
  await askFor(page, atelier, name)
  await expect(main(page).getByText('not signed by a key of that name', { exact: false })).toBeVisible()
  await expect(main(page).getByRole('button', { name: `Sign in as ${name}` })).toHaveCount(0)
  expect(atelier.refusals).toEqual([])
})
