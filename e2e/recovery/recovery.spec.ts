/** Social recovery as people go through it: guardians named, signatures made on their own pages, the name handed on. */
import type { Locator, Page } from '@playwright/test'
import { domainId } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { openByHand } from '../steps/ownership/ceremonySteps'
import { keptKeys } from '../steps/wallets/keptKeys'
import { expect, test } from '../steps/network/testSite'
import { card, saveWho, toast } from '../steps/page/pageParts'
import {
  addGuardiansOf,
  guardiansOf,
  newPerson,
  signatureFor,
  type Person,
} from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import {
  asksNoDonation,
  gasAsSaid,
  noDonation,
  reviewsCall,
  signAndConfirm,
} from '../steps/transaction/transactionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
} from '../steps/wallets/walletSetup'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

function execute(page: Page): Locator {
  return card(page, 'EXECUTE RECOVERY')
}

function configure(page: Page): Locator {
  return card(page, 'CONFIGURE RECOVERY')
}

function danger(page: Page): Locator {
  return card(page, 'DANGER ZONE')
}

/** Fills the count and the domains, and saves them. */
async function nameGuardians(page: Page, count: string, domains: readonly string[]): Promise<void> {
  const form = configure(page)
  await form.getByLabel(/^How many guardians to/).fill(count)
  for (const [index, domain] of domains.entries()) {
    await form.getByLabel(`Guardian domain ${index + 1}`, { exact: true }).fill(domain)
  }
  await form.getByRole('button', { name: /^(CONTINUE|SAVED) Guardian domains/ }).click()
}

function names(guardians: readonly Person[]): string[] {
  return guardians.map(({ domain }) => `${domain}.ssi`)
}

test('[SR-01] [SR-02] [SR-06] [SR-10] three guardians, added and removed; who may do what, and every refusal in its words', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'owner')
  const guardians = await guardiansOf(devnet)
  const [one, two, three, four] = names(guardians) as [string, string, string, string]
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/doc/social`)
  await expect(configure(page)).toBeInViewport()
  await expect(
    execute(page).getByText(`Social Recovery has not been enabled by ${owner.domain}.ssi yet.`),
  ).toBeVisible()
  await expect(danger(page).getByText('Add guardians first', { exact: false })).toBeVisible()
  await expect(danger(page).getByRole('link')).toHaveCount(0)
  await configure(page).getByText('What one key can do alone').click()
  await expect(configure(page)).toContainText(
    `The account that controls ${owner.domain}.ssi adds and removes guardians one by one, with no other key.`,
  )
  await expect(configure(page)).toContainText('Enough guardians together hand')

  const form = configure(page)
  const count = form.getByLabel('How many guardians to add?')
  // Three fields stand open, and why five are better.
  await expect(count).toHaveValue('3')
  await expect(form.getByLabel(/^Guardian domain/)).toHaveCount(3)
  await expect(form.getByText('Five are safer than three', { exact: false })).toBeVisible()
  for (const [typed, words] of [
    ['many', 'The input is not a number'],
    ['3.5', 'The number of guardians must be an integer'],
    ['2', 'The number of guardians must be at least three'],
  ] as const) {
    await count.fill(typed)
    await expect(form.getByRole('alert')).toHaveText(words)
  }

  await nameGuardians(page, '3', [one.toUpperCase(), one, 'nobody-has-this-name.ssi'])
  await expect(form.getByRole('alert')).toHaveText([
    'Guardians must be unique, so you cannot submit repeated domain names.',
    'nobody-has-this-name.ssi not found.',
  ])
  await nameGuardians(page, '3', [one, two, ''])
  await expect(form.getByRole('alert')).toHaveText('The input is incomplete')
  // Five are two presses away, and then nothing more is said.
  await count.fill('3')
  await form.getByRole('button', { name: 'One more' }).click()
  await form.getByRole('button', { name: 'One more' }).click()
  await expect(form.getByLabel(/^Guardian domain/)).toHaveCount(5)
  await expect(form.getByText('Guardians now: 0. With 5, 3 would have to sign.')).toBeVisible()
  await expect(form.getByText('Five are safer than three', { exact: false })).toHaveCount(0)
  await nameGuardians(page, '3', [one, two, three])
  await form.getByRole('button', { name: 'Add guardians' }).click()
  await reviewsCall(page, 'AddGuardians')
  await noDonation(page)
  await gasAsSaid(page, 'Add guardians', 20_000n)
  await signAndConfirm(page, 'Add guardians')
  await expect(execute(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '0 of 3 signatures needed')
  await openByHand(page)
  await expect(execute(page).getByLabel(`Signature of ${one}`)).toBeVisible()

  // With three, none can be spared; one more can be added, and it is told from those that are there.
  await form.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(
    form.getByText('Your SSI needs more than three guardians before being able to remove any of them.'),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await nameGuardians(page, '1', [two])
  await expect(form.getByRole('alert')).toHaveText(`${two} already exists`)
  await nameGuardians(page, '1', [four])
  await form.getByRole('button', { name: 'Add guardians' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'Add guardians')
  await expect(execute(page).getByText('4 guardians', { exact: true })).toBeVisible()

  await form.getByRole('button', { name: 'Remove', exact: true }).click()
  await nameGuardians(page, '1', [`${owner.domain}.ssi`])
  await expect(form.getByRole('alert')).toHaveText(`${owner.domain}.ssi doesn't exists`)
  await form.getByLabel('How many guardians to remove?').fill('2')
  await expect(form.getByRole('alert')).toHaveText('Need at least 3 guardians after remove')
  await nameGuardians(page, '1', [one])
  await form.getByRole('button', { name: 'Remove guardians' }).click()
  await reviewsCall(page, 'RemoveGuardians')
  await noDonation(page)
  await gasAsSaid(page, 'Remove guardians', 20_000n)
  await signAndConfirm(page, 'Remove guardians')
  await expect(execute(page).getByText('3 guardians', { exact: true })).toBeVisible()
  await expect(execute(page).getByLabel(`Signature of ${one}`)).toHaveCount(0)
})

