/** The picture of a name: chosen by its controller, fetched from where its NFT says, and never believed. */
import { didWallet, initDid } from '@tyto/contracts'
import { testAccount, type Devnet } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import type { Page } from '@playwright/test'
import { setLocalWallet } from '../steps/transaction/approvalWindow'
import { find } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { openImageServer, pixel } from '../steps/network/imageServer'
import { nameCard, saveStep, settle } from '../steps/page/pageParts'
import { connectButton, connected } from '../steps/wallets/sessionSteps'
import { sendCall } from '../steps/network/signedTransactions'
import {
  gasAsSaid,
  noDonation,
  openDetails,
  review,
  signAndConfirm,
} from '../steps/transaction/transactionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
  saveSubdomain,
} from '../steps/wallets/walletSetup'

const operator = testAccount('deployer')

/** Gives domains Tydras whose data stands at paths of a server. */
async function giveTydras(
  devnet: Devnet,
  server: string,
  tydras: readonly (readonly [domain: string, collection: string, uri: string])[],
): Promise<void> {
  const record = initDid(devnet.network.initDid)
  await sendCall(devnet, operator, record.SetBaseUri({ uri: `${server}/` }))
  for (const [domain, collection, uri] of tydras) {
    const token = { collection, domain_id: domainId(domain), token_uri: uri }
    const { success } = await sendCall(devnet, operator, record.SetTokenUri(token))
    expect(success).toBe(true)
  }
}

function image(page: Page, name: string) {
  return nameCard(page).getByRole('img', { name: `Image of ${name}` })
}

function plate(page: Page, name: string) {
  return nameCard(page).getByRole('img', { name: `Plate of ${name}` })
}

test.afterEach(async ({ devnet }) => {
  await sendCall(devnet, operator, initDid(devnet.network.initDid).SetBaseUri({ uri: 'ar://' }))
})

test(
  '[DD-06] the image of a name: covered for 2 s, waited for 5 s, the plate unless it comes; hostile answers are plates',
  {
    tag: '@desktop',
  },
  async ({ page, devnet, tolerance }) => {
    const domains = Object.fromEntries(
      ['good', 'late', 'script', 'huge', 'gone'].map((label) => [label, freshDomain(label)]),
    )
    const server = await openImageServer(
      {
        '/good': JSON.stringify({ name: 'x', resource: pixel }),
        '/late': JSON.stringify({ resource: `data:image/gif;base64,${pixel}` }),
        '/script': '<!doctype html><script>document.title = "taken"</script>',
        '/huge': new Uint8Array(9_000_000),
      },
      new Set(['/late']),
    )
    for (const domain of Object.values(domains))
      await issueName(devnet, domain, await deployStandIn(devnet, { version: 'DIDxWALLET_7.0.0' }))
    await giveTydras(
      devnet,
      server.url,
      Object.entries(domains).map(([label, domain]) => [domain, 'nessy', label] as const),
    )
    const nameOf = (label: string): string => `${domains[label]}.ssi`

    await page.goto(`/${nameOf('good')}`)
    await expect(image(page, nameOf('good'))).toBeVisible()
    await expect(plate(page, nameOf('good'))).toBeHidden()
    // Who wants no motion, as these tests, gets the first moment of it.
    expect(await image(page, nameOf('good')).evaluate((each: HTMLCanvasElement) => each.width)).toBe(1)

    // A slow one: covered until 2 s and waited for until 5 s after it is asked for. The clock goes by hand from before.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await page.goto(`/${nameOf('late')}`)
    const overlay = page.getByTestId('image-overlay')
    const loader = nameCard(page).getByText('Loading the image')
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(overlay).toBeVisible({ timeout: 200 })
    }).toPass()
    await page.clock.runFor(1_500)
    await settle(page)
    await expect(overlay).toBeVisible()
    await page.clock.runFor(500)
    await expect(overlay).toBeHidden()
    await page.clock.runFor(2_000)
    await settle(page)
    await expect(loader).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(loader).toBeHidden()
    await expect(plate(page, nameOf('late'))).toBeVisible()
    await page.clock.resume()
    server.release()
    await expect(image(page, nameOf('late'))).toBeVisible()

    // No image at all, in three ways.
    tolerance.failedRequests = true
    for (const label of ['script', 'huge', 'gone']) {
      await page.goto(`/${nameOf(label)}`)
      await expect.poll(() => server.asked).toContain(`/${label}`)
      await expect(loader).toBeHidden()
      await expect(overlay).toBeHidden()
      await expect(plate(page, nameOf(label))).toBeVisible()
      await expect(page).not.toHaveTitle('taken')
    }
    await server.close()

    // Where the protocol names no place for images, nothing is waited for.
    await sendCall(devnet, operator, initDid(devnet.network.initDid).SetBaseUri({ uri: '' }))
    await page.goto(`/${nameOf('good')}`)
    await expect(plate(page, nameOf('good'))).toBeVisible()
    await expect(overlay).toBeHidden()
  },
)

