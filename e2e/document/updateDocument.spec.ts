/** The controller changes a document: keys and services, reviewed, signed, and found again on its page. */
import { didWallet } from '@tyto/contracts'
import { addLink } from '@tyto/identity'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { documentOf } from '../steps/network/chainAnswers'
import { lastSent } from '../steps/network/faultyNode'
import { expect, test } from '../steps/network/testSite'
import { card, toast } from '../steps/page/pageParts'
import { accountButton } from '../steps/wallets/sessionSteps'
import { sendCall } from '../steps/network/signedTransactions'
import {
  gasAsSaid,
  noDonation,
  openDetails,
  review,
  signAndConfirm,
} from '../steps/transaction/transactionSteps'
import { isSaved, order, own, save, service, tab, toReview, updatePath } from '../steps/own/updateSteps'

const described = 'Código & releases: 100 % of what I write, #1 to #99 – fine'

test('[DU-03] [DU-04] [DU-05] [DU-10] services and keys are changed, reviewed, signed, and stand in the document', async ({
  page,
  devnet,
  site,
}) => {
  const { domain } = await own(page, devnet, [
    addLink('github', 'GitHub#000#000#Old code', 'github.com/old'),
    addLink('blog', 'Blog#0a0b0c#fff#', 'blog.example'),
    addLink('shop', 'Shop#000#000#', 'shop.example'),
  ])
  await page.goto(`/${domain}.ssi/didx/doc`)
  await page.getByRole('link', { name: 'UPDATE KEYS' }).click()
  await expect(page).toHaveURL(`${updatePath(domain)}#keys`)
  await expect(page.getByRole('heading', { name: 'Update links and keys' })).toBeVisible()

  // Keys: the present ones can sign nothing, so that ArConnect gets new ones.
  await page.getByRole('checkbox', { name: /^update/ }).check()
  await page.getByRole('checkbox', { name: /^auth/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()

  // Services: one replaced (with a long description, and letters that the chain cannot keep as they are), one deleted, two added.
  await tab(page, 'Links').click()
  await page.getByRole('button', { name: 'Replace GitHub' }).click()
  // The entry is saved, and no change yet.
  await isSaved(service(page, 'GitHub'))
  await expect(card(page, 'Your changes')).not.toContainText('GitHub')
  await service(page, 'GitHub').getByLabel('Link').fill('https://www.github.com/new')
  await service(page, 'GitHub').getByLabel('Main colour').fill('#e8a531')
  await service(page, 'GitHub')
    .getByLabel(/^Description/)
    .fill(described)
  // Left as it is, it saves itself.
  await tab(page, 'Links').focus()
  await isSaved(service(page, 'GitHub'))
  await expect(service(page, 'GitHub').getByLabel('Link')).toHaveValue('github.com/new')
  await page.getByRole('button', { name: 'Delete Shop' }).click()
  await page.getByRole('button', { name: 'Add a common link' }).click()
  const common = page.getByRole('main').locator('li[data-row^="new:"]').last()
  await common.getByLabel('Link to').selectOption('LinkedIn')
  await common.getByRole('button', { name: 'Company' }).click()
  await common.getByLabel('Username').fill('owl')
  await expect(common).toContainText('Becomes linkedin.com/company/owl')
  await save(common)
  await isSaved(common)
  await page.getByRole('button', { name: 'Add a blockchain address' }).click()
  const address = page.getByRole('main').locator('li[data-row^="new:"]').last()
  await expect(address.getByLabel('ID')).toBeHidden()
  await address.getByLabel('Label').fill('Treasury')
  await address.getByLabel('Address').fill('0x1111111111111111111111111111111111111111')
  await save(address)
  await isSaved(address)

  // The order, by keyboard and by pointer.
  await expect.poll(() => order(page)).toEqual(['Blog', 'GitHub', 'Shop', 'LinkedIn'])
  await page.getByRole('button', { name: /^Move LinkedIn/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Move LinkedIn, place 2' })).toBeFocused()
  await expect.poll(() => order(page)).toEqual(['Blog', 'LinkedIn', 'GitHub', 'Shop'])
  const handle = page.getByRole('button', { name: /^Move GitHub/ })
  await handle.hover()
  await page.mouse.down()
  const top = await service(page, 'Blog').boundingBox()
  await page.mouse.move(100, (top?.y ?? 0) - 5, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['GitHub', 'Blog', 'LinkedIn', 'Shop'])

  // Not before the order is confirmed too; and a reload loses nothing.
  await toReview(page)
  await expect(toast(page, 'Some input data is missing.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^CONTINUE New order of links/ })
    .click()
  await page.reload()
  await expect(card(page, 'Your changes').getByRole('listitem')).toHaveCount(7)
  await expect(accountButton(page)).toBeVisible()
  await tab(page, 'Links').click()
  await expect.poll(() => order(page)).toEqual(['GitHub', 'Blog', 'LinkedIn', 'Shop'])

  expect(await findAllBarriers(page)).toEqual([])
  await toReview(page)
  const changed = `GitHub · github.com/new · #e8a531 #000 · ${described}`
  await noDonation(page)
  // The review shows a changed service in plain words and whole, as it was and as it will be; the data that are signed too.
  await openDetails(page)
  for (const words of ['GitHub · github.com/old · #000 #000 · Old code', changed]) {
    await expect(review(page).getByText(words, { exact: false }).first()).toBeVisible()
  }
  await expect(review(page).getByRole('row', { name: /^document/ })).toContainText(changed)
  await signAndConfirm(page, 'UPDATE did')
  const { data } = lastSent(site.node.trips, 'DidUpdate')
  expect(data).toContain('"LinkedIn#000#000#"')
  expect(data).toContain(
    '"GitHub#e8a531#000#C%C3%B3digo & releases: 100 %25 of what I write, %231 to %2399 %E2%80%93 fine"',
  )

  // Its page shows what the chain says now.
  await expect(page).toHaveURL(`/${domain}.ssi/didx/doc`)
  const services = card(page, 'Services')
  await expect(services).toContainText('linkedin.com/company/owl')
  await expect(services).not.toContainText('shop.example')
  const after = await documentOf(site, `${domain}.ssi`)
  expect(after.status).toBe('Updated')
  expect(after.services.map(({ id, label, text }) => [id, label, text])).toEqual([
    ['1', 'GitHub', 'github.com/new'],
    ['2', 'Blog', 'blog.example'],
    ['3', 'LinkedIn', 'linkedin.com/company/owl'],
    ['treasury', 'treasury', '0x1111111111111111111111111111111111111111'],
  ])
  expect(after.services[0]).toMatchObject({ color1: 'e8a531', description: described })
  const kept = after.keys.filter(({ encrypted }) => encrypted !== null).map(({ purpose }) => purpose)
  expect(kept).toEqual(['update', 'auth'])

  // From now on the update key signs, and nothing goes without it.
  await page.getByRole('link', { name: 'UPDATE KEYS' }).click()
  await expect(card(page, 'Your changes')).toContainText('Nothing is chosen yet.')
  await tab(page, 'Links').click()
  await page.getByRole('button', { name: 'Delete Blog' }).click()
  await toReview(page)
  await openDetails(page)
  await expect(review(page).getByRole('row', { name: /^signature/ })).toContainText(/0x[0-9a-f]{4,}/)
  await noDonation(page)
  await gasAsSaid(page, 'CONTINUE', 20_000n)
  await signAndConfirm(page, 'UPDATE did')
  expect((await documentOf(site, `${domain}.ssi`)).services.map(({ label }) => label)).toEqual([
    'GitHub',
    'LinkedIn',
    'treasury',
  ])
})

test('[DU-06] [DU-07] [DU-08] [DU-09] every input is checked, in the words of the specification @desktop', async ({
  page,
  devnet,
}) => {
  const { domain, account, wallet } = await own(page, devnet, [
    addLink('github', 'GitHub#000#000#', 'github.com/owl'),
  ])
  await page.goto(updatePath(domain))
  const main = page.getByRole('main')
  const changes = card(page, 'Your changes')
  const newest = main.locator('li[data-row^="new:"]').last()

  // Nothing chosen, and keys without ArConnect.
  await toReview(page)
  await expect(changes.getByRole('alert')).toHaveText('Some input data is missing.')
  await tab(page, 'Keys').click()
  await page.getByRole('checkbox', { name: /^general/ }).check()
  await expect(main.getByText('You need ArConnect to update your DID keys.')).toBeVisible()
  await toReview(page)
  await expect(toast(page, 'You need ArConnect to update your DID keys.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^general/ }).uncheck()

  // How many services: asked only of those who want several.
  await tab(page, 'Links').click()
  await expect(page.getByLabel('Number of extra services')).toBeHidden()
  await page.getByText('Add several at once').click()
  for (const [typed, said] of [
    ['1.5', 'The number of services must be an integer.'],
    ['two', 'The input is not a number.'],
    ['0', 'The number of services must be at least one.'],
  ] as const) {
    await page.getByLabel('Number of extra services').fill(typed)
    await page.getByRole('button', { name: 'Add services' }).click()
    await expect(main.getByText(said)).toBeVisible()
  }
  await page.getByLabel('Number of extra services').fill('2')
  await page.getByRole('button', { name: 'Add services' }).click()
  await expect(main.locator('li[data-row^="new:"]')).toHaveCount(2)

  // A link: incomplete, an id twice, a long description, and back to CONTINUE with any change.
  await save(newest)
  await expect(newest.getByText('The input is incomplete')).toBeVisible()
  await newest.getByText('More', { exact: true }).click()
  await newest.getByLabel('ID').fill('github')
  await newest.getByLabel('Link').fill('https://www.example.com/x')
  await newest.getByLabel(/^Description/).fill('x'.repeat(61))
  await expect(newest.getByText('Max amount of characters is 60.')).toBeVisible()
  await save(newest)
  await expect(newest.getByRole('button', { name: /^SAVED/ })).toHaveCount(0)
  await newest.getByLabel(/^Description/).fill('x'.repeat(60))
  await save(newest)
  await expect(toast(page, 'Two services cannot have the same ID.')).toBeVisible()
  await newest.getByLabel('ID').fill('site')
  await save(newest)
  await isSaved(newest)
  await expect(newest.getByLabel('Link')).toHaveValue('example.com/x')
  await newest.getByLabel('Label').fill('Site')
  await expect(newest.getByRole('button', { name: /^CONTINUE/ })).toBeVisible()

  // A pending input keeps the review closed; undo takes a replacement back.
  await toReview(page)
  await expect(changes.getByRole('alert')).toHaveText('Some input data is missing.')
  await page.getByRole('button', { name: 'Replace GitHub' }).click()
  await service(page, 'GitHub').first().getByLabel('Link').fill('elsewhere.example')
  await page.getByRole('button', { name: 'Undo GitHub' }).click()
  await expect(service(page, 'GitHub')).toContainText('github.com/owl')
  const added = main.locator('li[data-row^="new:"]')
  while ((await added.count()) > 0)
    await added
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()

  // The usual links, and addresses.
  await page.getByRole('button', { name: 'Add a common link' }).click()
  for (const [label, handle, said] of [
    ['WhatsApp', 'owl', 'The input is not a number.'],
    ['WhatsApp', '+49 170 1234567', 'Becomes wa.me/491701234567'],
    ['TikTok', '@owl', 'Becomes tiktok.com/@owl'],
    ['LinkedIn', 'owl', 'Becomes linkedin.com/in/owl'],
    ['Twitter', 'https://github.com/owl', 'This is an address of another site.'],
    ['Twitter', 'javascript:alert(1)', 'This is neither a username nor an address of this site.'],
    ['Twitter', 'https://mobile.x.com/owl?s=21', 'Becomes twitter.com/owl'],
    ['Discord Invite', 'https://discord.gg/owl', 'Becomes discord.gg/owl'],
  ] as const) {
    await newest.getByLabel('Link to').selectOption(label)
    await newest.getByLabel('Username').fill(handle)
    await save(newest)
    await expect(newest.getByText(said)).toBeVisible()
  }
  await isSaved(newest)
  await page.getByRole('button', { name: 'Bitcoin' }).click()
  await expect(newest.getByLabel('Label')).toHaveValue('Bitcoin')
  await newest.getByLabel('Link').fill('bc1qowl')
  await save(newest)
  await isSaved(newest)
  for (const preset of ['Twitter', 'GitHub'] as const) {
    await page
      .getByRole('group', { name: 'What to add' })
      .getByRole('button', { name: preset, exact: true })
      .click()
    await expect(newest.getByLabel('Link to')).toHaveValue(preset)
    await newest.getByLabel('Username').fill('owl')
    await save(newest)
    await isSaved(newest)
  }
  await page.getByRole('button', { name: 'Add a blockchain address' }).click()
  await newest.getByLabel('Label').fill('cold')
  await newest.getByRole('button', { name: 'Other' }).click()
  await newest.getByLabel('Address').fill('zil1nonsense')
  await save(newest)
  await expect(newest.getByText('Wrong address.')).toBeVisible()
  await newest.getByLabel('Address').fill('0x2222222222222222222222222222222222222222')
  await save(newest)
  await isSaved(newest)
  expect(await findAllBarriers(page)).toEqual([])
  await toReview(page)
  await openDetails(page)
  // Colours that nobody chose are 000.
  await expect(
    review(page).getByText('Bitcoin · bc1qowl · #000 #000', { exact: false }).first(),
  ).toBeVisible()
  await expect(
    review(page).getByText('Twitter · twitter.com/owl · #000 #000', { exact: false }).first(),
  ).toBeVisible()
  await expect(
    review(page).getByText('GitHub · github.com/owl · #000 #000', { exact: false }).first(),
  ).toBeVisible()
  await expect(
    review(page).getByText('Other · 0x2222222222222222222222222222222222222222', { exact: false }).first(),
  ).toBeVisible()

  await review(page).getByRole('button', { name: 'Cancel' }).click()

  // Changed elsewhere meanwhile: the draft is kept, and it is said.
  const elsewhere = [addLink('extra', 'Extra#000#000#', 'extra.example')]
  const update = { document: elsewhere, signature: null, tyron: null }
  expect((await sendCall(devnet, account, didWallet(wallet).DidUpdate(update))).success).toBe(true)
  await page.reload()
  await expect(main.getByText(/^The document has changed on the chain since you began/)).toBeVisible()
  await expect(changes.getByRole('listitem')).toHaveCount(5)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(changes).toContainText('Nothing is chosen yet.')
})