test('the health of each guardian stands beside the field, and nobody in doubt is chosen without a tick @desktop', async ({
  page,
  devnet,
  site,
  tolerance,
}) => {
  const owner = await newPerson(devnet, 'careful')
  const [one, two] = await guardiansOf(devnet)
  // Nobody keeps the key of the first; the second belongs to the same account as the owner's name.
  const idle = freshDomain('idle')
  await issueName(
    devnet,
    idle,
    await deployDidWallet(devnet, (await newAccount(devnet)).account, keysOf(idle)),
  )
  const own = freshDomain('mine')
  await issueName(devnet, own, await deployDidWallet(devnet, owner.account, await keptKeys(own)))
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/doc/social`)
  const form = configure(page)
  const place = (number: number) => form.getByRole('group', { name: `guardian ${number}` })
  const type = (number: number, typed: string) =>
    form.getByLabel(`Guardian domain ${number}`, { exact: true }).fill(typed)
  await type(1, `${one!.domain}.ssi`)
  await expect(place(1).getByRole('status')).toHaveText('Can sign')
  await expect(place(1).getByRole('checkbox')).toHaveCount(0)
  for (const [typed, badge, why] of [
    ['nobody-has-this-name', 'Not found', null],
    [idle, 'Key not kept', 'Nobody keeps the private half of the key'],
    [own, 'Same account as yours', 'who loses one loses both'],
    [owner.domain, 'The name itself', 'Whoever takes it takes this guardian too.'],
  ] as const) {
    await type(2, typed)
    await expect(place(2).getByRole('status')).toHaveText(badge)
    if (why === null) await expect(place(2).getByRole('checkbox')).toHaveCount(0)
    else await expect(place(2)).toContainText(why)
  }
  expect(await overflowOf(page)).toBe(0)
  expect(await findBarriers(page)).toEqual([])

  // An outage is no illness, and nobody is saved on it.
  tolerance.failedRequests = true
  const id = domainId(idle).slice(2)
  site.node.behave((body, ask) =>
    body.includes(id) ? Promise.reject(new Error('The node is down.')) : ask(body),
  )
  await page.reload()
  await type(2, idle)
  await expect(place(2).getByRole('status')).toHaveText('Unknown', { timeout: 30_000 })
  site.node.behave()
  await page.reload()

  await nameGuardians(page, '3', [`${one!.domain}.ssi`, idle, `${two!.domain}.ssi`])
  await expect(form.getByRole('alert')).toHaveText(
    `Tick that you choose ${idle}.ssi all the same, or choose somebody else.`,
  )
  await expect(form.getByRole('button', { name: 'Add guardians' })).toHaveCount(0)
  const tick = place(2).getByLabel(`I know this, and choose ${idle}.ssi all the same`)
  await tick.check()
  const save = form.getByRole('button', { name: /^(CONTINUE|SAVED) Guardian domains/ })
  await save.click()
  await expect(form.getByRole('button', { name: 'Add guardians' })).toBeVisible()
  // Taken back, it is open again.
  await tick.uncheck()
  await expect(form.getByRole('button', { name: 'Add guardians' })).toHaveCount(0)
})

test('[SR-07] [SR-06] the controller locks it with the key that ArConnect decrypts @desktop', async ({
  page,
  devnet,
}) => {
  // A long name breaks on a narrow screen.
  const owner = await newPerson(devnet, 'locked'.repeat(9))
  await addGuardiansOf(devnet, owner, await guardiansOf(devnet))
  const of = `${owner.domain}.ssi`
  const lock = card(page, 'LOCK SSI')
  await arriveAs(page, { account: owner.index })

  // Nobody locks what others control; and the way there and back before anything is signed.
  await page.goto('/alice.ssi/didx/recovery/lock')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Only alice's DID Controller can access this wallet.",
  )
  await page.goto(`/${of}/didx/recovery`)
  await danger(page).getByRole('link', { name: 'LOCK SSI' }).click()
  await expect(page).toHaveURL(new RegExp(`/${of}/didx/recovery/lock$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lock ${of}`)
  await expect(lock).toContainText(
    `Locked, the DID wallet of ${of} and the funds in it stay closed, to you too.`,
  )
  await expect(lock).toContainText('You cannot undo it')
  expect(await overflowOf(page)).toBe(0)
  await expect(lock).toContainText('Only 3 of its 4 guardians together can')
  await lock.getByRole('link', { name: 'Leave it open' }).click()
  await expect(page).toHaveURL(new RegExp(`/${of}/didx/recovery$`))

  await page.goto(`/${of}/didx/recovery/lock`)
  await lock.getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  await lock.getByRole('button', { name: 'LOCK SSI' }).click()
  await reviewsCall(page, 'Lock')
  await asksNoDonation(page)
  await gasAsSaid(page, 'LOCK SSI', 20_000n)
  await signAndConfirm(page, 'Lock SSI', 'Locked. Its owl has closed its eyes.')
  await expect(lock.getByText(`${of} is locked.`, { exact: false })).toBeVisible()
  await expect(lock.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Locked', { exact: true }).first()).toBeVisible()
  await lock.getByRole('link', { name: 'Social recovery' }).click()
  await expect(danger(page).getByText(`${of} is locked.`, { exact: false })).toBeVisible()
  await expect(configure(page).getByText('This identity is locked', { exact: false })).toBeVisible()
})

/** On the signer's page, as the guardian whose session this is: the signature as it is copied from there. */
async function makeSignature(
  page: Page,
  { of, guardian, to }: { readonly of: string; readonly guardian: Person; readonly to: string },
): Promise<string> {
  await page.goto(`/${of}/didx/recovery/sign`)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Name to be recovered/ }).click()
  await page.getByLabel('New controller address', { exact: true }).fill(to)
  await saveWho(page, 'New controller address')
  await page.getByLabel('Your own name, a guardian').fill(guardian.domain)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
  const make = page.getByRole('button', { name: 'MAKE SIGNATURE' })
  await expect(make).toBeDisabled()
  await page.getByLabel('I spoke with them, and the address is the same').check()
  await make.click()
  const signature = page.getByText(/^0x[0-9a-f]{128}$/)
  await expect(signature).toBeVisible()
  await page.getByRole('button', { name: 'Copy the signature' }).click()
  await expect(toast(page, 'Signature copied to clipboard')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await signature.innerText())
  return copied
}

test('[SR-04] [SR-05] three guardians sign, each on the page of the signer, and a new controller takes over @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'lost')
  const guardians = (await guardiansOf(devnet)).slice(0, 4)
  await addGuardiansOf(devnet, owner, guardians)
  const rescuer = await newAccount(devnet)
  const to = toBech32(rescuer.account.address)
  await arriveAs(page, { account: rescuer.index })
  // They have looked these names up before: the chain itself keeps hashes only.
  await page.addInitScript(
    (known) => {
      if (localStorage.getItem('tyto.names') === null) localStorage.setItem('tyto.names', known)
    },
    JSON.stringify(names(guardians.slice(0, 3))),
  )
  const of = `${owner.domain}.ssi`

  // Whoever is no guardian is told so.
  await page.goto(`/${of}/didx/recovery`)
  await page.getByRole('link', { name: 'Open the signer page' }).click()
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Name to be recovered/ }).click()
  await page.getByLabel('New controller address', { exact: true }).fill('zil1nonsense')
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) New controller/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong address.')
  // Pasted, as it came in a message.
  const controller = page.getByLabel('New controller address', { exact: true })
  await page.evaluate((text) => navigator.clipboard.writeText(text), to)
  await controller.fill('')
  await controller.press('ControlOrMeta+V')
  await expect(controller).toHaveValue(to)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) New controller/ }).click()
  await page.getByLabel('Your own name, a guardian').fill(owner.domain)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
  await expect(page.getByText(`${of} is not a guardian of ${of}`, { exact: false })).toBeVisible()
  await page.getByLabel('Your own name, a guardian').fill(guardians[0]!.domain)
  await page.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
  await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  await expect(page.getByRole('button', { name: 'MAKE SIGNATURE' })).toBeVisible()

  const [first, second, third, fourth] = guardians as [Person, Person, Person, Person]
  const { address } = rescuer.account
  const signatures = [
    await makeSignature(page, { of, guardian: first, to }),
    signatureFor(devnet, owner, address, second),
    signatureFor(devnet, owner, address, third),
  ]
  const foreign = signatureFor(devnet, owner, owner.account.address, third)

  await page.goto(`/${of}/didx/recovery/now`)
  const form = execute(page)
  const tally = (signed: number) =>
    expect(form.getByRole('meter')).toHaveAttribute('aria-valuetext', `${signed} of 3 signatures needed`)
  const field = (guardian: Person) => form.getByLabel(`Signature of ${guardian.domain}.ssi`)
  const saveAll = form.getByRole('button', { name: /^(CONTINUE|SAVED) Signatures/ })
  // The account that is connected stands there already, and it can be another one.
  const taker = form.getByLabel('New controller address')
  const taken = form.getByRole('button', { name: /^(CONTINUE|SAVED) New controller/ })
  await expect(taker).toHaveValue(to)
  await expect(taken).toHaveText(/^SAVED/)
  await taker.fill(toBech32(owner.account.address))
  await expect(taken).toHaveText(/^CONTINUE/)
  await taker.fill(to)
  await taker.blur()
  await expect(taken).toHaveText(/^SAVED/)
  await openByHand(page)
  await field(guardians[0]!).fill(signatures[0]!)
  await field(guardians[1]!).fill(signatures[1]!)
  await tally(2)
  await saveAll.click()
  await expect(form.getByRole('alert')).toHaveText('The input is incomplete')
  for (const [typed, words] of [
    [signatures[2]!.slice(2), 'Signature should start with 0x'],
    [signatures[2]!.slice(0, -2), 'A signature is 0x and 128 hex digits.'],
    [signatures[1]!, 'Not a signature by'],
    [foreign, 'Not a signature by'],
  ] as const) {
    await field(guardians[2]!).fill(typed)
    await expect(form.getByText(words, { exact: false })).toBeVisible()
    await tally(2)
  }
  await expect(form.getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' })).toHaveCount(0)
  await field(guardians[2]!).fill(signatures[2]!)
  await tally(3)
  // A guardian whose name this browser does not know is typed, and only guardians count.
  const unknown = form.getByLabel(/^Domain of guardian/)
  for (const typed of [owner.domain, 'nobody-has-this-name']) {
    await unknown.fill(typed)
    await saveAll.click()
    await expect(form.getByText(`${typed}.ssi is not a guardian`, { exact: false }).first()).toBeVisible()
  }
  await expect(form.getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' })).toHaveCount(0)
  await unknown.fill(fourth.domain)
  await form.getByLabel(/^Signature of guardian/).fill(signatureFor(devnet, owner, address, fourth))
  await expect(form.getByRole('meter')).toHaveAttribute('aria-valuetext', '4 of 3 signatures needed')
  await expect(form.getByText(/^3 signatures are enough: those of /)).toBeVisible()
  await saveAll.click()
  await form.getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' }).click()
  await reviewsCall(page, 'DidSocialRecovery')
  await asksNoDonation(page)
  await gasAsSaid(page, 'EXECUTE SOCIAL RECOVERY', 20_000n)
  await signAndConfirm(
    page,
    'Execute social recovery',
    `${of} is yours. Now replace all keys at once: whoever held the old ones holds them still, and only this one update needs no old key.`,
  )
  await expect(page).toHaveURL(new RegExp(`/${of}/didx/recovery$`))
  await expect(page.getByText('Recovered', { exact: true }).first()).toBeVisible()

  // It is theirs now, and what was signed counts no more.
  await expect(configure(page).getByLabel('How many guardians to add?')).toBeVisible()
  await page.reload()
  await form.getByLabel('New controller address').fill(to)
  await openByHand(page)
  for (const [index, guardian] of guardians.slice(0, 3).entries())
    await field(guardian).fill(signatures[index]!)
  await expect(form.getByText('or already used', { exact: false })).toHaveCount(3)
  await tally(0)
})

test('what is deactivated promises no recovery, on no page and on no paper @desktop', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('gone')
  const guardians = ['alice', 'bruno', 'carol'].map(domainId)
  const standIn = { version: 'DIDxWALLET_7.0.0', status: 'Deactivated', guardians } as const
  await issueName(devnet, domain, await deployStandIn(devnet, { ...standIn, controller: account.address }))
  await arriveAs(page, { account: index })
  const gone = page.getByText('This identity is deactivated for good. No one can recover it.')
  await page.goto(`/${domain}.ssi/didx/recovery`)
  await expect(gone).toHaveCount(2)
  await expect(page.getByText('can hand it to a new address', { exact: false })).toHaveCount(0)
  await expect(card(page, 'Recovery kit')).toHaveCount(0)
  await page.goto(`/${domain}.ssi/didx/recovery/kit`)
  await expect(gone).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.goto(`/${domain}.ssi/didx/recovery/lock`)
  await expect(card(page, 'LOCK SSI')).toContainText(`${domain}.ssi is deactivated for good.`)
  await expect(page.getByText('until the guardians recover it', { exact: false })).toHaveCount(0)
})