test('[UP-01] [SD-03] a controller chooses the NFT of a name in UPDATE PROFILE, and of a subdomain on its page @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { account: controller, index } = await newAccount(devnet)
  await setLocalWallet(page, { ...connected, account: index })
  const domain = freshDomain('pied')
  const name = `${domain}.ssi`
  const wallet = await deployDidWallet(devnet, controller, keysOf(domain))
  await issueName(devnet, domain, wallet)
  await saveSubdomain(devnet, controller, {
    wallet,
    subdomain: 'work',
    address: await deployStandIn(devnet, { version: 'DIDxWALLET_7.0.0' }),
  })
  const server = await openImageServer({ '/merxek': JSON.stringify({ resource: pixel }) })
  await giveTydras(devnet, server.url, [
    [domain, 'merxek', 'merxek'],
    ['alice', 'nessy', 'merxek'],
  ])
  const nftOf = async (key: string) => {
    const { address, field } = didWallet(wallet).fields.nft_dns
    const answer = await devnet.handleRpc({
      id: '1',
      jsonrpc: '2.0',
      method: 'GetSmartContractSubState',
      params: [address.slice(2), field, [key]],
    })
    return JSON.stringify(answer)
  }

  // The modal, from the card of the name.
  await page.goto(`/${name}`)
  await expect(page.getByRole('button', { name: 'UPDATE PROFILE' })).toBeHidden()
  await connectButton(page).click()
  await page.getByRole('button', { name: 'UPDATE PROFILE' }).click()
  const modal = page.getByRole('dialog', { name: 'UPDATE PROFILE' })
  await expect(modal.getByLabel('Subdomain').getByRole('option')).toHaveText([
    name,
    `${domain}.did`,
    `work@${name}`,
  ])
  await saveStep(modal, 'Subdomain')
  const nft = modal.getByLabel('NFT', { exact: true })
  await nft.fill('no such thing')
  await saveStep(modal, 'NFT')
  await expect(modal.getByRole('alert')).toHaveText('An NFT is written collection#tokenId.')
  // A token that is not this name's own gives no picture, and the page says so before anything is signed.
  await nft.fill(`nessy#${domainId('alice')}`)
  await expect(modal.getByText(/This NFT was not found, or is not of this wallet/)).toBeVisible()
  await modal.getByRole('button', { name: 'merxek' }).click()
  await expect(modal.getByText('This is what people will see.')).toBeVisible()
  await saveStep(modal, 'NFT')
  await modal.getByRole('button', { name: 'UPDATE PROFILE' }).click()
  await openDetails(page)
  await expect(review(page).getByRole('table').first()).toContainText(`merxek#${domainId(domain)}`)
  await noDonation(page)
  await gasAsSaid(page, 'UPDATE PROFILE', 10_000n)
  await signAndConfirm(page, 'UPDATE PROFILE')
  expect(await nftOf('ssi')).toContain(`merxek#${domainId(domain)}`)
  await expect(image(page, name)).toBeVisible()

  // The page of its own, for a subdomain.
  await page.goto(`/${name}/didx/wallet/nft/dns/manage/did`)
  const main = page.getByRole('main')
  await main.getByLabel('Subdomain').selectOption('work')
  await saveStep(main, 'Subdomain')
  await main.getByLabel('NFT', { exact: true }).fill('merxek')
  await saveStep(main, 'NFT')
  await main.getByRole('button', { name: 'UPDATE PROFILE' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'UPDATE PROFILE')
  expect(await nftOf('work')).toContain('merxek')
  await page.goto(`/work@${name}`)
  await expect(image(page, `work@${name}`)).toBeVisible()
  expect((await find(site, name)).wallet?.controller).toBe(controller.address)
  await server.close()
})
