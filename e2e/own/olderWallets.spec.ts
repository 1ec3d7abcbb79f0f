/** Wallets of earlier versions sign with the keys, over the messages and by the transitions that they know. */
import type { Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import {
  addLink,
  didDocument,
  domainId,
  olderDocumentMessage,
  olderRecoveryMessage,
  walletRules,
} from '@tyto/identity'
import {
  bytesToHex,
  hexToBytes,
  publicKeyOf,
  signSchnorr,
  toBech32,
  verifySchnorr,
  type Hex,
} from '@tyto/primitives'
import {
  anotherBrowser,
  answerFromNode,
  answerRequest,
  makeRequest,
  openByHand,
  pasteAnswers,
  requestIn,
  tally,
} from '../steps/ownership/ceremonySteps'
import { recordOf } from '../steps/network/chainAnswers'
import { lastSent } from '../steps/network/faultyNode'
import { decryptKept } from '../steps/wallets/keptKeys'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { deployOlderWallet } from '../steps/wallets/olderWallets'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { card, fact, saveWho } from '../steps/page/pageParts'
import { addGuardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import {
  asksNoDonation,
  gasAsSaid,
  noDonation,
  openDetails,
  review,
  reviewsCall,
  signAndConfirm,
  takesNoDonation,
} from '../steps/transaction/transactionSteps'
import { freshDomain, issueName, newAccount } from '../steps/wallets/walletSetup'

/** Adds a common link on the update page, up to its review. */
async function addGitHub(page: Page, domain: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(`/${domain}.ssi/didx/wallet/doc/update`)
  await main.getByRole('button', { name: 'Add a common link' }).click()
  const row = main.locator('li[data-row^="new:"]').last()
  await row.getByLabel('Link to').selectOption('GitHub')
  await row.getByLabel('Username').fill('owl')
  await card(page, 'Your changes').getByRole('button', { name: 'CONTINUE' }).click()
}

/** The signature of the update that was sent last: an Option. */
function signatureSent({ node }: TestSite) {
  return lastSent(node.trips, 'DidUpdate').params.get('signature') as {
    readonly constructor: string
    readonly arguments: readonly Hex[]
  }
}

/** The document on the chain after its update. */
async function updated(site: TestSite, domain: string) {
  const record = await recordOf(site, `${domain}.ssi`)
  const services = didDocument(record).services.map(({ text }) => text)
  return { verificationMethods: record.verificationMethods, status: record.status, services }
}

/** Chooses a donation of this many ZIL; the call sends it along. */
async function donate(page: Page, amount: string): Promise<void> {
  await noDonation(page)
  const sheet = review(page)
  await sheet.getByRole('button', { name: 'Add a donation' }).click()
  await sheet.getByLabel('Donation in ZIL').fill(amount)
  await sheet.getByLabel('Donation in ZIL').press('Enter')
  await expect(fact(sheet, 'ZIL attached')).toHaveText(`${amount} ZIL`)
  await openDetails(page)
  await expect(sheet.getByRole('row', { name: /^tyron/ })).toContainText(`${amount} ZIL`)
}

test('[DU-02] [DU-05] [SR-11] [DN-01] versions 4.9 to 6 take an update that their own key signed, and a donation from 6 on; one made here for 4.9 has a recovery key @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const [first, ...others] = [
    'DIDxWALLET_4.9.0',
    'DIDxWALLET_5.3.0',
    'DIDxWALLET_5.8.0',
    'DIDxWALLET_5.10.0',
    'DIDxWALLET_6.4.0',
  ]
  const domains = new Map<string, string>()
  for (const version of [first!, ...others]) {
    const domain = freshDomain('elder')
    const keptBy = version === first ? 'none' : 0
    const wallet = await deployOlderWallet(devnet, account, { version, label: domain }, { keptBy })
    await issueName(devnet, domain, wallet)
    domains.set(version, domain)
  }
  const eldest = `${domains.get(first!)}.ssi`
  const { address } = await recordOf(site, eldest)
  await arriveAs(page, {
    account: index,
    storage: true,
    login: { network: 'local', address, name: eldest },
  })
  await page.goto(`/address?of=${toBech32(address)}`)
  await page.getByRole('button', { name: 'Create DID', exact: true }).click()
  await openDetails(page)
  await expect(review(page).getByRole('table').first()).toContainText('Add, recovery, 0x')
  await takesNoDonation(page)
  await signAndConfirm(page, 'Create DID')
  const made = await recordOf(site, eldest)
  expect([...made.verificationMethods.keys()].toSorted()).toEqual(walletRules(first!).createdKeys.toSorted())
  const recoveryKey = hexToBytes(await decryptKept(made.dkms.get('recovery') ?? ''))
  expect(bytesToHex(publicKeyOf(recoveryKey))).toBe(made.verificationMethods.get('recovery'))

  const added = [addLink('github', 'GitHub#000#000#', 'github.com/owl')]
  for (const [version, domain] of domains) {
    await addGitHub(page, domain)
    await openDetails(page)
    await expect(review(page).getByRole('row', { name: /^signature/ }), version).toContainText(
      /0x[0-9a-f]{4,}/,
    )
    if (version === 'DIDxWALLET_6.4.0') await donate(page, '2')
    else await takesNoDonation(page)
    await signAndConfirm(page, 'UPDATE did')
    // Over the hash of the document, by the key of the version and by no other.
    const { verificationMethods, services, status } = await updated(site, domain)
    const {
      constructor,
      arguments: [signature],
    } = signatureSent(site)
    expect(constructor, version).toBe('Some')
    const signers = [...verificationMethods].flatMap(([purpose, key]) =>
      verifySchnorr(olderDocumentMessage(added), hexToBytes(signature!), hexToBytes(key)) ? [purpose] : [],
    )
    const usesRecovery = version === first || version === 'DIDxWALLET_5.3.0'
    expect(signers, version).toEqual([usesRecovery ? 'recovery' : 'update'])
    expect(status, version).toBe('Updated')
    expect(services, version).toEqual(['github.com/owl'])
  }
})

