/** Storing for good: by the storage wallet's own key, once, at a gateway that checks it. */
import { decodeBase64url, storageTagOf } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { toast } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { deployDidWallet, freshDomain, issueName, keysOf, newAccount } from '../steps/wallets/walletSetup'

test('[PS-01] [BX-20] [TD-09] a Tydra is saved for good: refused, saved, found again with the same id', async ({
  page,
  site,
  tolerance,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('saver')
  const wallet = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, wallet)
  await arriveAs(page, { account: index })
  const open = async (): Promise<void> => {
    await page.goto(`/${domain}.ssi/didx/wallet/nft`)
    await page.getByRole('button', { name: /^TYDRAS of TYRON/ }).click()
  }
  const card = page.getByRole('dialog', { name: 'TYDRAS of TYRON', exact: true })
  const save = card.getByRole('button', { name: 'SAVE TYDRA' })
  const localWallet = approvalWindow(page)

  // Without a storage wallet it is asked for, in the words of the specification.
  await open()
  await expect(card.getByRole('img', { name: `MerXek ToT NFT of ${domain}` })).toBeVisible()
  await expect(card.getByText('To use the permaweb, connect ArConnect desktop wallet.')).toBeVisible()
  await expect(save).toBeHidden()
  expect(await findAllBarriers(page, 'dialog')).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await card.getByRole('button', { name: /connect/i }).click()
  await localWallet.approve()

  // Refused, nothing is stored.
  const before = await devnet.permaweb.count()
  await save.click()
  await expect(toast(page, "You're about to save the ToT GIF on Arweave's permaweb.")).toBeVisible()
  await expect(localWallet.frame.getByText('application/json')).toBeVisible()
  await localWallet.reject()
  await expect(toast(page, 'You refused it in the storage wallet. Nothing was saved.')).toBeVisible()
  expect(await devnet.permaweb.count()).toBe(before)

  // A gateway that fails is said in the words of the specification.
  tolerance.failedRequests = true
  await page.route('**/-/permaweb/tx', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await save.click()
  await localWallet.approve()
  await expect(
    toast(page, 'There was an issue when trying to save the NFT metadata on Arweave.'),
  ).toBeVisible()
  await page.unroute('**/-/permaweb/tx')
  tolerance.failedRequests = false

  // So is a wallet that may no longer take it, and what nobody thought of.
  const stored = await devnet.permaweb.count()
  for (const [what, words] of [
    ['permission', 'There was an issue when trying to save GIF on Arweave.'],
    ['unthought', 'There was an unexpected issue.'],
  ] as const) {
    await page.evaluate((kind) => {
      const { arweaveWallet } = window as unknown as Record<'arweaveWallet', Record<'dispatch', unknown>>
      const { bind } = window.fetch
      const kept = arweaveWallet.dispatch
      arweaveWallet.dispatch = () => {
        arweaveWallet.dispatch = kept
        return Promise.reject(new Error('Missing permission(s) for "dispatch": DISPATCH'))
      }
      if (kind === 'unthought')
        window.fetch.bind = () => {
          window.fetch.bind = bind
          throw new TypeError('nobody thought of it')
        }
    }, what)
    await save.click()
    await expect(toast(page, words)).toBeVisible()
    await page.reload()
    await open()
  }
  expect(await devnet.permaweb.count()).toBe(stored)

  // Saved: signed by the wallet, with its type, and what people read of it.
  await save.click()
  await localWallet.approve()
  const id = card.getByLabel('Metadata id')
  await expect(id).toHaveValue(/^[\w-]{43}$/)
  const text = await id.inputValue()
  const upload = await devnet.permaweb.find(text)
  expect(upload && storageTagOf(upload.head, 'Content-Type')).toBe('application/json')
  const answer = await page.request.get(`/-/permaweb/${text}`)
  expect(answer.headers()['content-type']).toBe('application/json')
  const metadata = (await answer.json()) as Record<string, string>
  expect(metadata).toMatchObject({ name: `${domain}.ssi`, net: 'local' })
  expect(decodeBase64url(metadata['deployer'] ?? '')).toHaveLength(32)
  expect(metadata['resource']).toMatch(/^data:image\/svg\+xml;base64,/)

  // Left before it was minted and found again, also where it is saved once more: one upload, one id.
  await open()
  await expect(id).toHaveValue(text)
  await save.click()
  await expect(save).not.toHaveAttribute('aria-busy', 'true')
  await expect(id).toHaveValue(text)
  await expect(localWallet.sheet).toBeHidden()
  expect(await devnet.permaweb.count()).toBe(before + 1)
})
