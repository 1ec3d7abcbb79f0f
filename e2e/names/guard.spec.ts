/** Against impersonation: what looks like something known is flagged, and nothing goes to a stranger unseen. */
import { testAccount } from '@tyto/devnet'
import { toBech32, type Address } from '@tyto/primitives'
import { setLocalWallet } from '../steps/transaction/approvalWindow'
import { expect, test } from '../steps/network/testSite'
import { lookUp, nameCard, saveStep, searchAnswer, searchField } from '../steps/page/pageParts'
import {
  accountButton,
  connectButton,
  connected,
  drawer,
  openDrawer,
  section,
  tryLogIn,
} from '../steps/wallets/sessionSteps'
import { deployDidWallet, freshDomain, issueName, keysOf, newAccount } from '../steps/wallets/walletSetup'

test(
  '[BX-07] names that look like a known one are flagged, with both plates',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/alice.ssi')
    // Known is what was found.
    await expect(nameCard(page)).toContainText('did:tyron:')
    const flags = [
      [
        'a1ice.ssi',
        'This name looks like alice.ssi, which you know, and is another one.',
        'It holds the digit 1.',
      ],
      ['аlice.ssi', 'This name mixes letters of different scripts.', 'It holds the Cyrillic letter а.'],
      [
        'ali\u200Bce.ssi',
        'This name holds characters that cannot be seen.',
        'It holds a character that cannot be seen (U+200B).',
      ],
      [
        'alice\u0301.ssi',
        'Some letters of this name can be written in more than one way.',
        'It holds the character \u0301 (U+0301).',
      ],
    ] as const
    for (const [typed, flag, letter] of flags) {
      await lookUp(page, typed)
      await expect(page.getByRole('main').getByText(flag)).toBeVisible()
      // Each of them reads as alice.
      await expect(page.getByRole('list', { name: 'Both names' }).getByRole('listitem')).toHaveCount(2)
      await expect(page.getByRole('main').getByText(letter)).toBeVisible()
      // Their faces differ at a glance: each has a hue of its own.
      const faces = page.getByRole('list', { name: 'Both names' }).locator('svg')
      const hues = (): Promise<string[]> =>
        faces.evaluateAll((all) =>
          all.map((face) => (face as SVGElement).style.getPropertyValue('--plate-hue')),
        )
      await expect.poll(async () => new Set(await hues()).size, { message: typed }).toBe(2)
    }
    // Typed only: a press would open its page.
    await page.goto('/')
    await searchField(page).fill('alice.ssi')
    await expect(searchAnswer(page)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Both names' })).toBeHidden()
  },
)

test('[BX-07] the address book, and the tick before a recipient that was never used @desktop', async ({
  page,
  devnet,
}) => {
  const { account: controller, index } = await newAccount(devnet)
  await setLocalWallet(page, { ...connected, account: index })
  const domain = freshDomain('wary')
  await issueName(devnet, domain, await deployDidWallet(devnet, controller, keysOf(domain)))
  // The texts in storage may be anybody's.
  await page.addInitScript(() => {
    if (localStorage.getItem('tyto.addresses') === null)
      localStorage.setItem('tyto.addresses', '{"entries":[{"address":"<img src=x>","label":7}],"used":{}}')
  })
  const friend = testAccount('a friend').address
  // Begins and ends like the friend's.
  const poison = `${friend.slice(0, 8)}${'0'.repeat(28)}${friend.slice(-6)}` as Address

  await page.goto('/')
  await connectButton(page).click()
  await expect(accountButton(page)).toBeVisible()
  await openDrawer(page)
  const book = section(page, 'Address book')
  await expect(book).toContainText('No addresses yet.')
  await book.getByText('Add an address').click()
  await book.getByLabel('Address', { exact: true }).fill('zil1nonsense')
  await book.getByRole('button', { name: 'Save' }).click()
  await expect(book.getByRole('alert')).toHaveText('Wrong address.')
  await book.getByLabel('Address', { exact: true }).fill(friend)
  await book.getByLabel('Label').fill('<b>Anna</b>')
  await book.getByRole('button', { name: 'Save' }).click()
  await expect(book.getByRole('listitem')).toHaveCount(1)
  await expect(book.getByText('<b>Anna</b>', { exact: true })).toBeVisible()
  await tryLogIn(page, `${domain}.ssi`)
  await expect(page).toHaveURL(`/${domain}.ssi`)
  await expect(drawer(page)).toBeHidden()

  await lookUp(page, freshDomain('vacant'))
  await page.getByRole('button', { name: /^Mint / }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy a name' })
  await dialog.getByText('Another address', { exact: true }).click()
  const address = dialog.getByLabel('Address of the recipient')
  const tick = dialog.getByRole('checkbox')

  // A look-alike is named as such; without the tick it is not taken.
  await address.fill(toBech32(poison))
  await expect(dialog.getByText(/begins and ends like one that you know/)).toBeVisible()
  await saveStep(dialog, 'Recipient')
  await expect(dialog.getByRole('alert')).toHaveText(
    'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
  )
  await tick.check()
  await saveStep(dialog, 'Recipient')
  await expect(dialog.getByRole('button', { name: 'SAVED Recipient' })).toBeVisible()

  // Another address begins anew; one from the book goes by its label.
  await address.fill(toBech32(friend))
  await expect(dialog.getByText('<b>Anna</b>', { exact: true })).toBeVisible()
  // It is no stranger; that an account has no page to pass a name on is said, and wants a tick too.
  await expect(dialog.getByText('This is an account and no DID wallet', { exact: false })).toBeVisible()
  await expect(tick).not.toBeChecked()
  await saveStep(dialog, 'Recipient')
  await expect(dialog.getByRole('alert')).toHaveText('Read what is said of this recipient and tick the box.')
  await dialog.getByRole('checkbox', { name: 'I have read this and want to go on.' }).check()
  await expect(dialog.getByRole('button', { name: 'SAVED Recipient' })).toBeVisible()

  // Removed from the book it is a stranger again.
  await page.keyboard.press('Escape')
  await openDrawer(page)
  await book.getByRole('button', { name: 'Remove <b>Anna</b>' }).click()
  await expect(book).toContainText('No addresses yet.')
})
