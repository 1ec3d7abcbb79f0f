/** The gallery: what a wallet collects, as pictures; whatever strangers put there, something sensible is shown. */
import { crc32, deflateSync } from 'node:zlib'
import { createClient, readOwnedNfts } from '@tyto/chain'
import { didWallet, initDid, zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import type { Locator, Page } from '@playwright/test'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { networkOf } from '../steps/network/chainAnswers'
import { openImageServer, pixel } from '../steps/network/imageServer'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { sendCall } from '../steps/network/signedTransactions'
import { expect, test } from '../steps/network/testSite'
import {
  callAs,
  serviceAt,
  deployDidWallet,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
} from '../steps/wallets/walletSetup'
import { mintNfts } from '../steps/wallets/mintNfts'

const operator = testAccount('deployer')
const ownPictures = '/-/pictures/'

/** A picture of 3840 by 2160 pixels, black and white. */
function picture4k(): Uint8Array {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 15, 0, 0, 0, 8, 112, 1, 0, 0, 0, 0])
  const rows = Buffer.alloc(2160 * 481, 0xaa)
  for (let row = 0; row < 2160; row++) rows[row * 481] = 0
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="document.title='taken'"><script>document.title='taken'</script><rect width="9" height="9"/></svg>`

function part(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}
/** The pictures of a collection that are there, by their widths: these tests want no motion, and get what moves as a still. */
function widths(scope: Locator): Promise<readonly number[]> {
  return scope
    .getByRole('img')
    .evaluateAll((all) =>
      all.map((each) =>
        each instanceof HTMLImageElement ? each.naturalWidth : (each as HTMLCanvasElement).width,
      ),
    )
}

test('[GL-01] [GL-02] [BX-20] the gallery shows what a wallet collects, and asks no stranger before it may', async ({
  page,
  site,
  tolerance,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('magpie')
  const wallet = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, wallet)
  await arriveAs(page, { account: index })
  const path = `/${domain}.ssi/didx/wallet/nft/gallery`

  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'NFT GALLERY' })).toBeVisible()
  await expect(page.getByText("You don't have any NFTs")).toBeVisible()

  const json = (value: object): string => JSON.stringify(value)
  const server = await openImageServer(
    {
      '/good': json({ name: 'x', image: `data:image/gif;base64,${pixel}` }),
      '/drawing': drawing,
      '/large': picture4k(),
      '/page': `<!doctype html><script>document.title = 'taken'</script>`,
      '/inline': json({ resource: '<html><script>document.title = "taken"</script>' }),
      '/loop': { location: '/loop' },
      '/book': json({ more: 'x'.repeat(4_500_000), resource: pixel }),
      '/elsewhere': json({ image: 'https://stranger.example/x.png' }),
      '/late': json({ resource: pixel }),
    },
    new Set(['/late']),
  )
  const host = new URL(server.url).host
  await mintNfts(devnet, 'lexicassi', wallet, ['amber-owl-1.svg', 'none.svg'])
  // One of each other kind.
  for (const collection of ['dd10k', 'tscwomen', 'blackgold'])
    await mintNfts(devnet, collection, wallet, ['1.svg'])
  for (const suffix of ['.gzil', '.zlp']) await mintNfts(devnet, suffix, wallet, [domain])
  // One of the two names was given a picture.
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const [named = 0n] = (await readOwnedNfts(client, network, { collection: '.gzil', wallet }))?.ids ?? []
  const given = {
    addrName: '.gzil',
    token_id: named,
    token_uri: `data:image/gif;base64,${pixel}`,
    tyron: null,
  }
  await callAs(devnet, account, didWallet(wallet).UpdateTokenURI(given))
  const { SetTokenUri } = initDid(devnet.network.initDid)
  const tydra = { collection: 'nessy', domain_id: domainId(domain), token_uri: 'gone' }
  await sendCall(devnet, operator, SetTokenUri(tydra))
  const metazoa = zrc6Token(await serviceAt(devnet, 'metazoa'))
  await sendCall(devnet, operator, metazoa.SetBaseURI({ uri: `${server.url}/` }))
  const hostile = ['page', 'inline', 'loop', 'book', 'elsewhere', 'gone', 'late']
  await mintNfts(devnet, 'metazoa', wallet, ['good', 'drawing', 'large', ...hostile])
  tolerance.failedRequests = true
  try {
    await page.goto(path)
    // Our own pictures come at once; what is not there is a card with what it is called.
    await expect.poll(() => widths(part(page, 'lexicassi'))).toEqual([1024])
    await expect(part(page, 'lexicassi').getByRole('listitem')).toHaveCount(2)
    const strangers = part(page, 'metazoa')
    await expect(strangers.getByRole('listitem')).toHaveCount(10)
    await expect(strangers.getByRole('img')).toHaveCount(0)
    expect(server.asked).toEqual([])
    expect(await findAllBarriers(page, 'main')).toEqual([])
    expect(await overflowOf(page)).toBe(0)

    // Each collection has its place, and each token its number or its name.
    const all = ['lexicassi', 'dd10k', 'tscwomen', 'blackgold', 'metazoa', '.gzil', '.zlp', 'TYDRAS of TYRON']
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(all)
    await page.getByRole('button', { name: 'Show collectables' }).click()
    for (const title of all)
      await expect(page.getByRole('checkbox', { name: new RegExp(`^${title}`) })).toBeChecked()
    await page.keyboard.press('Escape')
    for (const suffix of ['.gzil', '.zlp']) await expect(part(page, suffix)).toContainText(domain + suffix)
    const imageOf = (suffix: string) =>
      part(page, suffix).getByRole('img', { name: `Picture of ${domain}${suffix}`, exact: true })
    await expect(imageOf('.gzil')).toHaveCount(1)
    await expect(imageOf('.zlp')).toHaveCount(0)
    await expect(part(page, '.zlp').locator('svg')).toHaveCount(1)
    await expect(part(page, 'dd10k')).toContainText(/dd10k #\d+/)
    await expect(part(page, 'TYDRAS of TYRON')).toContainText('Nessy ToT NFT')

    // With the person's word they come, and that is kept; nothing in them runs.
    await page.getByRole('button', { name: `Show pictures from ${host}` }).click()
    await expect.poll(() => widths(strangers)).toEqual([1, 9, 3840])
    await expect(page.getByRole('button', { name: 'Show pictures from stranger.example' })).toBeVisible()
    await expect(page.getByRole('button', { name: `Show pictures from ${host}` })).toBeHidden()
    await expect.poll(() => server.asked).toContain('/late')
    await expect(strangers.getByText('Loading the image')).toHaveCount(1)
    server.release()
    await expect.poll(() => widths(strangers)).toEqual([1, 9, 3840, 1])
    await expect(page).not.toHaveTitle('taken')
    await expect(page.locator('main script, main iframe, main object')).toHaveCount(0)
    expect(server.asked.filter((each) => each === '/loop').length).toBe(1)

    // The list, kept over a reload.
    await page.getByRole('button', { name: 'Show collectables' }).click()
    await page.getByRole('checkbox', { name: /^metazoa/ }).uncheck()
    await expect(strangers).toBeHidden()
    // A picture that was fetched once is not asked for again.
    await page.getByRole('checkbox', { name: /^metazoa/ }).check()
    await expect.poll(() => widths(strangers)).toEqual([1, 9, 3840, 1])
    expect(server.asked.filter((each) => each === '/good' || each === '/large').length).toBe(2)
    await page.getByRole('button', { name: 'HIDE ALL' }).click()
    await expect(page.getByText('All collections are hidden')).toBeVisible()
    await page.reload()
    await expect(page.getByText('All collections are hidden')).toBeVisible()
    await page.getByRole('button', { name: 'Show collectables' }).click()
    await page.getByRole('button', { name: 'SHOW ALL' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => widths(strangers)).toContain(3840)
    await page
      .getByRole('button', { name: /^Look closely at metazoa/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')

    // The word taken back.
    await page.getByText('Sites that pictures are loaded from').click()
    await page.getByRole('button', { name: `Stop asking ${host}` }).click()
    await expect(strangers.getByRole('img')).toHaveCount(0)

    // All of them on demand, those near the screen drawn; a stranger is asked no sooner for that.
    const more = Array.from({ length: 45 }, () => 'more')
    for (const each of [more, more]) await mintNfts(devnet, 'metazoa', wallet, each)
    await page.reload()
    const askedBefore = server.asked.length
    await expect(strangers.getByRole('listitem')).toHaveCount(24)
    await strangers.getByRole('button', { name: 'Show more (76 left)' }).click()
    await strangers.getByRole('button', { name: 'Show more (4 left)' }).click()
    await expect(strangers.getByRole('button', { name: 'Show more' })).toHaveCount(0)
    await page.keyboard.press('End')
    await expect(strangers.locator('[aria-posinset="100"]')).toContainText(/metazoa #\d+/)
    await expect(strangers.locator('[aria-posinset="1"]')).toHaveCount(0)
    await expect.poll(() => strangers.getByRole('listitem').count()).toBeLessThan(70)
    await expect(page.getByRole('button', { name: `Show pictures from ${host}` })).toHaveCount(1)
    expect(server.asked.length).toBe(askedBefore)
    expect(await findAllBarriers(page, 'main')).toEqual([])

    // So they stand where pictures are chosen: for what is done with them, and for the profile.
    await page.goto(`/${domain}.ssi/didx/wallet/nft`)
    await expect(page.getByLabel('Collection', { exact: true }).getByRole('option')).toHaveText([
      '.gzil',
      '.zlp',
      ...all.slice(0, 5),
    ])
    await page.goto(`/${domain}.ssi/didx/wallet/nft/dns/manage/did`)
    for (const picture of ['Nessy ToT NFT', ...all.slice(0, 5).map((each) => new RegExp(`^${each} #\\d+$`))])
      await expect(page.getByRole('main').getByRole('button', { name: picture }).first()).toBeVisible()
    // A name that has a picture too; one without would be shown by its plate anyway.
    await expect(page.getByRole('main').getByRole('button', { name: `${domain}.zlp` })).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: `${domain}.gzil` })
      .click()
    await expect(page.getByLabel('NFT', { exact: true })).toHaveValue(`.gzil#${named}`)
    await expect(page.getByText('This is what people will see.')).toBeVisible()
  } finally {
    await sendCall(devnet, operator, metazoa.SetBaseURI({ uri: ownPictures }))
    await server.close()
  }
})
