/** Who may not update, and what becomes of an update that goes wrong. */
import { testAccount } from '@tyto/devnet'
import { addKey, addLink, createdKeyPurposes } from '@tyto/identity'
import { bytesToHex } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { documentOf } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { parrot } from '../steps/network/faultyNode'
import { card } from '../steps/page/pageParts'
import {
  confirmed,
  hideTransactions,
  noDonation,
  pill,
  review,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import { makeQuietBlocks } from '../steps/network/quietBlocks'
import {
  own,
  ownRecovered,
  ownStandIns,
  sendUpdate,
  tab,
  toReview,
  updatePath,
} from '../steps/own/updateSteps'
import { tryAgain } from '../steps/network/tryAgain'

test('[DU-11] [SR-08] [DD-10] a recovered identity gets new keys on the recover page, and is itself again @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const domain = await ownRecovered(page, devnet)
  await page.goto(`/${domain}.ssi/didx/wallet/doc`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Recover/ })
    .click()
  await expect(page).toHaveURL(`/${domain}.ssi/didx/wallet/doc/recover`)
  await page.goto(updatePath(domain))
  await expect(page).toHaveURL(`/${domain}.ssi/didx/wallet/doc/recover`)
  await expect(page.getByRole('heading', { name: 'Recover keys and services' })).toBeVisible()
  for (const purpose of createdKeyPurposes) {
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${purpose}`) })).toBeChecked()
  }
  // The update without a signature exists once: a key that is left out is told, by its name.
  await expect(page.getByText('Only this one update needs no signature', { exact: false })).toBeVisible()
  const updateKey = page.getByRole('checkbox', { name: /^update/ })
  const left = page.getByText('Not chosen: update.', { exact: false })
  await updateKey.uncheck()
  await expect(left).toContainText('without the update key you could never replace it')
  await updateKey.check()
  await expect(left).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  await expect(page.getByText('ArConnect is connected.')).toBeVisible()
  await toReview(page)
  await expect(review(page)).toContainText('Sent without a signature by the update key')
  await sendUpdate(page)
  await expect(page).toHaveURL(`/${domain}.ssi/didx/doc`)
  await expect(card(page, 'Subject')).toContainText('Updated')
  const after = await documentOf(site, `${domain}.ssi`)
  expect(after.status).toBe('Updated')
  expect(after.keys.filter(({ encrypted }) => encrypted === null)).toEqual([])
  await page.goto(`/${domain}.ssi/didx/wallet/doc/recover`)
  await expect(page).toHaveURL(updatePath(domain))
})

test(
  '[DU-11] [DD-10] [DD-02] [DD-07] a locked, deactivated or outdated identity offers no update; nobody else gets there',
  { tag: '@desktop' },
  async ({ page, devnet }) => {
    const closed = [
      [
        { version: 'DIDxWALLET_7.0.0', status: 'Locked' },
        'This identity is locked: its document does not change.',
      ],
      [
        { version: 'DIDxWALLET_7.0.0', status: 'Deactivated' },
        'This identity is deactivated: its document does not change any more.',
      ],
      [{ version: 'xwallet-3.2.1', status: 'Created' }, 'Feature unavailable. Upgrade account.'],
    ] as const
    const domains = await ownStandIns(
      page,
      devnet,
      closed.map(([options]) => options),
    )
    for (const [index, [{ status }, said]] of closed.entries()) {
      const domain = domains[index] ?? ''
      await page.goto(updatePath(domain))
      await expect(page.getByRole('heading', { name: said })).toBeVisible()
      // An outdated wallet is told of, with the way on.
      const way = page.getByText('Make a new DID wallet, send the money there, and hand the name on to it.', {
        exact: false,
      })
      await expect(way).toHaveCount(status === 'Created' ? 1 : 0)
      await page.goto(`/${domain}.ssi/didx/wallet/doc`)
      await expect(page.getByRole('heading', { name: 'DID OPERATIONS' })).toBeVisible()
      const links = page.getByRole('main').getByRole('link')
      await expect(links.filter({ hasText: /^(?:Update|Recover)/ })).toHaveCount(0)
      const isClosed = status === 'Locked' || status === 'Deactivated'
      await expect(links.filter({ hasText: /^Social recovery/ })).toHaveCount(isClosed ? 0 : 1)
      await expect(links.filter({ hasText: /^LOCK/ })).toHaveCount(0)
      // Guardians alone open a locked one again.
      await expect(links.filter({ hasText: /^EXECUTE RECOVERY/ })).toHaveCount(status === 'Locked' ? 1 : 0)
      await page.goto(`/${domain}.ssi/didx/doc`)
      await expect(page.getByRole('heading', { name: 'DID document' })).toBeVisible()
      await expect(page.getByText('UPDATE KEYS')).toHaveCount(0)
    }
    await page.goto('/alice.ssi/didx/wallet/doc/update')
    await expect(
      page.getByRole('heading', { name: "Only alice's DID Controller can access this wallet." }),
    ).toBeVisible()
  },
)

test(
  '[DU-05] [DU-06] without the ArConnect that keeps the update key nothing is sent, and it is said why',
  { tag: '@desktop' },
  async ({ page, devnet }) => {
    const strange = 'B'.repeat(683)
    const { domain } = await own(page, devnet, [
      addKey('update', bytesToHex(testAccount('another owl').publicKey), strange),
      addLink('blog', 'Blog#000#000#', 'blog.example'),
    ])
    await page.goto(updatePath(domain))
    await page.getByRole('button', { name: 'Delete Blog' }).click()
    await toReview(page)
    await expect(card(page, 'Your changes').getByRole('alert')).toContainText(
      'The contract asks for a signature',
    )
    await expect(review(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
    await approvalWindow(page).approve()
    await expect(page.getByText('ArConnect is connected.')).toBeVisible()
    await toReview(page)
    await expect(review(page).getByRole('alert')).toContainText(
      'ArConnect did not decrypt the key that must sign this. Nothing was sent.',
    )
    await expect(review(page).getByRole('button', { name: 'UPDATE did' })).toBeDisabled()
  },
)

test(
  '[DU-03] [BX-01] [BX-04] refused, left by the node, reloaded on its way: the draft stays until a block has it',
  {
    tag: '@desktop',
  },
  async ({ page, devnet, site, tolerance }) => {
    tolerance.failedRequests = true
    const { approve, reject } = approvalWindow(page)
    const { domain } = await own(page, devnet, [
      addLink('blog', 'Blog#000#000#', 'blog.example'),
      addLink('shop', 'Shop#000#000#', 'shop.example'),
    ])
    const changes = card(page, 'Your changes').getByRole('listitem')
    const sign = review(page).getByRole('button', { name: 'UPDATE did' })
    await page.goto(updatePath(domain))
    await tab(page, 'Links').click()
    await page.getByRole('button', { name: 'Delete Shop' }).click()
    await toReview(page)

    // Refused in the wallet.
    await noDonation(page)
    await sign.click()
    await reject()
    await expect(status(page, 'Rejected')).toBeVisible()
    await status(page, 'Rejected').getByRole('button', { name: 'Back to the review' }).click()
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(changes).toHaveCount(1)

    // No node to make the request with, then one again.
    site.node.behave(parrot('broken'))
    await toReview(page)
    await expect(review(page).getByRole('alert')).toBeVisible()
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: /Node Glitch/ })).toBeVisible()
    // The blocks that say what became of the refused one.
    makeQuietBlocks()
    await tryAgain(page.getByRole('main').getByRole('button', { name: 'Try again' }), site.node)
    await expect(changes).toHaveCount(1)

    // On its way, and no block seen: a reload finds it.
    await toReview(page)
    await noDonation(page)
    const said = await simulated(page)
    hideTransactions(site)
    await sign.click()
    await approve()
    await expect(status(page, 'On its way')).toBeVisible()
    await page.reload()
    await expect(pill(page, /UPDATE did/)).toBeVisible()
    site.node.behave()
    await expect.poll(async () => (await documentOf(site, `${domain}.ssi`)).services.length).toBe(1)
    await pill(page, /UPDATE did/).click()
    await confirmed(page, said)
    await page.goto(updatePath(domain))
    await expect(card(page, 'Your changes')).toContainText('Nothing is chosen yet.')
  },
)
