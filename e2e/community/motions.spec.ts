/** The board of motions: what people want, by the xPoints behind it. */
import type { Locator, Page } from '@playwright/test'
import { createClient, findMotions, motionsName, readXPoints } from '@tyto/chain'
import { donateFund, xPoints } from '@tyto/contracts'
import type { TestAccount } from '@tyto/devnet'
import { bytesToHex, sha256, utf8ToBytes, type Address, type Hex } from '@tyto/primitives'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { networkOf } from '../steps/network/chainAnswers'
import { changing, lastSent, refusing, sequentialTrips, type Behaviour } from '../steps/network/faultyNode'
import { toast } from '../steps/page/pageParts'
import { arriveAs, connectButton } from '../steps/wallets/sessionSteps'
import { sendCall } from '../steps/network/signedTransactions'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { visitAnew } from '../steps/network/visitAnew'
import { gasAsSaid, review, sentences, signAndConfirm, status } from '../steps/transaction/transactionSteps'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { newAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const point = 10n ** 12n
const board = (page: Page): Locator => page.getByRole('list', { name: 'Motions' })
const motion = (page: Page, words: string): Locator =>
  board(page).getByRole('listitem').filter({ hasText: words })
const newMotions = (page: Page): Locator => page.getByRole('dialog', { name: 'New motions' })
const idOf = (words: string): Hex => bytesToHex(sha256(utf8ToBytes(words)))

interface Places {
  readonly at: Address
  readonly fund: Address
}

async function placesOf(site: TestSite): Promise<Places> {
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const { board: at, fund } = await findMotions(client, network, motionsName)
  return { at: at!, fund: fund! }
}

async function pointsOf(site: TestSite, fund: Address, account: TestAccount): Promise<bigint> {
  const { endpoints, chainId } = await networkOf(site)
  return readXPoints(createClient({ endpoints, chainId, fetch }), fund, account.address)
}

test('[XP-01] [XP-02] [XP-03] somebody says what the project should do, backs what others said, and sees the ranking move', async ({
  page,
  site,
  devnet,
}, { project }) => {
  const { at, fund } = await placesOf(site)
  const { account, index } = await newAccount(devnet)
  await sendCall(devnet, account, donateFund(fund).AddFunds({}, { amount: 250n * point + point / 2n }))
  const other = `Print the owl of a name on paper (${project.name} ${index})`
  const raise = { action: 'new', id: null, motion: other, amount: 100n * point }
  await sendCall(devnet, account, xPoints(at).RaiseYourVoice(raise))

  await arriveAs(page, { account: index })
  await visitAnew(page, site, '/xpoints')
  await expect(page.getByText('You have 150.50 xPoints.')).toBeVisible()
  await expect(motion(page, other)).toContainText('100.00')

  // A new motion: the accent is refused, explained, shown without, and taken away by one press.
  const mine = `Show any vote (${project.name} ${index})`
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  const dialog = newMotions(page)
  const text = dialog.getByLabel('Your motion')
  const amount = dialog.getByLabel('xPoints behind it')
  const raiseButton = dialog.getByRole('button', { name: 'RAISE YOUR VOICE' })
  await expect(raiseButton).toBeDisabled()
  await text.fill(mine.replace('any', 'ány'))
  await expect(dialog.getByText('Please input a valid string.')).toBeVisible()
  await expect(dialog.getByText(mine, { exact: true })).toBeVisible()
  await expect(dialog.getByText('of 150.50')).toBeVisible()
  for (const [typed, said] of [
    ['many', 'Please input a valid number'],
    ['0', 'Please input a valid number'],
    ['150.51', 'Not enough xPoints.'],
  ] as const) {
    await amount.fill(typed)
    await expect(dialog.getByText(said, { exact: true })).toBeVisible()
  }
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use plain vowels' }).click()
  await expect(text).toHaveValue(mine)
  await amount.fill('120.25')
  // The typed text is kept: after a reload half way, and after Cancel.
  await page.reload()
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  await expect(text).toHaveValue(mine)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  await expect(amount).toHaveValue('120.25')
  await expect(raiseButton).toBeEnabled()
  await raiseButton.click()
  await expect(sentences(review(page))).toContainText(
    'A new motion goes on the board, with 120.25 xPoints behind it. You keep 30.25 xPoints.',
  )
  await gasAsSaid(page, 'RAISE YOUR VOICE', 10_000n)
  const told = page.waitForRequest((sent) => sent.url().endsWith('/-/notifications'))
  await signAndConfirm(page, 'RAISE YOUR VOICE', 'Your motion is on the board.')
  const { params, data, amount: sent } = lastSent(site.node.trips, 'RaiseYourVoice')
  expect(Object.fromEntries(params)).toMatchObject({
    action: 'new',
    id: { constructor: 'None' },
    motion: { constructor: 'Some', arguments: [mine] },
    amount: (120n * point + point / 4n).toString(),
  })
  expect(data).not.toContain('tyron')
  expect(sent).toBe(0n)
  await expect(newMotions(page)).toBeHidden()
  await expect(page.getByText('You have 30.25 xPoints.')).toBeVisible()
  await expect(motion(page, mine)).toContainText('120.25')
  // The text-posting helper has the words, as the chain has them.
  expect((await told).postData()).toMatch(/^motion local [0-9a-f]{64}$/)
  const outbox = async () => (await fetch(`${site.url}/-/notifications`)).text()
  await expect.poll(outbox).toContain(`“${mine}”`)
  // The draft is used up, and the same words are not raised twice.
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  await expect(text).toHaveValue('')
  await text.fill(mine)
  await expect(dialog.getByText('This motion is already on the board')).toBeVisible()
  await text.fill('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // Others are backed by the arrow, and the ranking moves.
  const ranking = async (): Promise<readonly string[]> => {
    const all = await board(page).getByRole('listitem').allInnerTexts()
    return all.flatMap((each) => [other, mine].filter((words) => each.includes(words)))
  }
  await expect.poll(ranking).toEqual([mine, other])
  await motion(page, other)
    .getByRole('button', { name: /^Add xPoints to motion/ })
    .click()
  const field = motion(page, other).getByLabel('xPoints to add')
  // On a phone too there is room for a number of eight digits.
  expect((await field.boundingBox())!.width).toBeGreaterThan(70)
  await field.fill('30.26')
  await expect(motion(page, other).getByText('Not enough xPoints.')).toBeVisible()
  await field.fill('30.25')
  await motion(page, other).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sentences(review(page))).toContainText(
    'The motion gets 30.25 xPoints more. You keep 0 xPoints.',
  )
  await signAndConfirm(page, 'Add', 'Your xPoints stand behind this motion now.')
  const backed = lastSent(site.node.trips, 'RaiseYourVoice')
  expect(backed.amount).toBe(0n)
  expect(Object.fromEntries(backed.params)).toMatchObject({
    action: 'add',
    id: { constructor: 'Some', arguments: [idOf(other)] },
    motion: { constructor: 'None' },
    amount: (30n * point + point / 4n).toString(),
  })
  await expect(motion(page, other)).toContainText('130.25')
  await expect(page.getByText('You have 0.00 xPoints. No power yet')).toBeVisible()
  expect(await pointsOf(site, fund, account)).toBe(0n)
  await expect.poll(ranking).toEqual([other, mine])
})

/** A board of strangers: hundreds of motions, and texts that mean harm. */
const hostile = [
  `<img src=x onerror="alert(1)">%3Cscript%3Ealert(1)%3C/script%3E`,
  `\u202Eesrever ${'x'.repeat(10_000)}`,
  'أطعم البوم عند الغسق',
  'W'.repeat(101),
] as const

function strangersBoard(): Behaviour {
  const texts = [...hostile, ...Array.from({ length: 496 }, (_, index) => `Motion of a stranger ${index}`)]
  const motions = Object.fromEntries(texts.map((words) => [idOf(words), words]))
  const ranking = Object.fromEntries(
    texts.map((words, index) => [idOf(words), (BigInt(1_000 - index) * point).toString()]),
  )
  return changing(({ method, params }, answer) => {
    if (method !== 'GetSmartContractSubState' || (params[2] as readonly string[]).length > 0) return answer
    if (params[1] === 'motions') return { ...answer, result: { motions } }
    return params[1] === 'ranking' ? { ...answer, result: { ranking } } : answer
  })
}

test('[XP-01] five hundred motions of strangers are read, searched and linked; none of them does anything', async ({
  page,
  site,
}) => {
  site.node.behave(strangersBoard())
  await page.goto('/xpoints')
  const rows = board(page).getByRole('listitem')
  const row = (place: number): Locator => board(page).locator(`[aria-posinset="${place}"]`)
  await expect(rows.first()).toHaveAttribute('aria-setsize', '500')
  expect(sequentialTrips(site.node.trips)).toBeLessThanOrEqual(2)
  expect(site.node.trips.length).toBeLessThanOrEqual(2)
  // Rows far from the screen are not in the page.
  await expect.poll(() => rows.count()).toBeLessThan(40)
  await expect(row(500)).toHaveCount(0)

  await expect(rows.first()).toContainText('<img src=x onerror="alert(1)"><script>alert(1)</script>')
  await expect(page.locator('main img')).toHaveCount(0)
  // Long: a hundred letters and all of it at a press; no sign that turns the writing direction.
  const long = rows.nth(1)
  await expect(long.locator('p')).toHaveText(`esrever ${'x'.repeat(92)}…`)
  await long.getByRole('button', { name: 'Read all of it' }).click()
  await expect(long.locator('p')).toHaveText(`esrever ${'x'.repeat(10_000)}`)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await long.getByRole('button', { name: 'Show less' }).click()
  await expect(long.getByRole('button', { name: 'Read all of it' })).toBeInViewport()
  await expect(rows.nth(2).locator('p')).toHaveAttribute('dir', 'auto')
  await expect(rows.nth(3).locator('p')).toHaveText(`${'W'.repeat(100)}…`)

  // Who scrolls away loses neither what is unfolded or typed nor the focus, and Tab goes on where it was.
  await row(4).getByRole('button', { name: 'Read all of it' }).click()
  await row(3)
    .getByRole('button', { name: /^Add xPoints to motion/ })
    .click()
  await expect(row(3).getByLabel('xPoints to add')).toBeFocused()
  await row(3).getByLabel('xPoints to add').fill('7')
  await row(2).getByRole('button', { name: 'Read all of it' }).focus()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(row(500)).toBeInViewport()
  await expect(row(500)).toContainText('Motion of a stranger 495')
  await expect(row(20)).toHaveCount(0)
  await expect(row(2).getByRole('button', { name: 'Read all of it' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(row(1).getByRole('button').last()).toBeFocused()
  await expect(row(1)).toBeInViewport()
  await expect(row(3).getByLabel('xPoints to add')).toHaveValue('7')
  await expect(row(4).locator('p')).toHaveText('W'.repeat(101))

  // The way back leads to the motion where somebody left.
  await page.evaluate(() => window.scrollTo(0, 20_000))
  const onTop = (): Promise<string | null> =>
    page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')?.ariaPosInSet ?? null,
    )
  // Rows are measured as they are drawn: the row of the middle is the one that stays there.
  let left: string | null = null
  await expect
    .poll(async () => {
      const before = left
      left = await onTop()
      return left !== null && left === before
    })
    .toBe(true)
  // Not a press of the mouse, before which the test would scroll.
  await page.locator('header').getByRole('link').first().dispatchEvent('click')
  await expect(board(page)).toHaveCount(0)
  await page.goBack()
  await expect.poll(onTop).toBe(left)

  await page.getByLabel('Search motions').fill('stranger 49')
  await expect(rows).toHaveCount(7)
  await expect(page.getByRole('status').filter({ hasText: '7 motions found.' })).toBeVisible()
  await page.getByLabel('Search motions').fill('nobody said this')
  await expect(page.getByText('0 motions found.')).toBeVisible()

  // A motion has a link of its own, which leads to it and marks it.
  const far = 'Motion of a stranger 400'
  await page.goto(`/xpoints#motion=${idOf(far)}`)
  await page.reload()
  await expect(motion(page, far)).toBeInViewport()
  await expect(motion(page, far)).toHaveAttribute('aria-current', 'true')
  await page.goto(`/xpoints#motion=${idOf('elsewhere')}`)
  await expect(page.getByText('The motion of this link is not on this board.')).toBeVisible()
})

test('[XP-02] [XP-03] no power, not connected and failed to load are three things; a refusal keeps the draft @desktop', async ({
  page,
  site,
  devnet,
}) => {
  // Failed to load: nothing is said of motions, and it is tried again.
  site.node.behave(refusing('out of order', ({ params }) => params[1] === 'motions'))
  await page.goto('/xpoints')
  await expect(toast(page, 'Error: xPoints DApp: Not able to fetch motions')).toBeVisible()
  const failure = page.getByRole('heading', { name: 'Error: xPoints DApp: Not able to fetch motions' })
  await expect(failure).toBeVisible()
  await expect(board(page)).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await tryAgain(page.getByRole('button', { name: 'Try again' }), site.node)
  await expect(motion(page, 'Feed the owls at dusk')).toBeVisible()

  // Not connected: read and search, and the button of each act connects.
  await expect(page.getByText('Not connected: connect your wallet to see your xPoints.')).toBeVisible()
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  await newMotions(page).getByLabel('Your motion').fill('Ask before you act')
  await expect(newMotions(page).getByRole('button', { name: 'RAISE YOUR VOICE' })).toHaveCount(0)
  await newMotions(page).getByRole('button', { name: 'Cancel' }).click()
  const feed = motion(page, 'Feed the owls at dusk')
  await feed.getByRole('button', { name: /^Add xPoints to motion/ }).click()
  await feed.getByLabel('xPoints to add').fill('1')
  await expect(feed.getByRole('button', { name: /^Connect/ })).toBeVisible()
  await expect(feed.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)

  // No power: said before the act, with the way to some.
  const { account, index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  await page.reload()
  await expect(connectButton(page)).toHaveCount(0)
  await expect(page.getByText('You have 0.00 xPoints. No power yet: each ZIL')).toBeVisible()
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  const dialog = newMotions(page)
  await expect(dialog.getByLabel('Your motion')).toHaveValue('Ask before you act')
  await dialog.getByLabel('xPoints behind it').fill('1')
  await expect(dialog.getByText('Not enough xPoints.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Insufficient xPoints$/ })).toBeDisabled()

  // Points that are gone by the time of the review are found out there; a refusal in the wallet loses nothing.
  const { fund } = await placesOf(site)
  await sendCall(devnet, account, donateFund(fund).AddFunds({}, { amount: 5n * point }))
  await page.reload()
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  await dialog.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  await expect(sentences(review(page))).toContainText('You keep 4 xPoints.')
  await review(page).getByRole('button', { name: 'RAISE YOUR VOICE', exact: true }).click()
  await approvalWindow(page).reject()
  await expect(status(page, 'Rejected')).toBeVisible()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).first().click()
  expect(await pointsOf(site, fund, account)).toBe(5n * point)
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  await expect(dialog.getByLabel('Your motion')).toHaveValue('Ask before you act')
})

test('[XP-02] [XP-03] whatever somebody types is kept, refused with its reason or shown as text; points that are not read are no zero @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const { fund } = await placesOf(site)
  const { account, index } = await newAccount(devnet)
  await sendCall(devnet, account, donateFund(fund).AddFunds({}, { amount: 20n * point }))
  await arriveAs(page, { account: index })

  // Points that could not be read: neither none nor not connected.
  site.node.behave(refusing('no', ({ params }) => params[1] === 'xpoints'))
  await page.goto('/xpoints')
  await expect(page.getByText('Your xPoints could not be read.')).toBeVisible()
  await expect(page.getByText(/No power yet|Not connected|You have/)).toHaveCount(0)
  await tryAgain(page.getByRole('main').getByRole('button', { name: 'Try again' }), site.node)
  await expect(page.getByText('You have 20.00 xPoints.')).toBeVisible()

  // One letter more than a motion holds; a reload keeps all of them.
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  const dialog = newMotions(page)
  const text = dialog.getByLabel('Your motion')
  const raiseButton = dialog.getByRole('button', { name: 'RAISE YOUR VOICE' })
  const tooLong = 'x'.repeat(10_001)
  await text.fill(tooLong)
  await dialog.getByLabel('xPoints behind it').fill('20.000000000001')
  await expect(dialog.getByText('Please input a valid string.')).toBeVisible()
  await expect(dialog.getByText('A motion holds at most 10,000 characters.')).toBeVisible()
  await expect(dialog.getByText('Not enough xPoints.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Insufficient xPoints$/ })).toBeDisabled()
  await page.reload()
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  await expect(text).toHaveValue(tooLong)
  await text.fill('x'.repeat(10_000))
  await expect(dialog.getByText('Please input a valid string.')).toHaveCount(0)
  // Only signs that nobody sees, and blanks, are no motion.
  await text.fill(' \u200b\u202e ')
  await text.blur()
  await expect(dialog.getByText('Please input a valid string.')).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // A script and letters from right to left are text, on the chain and on the board.
  const odd = `<script>alert(1)</script> أطعم البوم 100% (${index})`
  await text.fill(odd)
  await expect(text).toHaveAttribute('dir', 'auto')
  await dialog.getByLabel('xPoints behind it').fill('12')
  await raiseButton.click()
  await signAndConfirm(page, 'RAISE YOUR VOICE')
  await expect(motion(page, odd)).toContainText('12.00')
  await expect(motion(page, odd).locator('p').first()).toHaveText(odd)
  await expect(page.locator('main script')).toHaveCount(0)

  // A refusal keeps what was to be added, and so does a closed form; what was spent is not offered again.
  const arrow = motion(page, odd).getByRole('button', { name: /^Add xPoints to motion/ })
  const field = motion(page, odd).getByLabel('xPoints to add')
  const add = motion(page, odd).getByRole('button', { name: 'Add', exact: true })
  await arrow.click()
  await field.fill('3.5')
  await add.click()
  await gasAsSaid(page, 'Add', 10_000n)
  await review(page).getByRole('button', { name: 'Add', exact: true }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).first().click()
  await arrow.click()
  await expect(field).toHaveValue('3.5')
  await add.click()
  await signAndConfirm(page, 'Add')
  await expect(motion(page, odd)).toContainText('15.50')
  await expect(page.getByText('You have 4.50 xPoints.')).toBeVisible()
  await arrow.click()
  await expect(field).toHaveValue('')
})