test('[DU-05] below version 7 an update whose key ArConnect cannot read goes without a signature @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('elder')
  const kept = { keptBy: 1 }
  await issueName(
    devnet,
    domain,
    await deployOlderWallet(devnet, account, { version: 'DIDxWALLET_6.4.0', label: domain }, kept),
  )
  await arriveAs(page, { account: index, storage: true })
  await addGitHub(page, domain)
  await openDetails(page)
  await expect(review(page).getByRole('row', { name: /^signature/ })).toContainText('None')
  await noDonation(page)
  await signAndConfirm(page, 'UPDATE did')
  expect(signatureSent(site)).toMatchObject({ constructor: 'None', arguments: [] })
  expect(await updated(site, domain)).toMatchObject({ status: 'Updated', services: ['github.com/owl'] })
})

test('[SR-02] [SR-03] [SR-10] [BX-05] up to version 5.8 guardians are added by ConfigureSocialRecovery alone, and recover by the older message, typed and by link @desktop', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('elder')
  await issueName(
    devnet,
    domain,
    await deployOlderWallet(devnet, account, { version: 'DIDxWALLET_5.8.0', label: domain }),
  )
  const guardians = []
  for (let count = 0; count < 3; count++) guardians.push(await newPerson(devnet, 'oldguard'))
  const younger = freshDomain('younger')
  const youngerWallet = await deployOlderWallet(devnet, account, {
    version: 'DIDxWALLET_6.4.0',
    label: younger,
  })
  await issueName(devnet, younger, youngerWallet)

  // Version 6 is configured without a storage wallet; below, nothing can be filled in without one.
  await arriveAs(page, { account: index })
  const form = card(page, 'CONFIGURE RECOVERY')
  await page.goto(`/${younger}.ssi/didx/wallet/doc/social`)
  await expect(form.getByLabel('How many guardians to add?')).toBeVisible()
  await page.goto(`/${domain}.ssi/didx/wallet/doc/social`)
  await expect(
    form.getByText('This older wallet needs ArConnect to sign a change of its guardians.', { exact: false }),
  ).toBeVisible()
  await expect(form.getByLabel('How many guardians to add?')).toHaveCount(0)
  await expect(form.getByRole('button')).toHaveText(['Connect ArConnect'])
  await form.getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  await expect(form.getByLabel('How many guardians to add?')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
  for (const [place, guardian] of guardians.entries()) {
    await form.getByLabel(`Guardian domain ${place + 1}`, { exact: true }).fill(guardian.domain)
  }
  await form.getByRole('button', { name: /^(CONTINUE|SAVED) Guardian domains/ }).click()
  await form.getByRole('button', { name: 'Configure social recovery' }).click()
  await reviewsCall(page, 'ConfigureSocialRecovery')
  await takesNoDonation(page)
  await gasAsSaid(page, 'Configure social recovery', 20_000n)
  await signAndConfirm(page, 'Configure social recovery')
  // The chain keeps hashes, and no name went there.
  const hashes = guardians.map((guardian) => domainId(guardian.domain))
  expect((await recordOf(site, `${domain}.ssi`)).guardians.toSorted()).toEqual(hashes.toSorted())
  const { data, params } = lastSent(site.node.trips, 'ConfigureSocialRecovery')
  expect(params.get('guardians')).toEqual(hashes)
  for (const guardian of guardians) expect(data).not.toContain(guardian.domain)
  await expect(card(page, 'EXECUTE RECOVERY').getByText('3 guardians', { exact: true })).toBeVisible()

  // Each guardian signs the message of that time.
  const execute = card(page, 'EXECUTE RECOVERY')
  const to = (await newAccount(devnet)).account.address
  await execute.getByLabel('New controller address').fill(toBech32(to))
  await saveWho(execute, 'New controller address')
  await openByHand(page)
  for (const guardian of guardians) {
    const key = testAccount(`${guardian.domain} / socialrecovery`).privateKey
    const signature = bytesToHex(signSchnorr(olderRecoveryMessage(to), key))
    await execute.getByLabel(`Signature of ${guardian.domain}.ssi`).fill(signature)
  }
  await execute.getByRole('button', { name: /^(CONTINUE|SAVED) Signatures/ }).click()
  await execute.getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' }).click()
  await takesNoDonation(page)
  await signAndConfirm(page, 'Execute social recovery')
  expect(await recordOf(site, `${domain}.ssi`)).toMatchObject({ controller: to, status: 'Recovered' })

  // By link the same, here and above 5.8: one guardian in a browser of their own, the others from Node.
  await addGuardiansOf(devnet, { domain: younger, wallet: youngerWallet, account, index }, guardians)
  const [one, two, three] = guardians
  const guardian = await anotherBrowser(browser, baseURL!, pageProblems)
  await arriveAs(guardian, { account: one!.index, storage: true })
  for (const [version, of] of [
    ['DIDxWALLET_5.8.0', `${domain}.ssi`],
    ['DIDxWALLET_6.4.0', `${younger}.ssi`],
  ] as const) {
    const rescuer = (await newAccount(devnet)).account.address
    await page.goto(`/${of}/didx/recovery`)
    const link = await makeRequest(page, toBech32(rescuer))
    expect(requestIn(link)).toMatchObject({ newController: rescuer, nonce: 0n })
    const answer = await answerRequest(guardian, link, one!)
    await expect(guardian.getByText(`${version} is an older wallet`, { exact: false })).toBeVisible()
    await expect(guardian.getByText('It is for this address only.', { exact: false })).toBeVisible()
    // These wallets do not take what a wallet of version 7 asks for.
    await pasteAnswers(page, `${answer}\n${answerFromNode(link, two!)}`)
    await tally(page, 1)
    const older = [two!, three!].map((each) => answerFromNode(link, each, { isOlder: true }))
    await pasteAnswers(page, older.join('\n'))
    await tally(page, 3)
    await execute.getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' }).click()
    await reviewsCall(page, 'DidSocialRecovery')
    if (version === 'DIDxWALLET_6.4.0') await asksNoDonation(page)
    else await takesNoDonation(page)
    await signAndConfirm(page, 'Execute social recovery')
    expect(await recordOf(site, of), version).toMatchObject({ controller: rescuer, status: 'Recovered' })
  }
  await guardian.context().close()
})
