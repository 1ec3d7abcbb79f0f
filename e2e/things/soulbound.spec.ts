/** Soulbound tokens: somebody tells an issuer who they are, the issuer alone reads it and signs, and the token is minted. */
import type { Page } from '@playwright/test'
import { defiWallet, sbtWallet } from '@tyto/contracts'
import {
  domainId,
  encodeIssuedSignature,
  digestOfMessage,
  formatPublicEncryption,
  parseName,
} from '@tyto/identity'
import { encodeBase64url } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, findBarriers, overflowOf, showsTheme } from '../steps/page/barriers'
import { refusing } from '../steps/network/faultyNode'
import { deployDefi } from '../steps/money/defiWallets'
import { askField } from '../steps/network/rawChain'
import { card, saveStep, saveWho } from '../steps/page/pageParts'
import {
  ana,
  browserOf,
  fillTravelRule,
  group,
  keptOf,
  modulusOf,
  newIssuer,
  newSoul,
  openAs,
  publishKey,
  sealed,
  sendMessage,
  signatureOf,
  turned,
  type Soul,
} from '../steps/own/soulboundSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { review, sentences, signAndConfirm, status } from '../steps/transaction/transactionSteps'
import { callAs, saveSubdomain } from '../steps/wallets/walletSetup'

const main = (page: Page) => page.getByRole('main')

test('[SB-02] [SB-03] [SB-04] an issuer publishes a key, is told who somebody is, reads, signs, and the token is minted and shown', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const parts = { browser, baseURL: baseURL ?? '', pageProblems }
  const [issuer, holder] = [await newSoul(site, 'bank'), await newSoul(site, 'ana')]

  // The issuer publishes the key of its storage wallet.
  const desk = await browserOf(parts, issuer, '/sbt/wallet')
  const key = await turned(desk, 'UPDATE PUBLIC ENCRYPTION')
  await expect(key).toContainText(`${issuer.name} publishes no key: nobody can send it a travel rule.`)
  await key.getByRole('button', { name: 'TAKE THE KEY OF MY STORAGE WALLET' }).click()
  await approvalWindow(desk).approve()
  await key.getByRole('button', { name: 'UPDATE PUBLIC ENCRYPTION', exact: true }).click()
  await expect(sentences(review(desk))).toContainText(
    `${issuer.name} publishes a new key: from then on others encrypt for it.`,
  )
  await signAndConfirm(desk, 'UPDATE PUBLIC ENCRYPTION')
  await expect(key).toContainText('This key is published already: others can write to you.')
  expect((await keptOf(site, issuer, issuer)).publicEncryption).toBe(formatPublicEncryption(modulusOf()))

  // The holder tells it who they are.
  await openAs(page, holder, '/sbt/public')
  const form = await turned(page, 'TRAVEL RULE')
  await fillTravelRule(form, `${issuer.domain}.ssi`)
  await expect(form).toContainText('Who will be able to read this')
  await expect(form).toContainText(`Only ${issuer.name}, with the storage wallet of its key.`)
  await form.getByRole('button', { name: 'SEND TRAVEL RULE' }).click()
  await expect(sentences(review(page))).toContainText(
    `A message of ${holder.name} for ${issuer.domain}.ssi is put on the chain and stays there.`,
  )
  await signAndConfirm(page, 'SEND TRAVEL RULE', `${issuer.name} can read it now, and nobody else.`)
  await expect(card(page, `Tokens of ${holder.name}`)).toContainText('Sent')

  // The issuer reads, checks and signs.
  await desk.reload()
  const waiting = group(desk, holder.name)
  await expect(waiting).toContainText('Waits for you')
  await waiting.getByRole('button', { name: `READ ${holder.name}` }).click()
  const opened = desk.getByRole('region', { name: `Travel rule of ${holder.name}` })
  for (const text of [ana.telegramUser, ana.fullName, 'Portugal (PT)', ana.idNumber])
    await expect(opened).toContainText(text)
  const sign = waiting.getByRole('button', { name: 'SIGN', exact: true })
  await expect(sign).toBeDisabled()
  await waiting.getByRole('checkbox').check()
  await sign.click()
  await expect(waiting).toContainText(`Signature for ${holder.name}`)
  const download = desk.waitForEvent('download')
  await waiting.getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await download).path()
  await waiting.getByRole('button', { name: 'Copy the link' }).click()

  // The holder opens the file and mints.
  const mint = await turned(page, 'MINT SBT')
  await mint.locator('input[type=file]').setInputFiles(path)
  await expect(mint).toContainText(`${issuer.name} has signed your travel rule.`)
  await mint.getByRole('button', { name: 'MINT SBT', exact: true }).click()
  await expect(sentences(review(page))).toContainText(
    `${holder.name} keeps the signature of ${issuer.domain}.ssi as a soulbound token; it cannot be passed on.`,
  )
  await signAndConfirm(
    page,
    'MINT SBT',
    `The token of ${issuer.domain}.ssi is yours. It stays with this wallet: nobody can take it or pass it on.`,
  )
  const tokens = card(page, `Tokens of ${holder.name}`)
  await expect(tokens).toContainText('Minted')
  await expect(tokens).toContainText(`${issuer.domain}.ssi says: it has checked who controls ${holder.name}.`)
  const kept = await keptOf(site, holder, issuer)
  await tokens.getByText('What is on the chain').click()
  await expect(tokens).toContainText(kept.token ?? 'none')
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await desk.reload()
  await expect(group(desk, holder.name)).toContainText('Minted')
  await desk.context().close()
})

test('[SB-01] the landing has an SBT card, a WALLET card and CLAIM DEFIxWALLET; the wallet page is for its DID controller alone', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const [owner, stranger] = [await newSoul(site, 'land'), await newSoul(site, 'other')]
  const defi = await deployDefi(site, owner.domain)
  await openAs(page, owner, '/sbt', null)
  const cards = page.getByRole('navigation', { name: 'Parts of this soulbound wallet' })
  await expect(cards.getByRole('link')).toHaveCount(2)
  await expect(cards.getByRole('link', { name: 'WALLET' })).toContainText('Soulbound tokens')
  await page.getByRole('button', { name: 'CLAIM DEFIxWALLET' }).click()
  await expect(main(page)).toContainText(`${owner.domain}.ssi has no DeFi wallet that could be claimed.`)
  await saveSubdomain(devnet, owner.account, { wallet: owner.did, subdomain: 'defi', address: defi })
  await page.reload()
  await page.getByRole('button', { name: 'CLAIM DEFIxWALLET' }).click()
  await expect(card(page, 'CLAIM DEFIxWALLET')).toContainText('There is no pending NFT Domain Name')
  expect(await findAllBarriers(page, 'main')).toEqual([])

  await cards.getByRole('link', { name: 'SBT', exact: false }).first().click()
  await expect(page).toHaveURL(`/${owner.name}/sbt/public`)
  await expect(page.getByRole('region', { name: 'TRAVEL RULE' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'MINT SBT' })).toBeVisible()
  await page.goto(`/${owner.name}/sbt`)
  await cards.getByRole('link', { name: 'WALLET' }).click()
  await expect(page).toHaveURL(`/${owner.name}/sbt/wallet`)
  await expect(card(page, 'PAUSE')).toBeVisible()
  await expect(page.getByRole('region', { name: 'UPDATE PUBLIC ENCRYPTION' })).toBeVisible()
  await expect(card(page, 'TRANSFER OWNERSHIP')).toBeVisible()
  for (const [colorScheme, theme] of [
    ['light', 'paper'],
    ['dark', 'night'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await showsTheme(page, theme)
    expect(await findBarriers(page)).toEqual([])
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await callAs(devnet, owner.account, sbtWallet(owner.wallet).Pause({ tyron: null }))
  await page.reload()
  await expect(card(page, 'UNPAUSE')).toBeVisible()
  await page.goto(`/${stranger.name}/sbt/wallet`)
  await expect(main(page)).toContainText(`Only ${stranger.domain}'s DID Controller can access this wallet.`)
})

test('[SB-05] CLAIM DEFIxWALLET on the landing claims the wallet and opens it @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newSoul(site, 'gives')
  const heir = await newSoul(site, 'takes')
  const defi = await deployDefi(site, owner.domain)
  await saveSubdomain(devnet, owner.account, { wallet: owner.did, subdomain: 'defi', address: defi })
  const offer = defiWallet(defi).UpdateDomain({ domain: domainId(heir.domain), tyron: null })
  await callAs(devnet, owner.account, offer)
  await arriveAs(page, { account: heir.index })
  await page.goto(`/${owner.name}/sbt`)
  await page.getByRole('button', { name: 'CLAIM DEFIxWALLET' }).click()
  const claim = card(page, 'CLAIM DEFIxWALLET')
  await claim.getByRole('button', { name: 'CLAIM', exact: true }).click()
  await expect(sentences(review(page))).toContainText(`defi@${owner.domain}.ssi belongs to `)
  await signAndConfirm(page, 'CLAIM')
  expect(await askField<string>(devnet, defi, 'nft_domain')).toBe(domainId(heir.domain))
  await expect(page).toHaveURL(`/defi@${owner.domain}.ssi/defix`)
  await expect(card(page, 'TRANSFER OWNERSHIP')).toBeVisible()
})

test('[SB-02] what is missing or wrong in a travel rule is said in its field; an issuer must be able to keep it secret @desktop', async ({
  page,
  site,
}) => {
  const [bank, mute, open, holder] = [
    await newIssuer(site),
    await newSoul(site, 'mute'),
    await newSoul(site, 'open'),
    await newSoul(site, 'asks'),
  ]
  // As the incumbent publishes it: its last 256 bytes are the key in clear.
  await publishKey(site, open, encodeBase64url(new Uint8Array(768).fill(9)))
  await openAs(page, holder, '/sbt/public')
  const form = await turned(page, 'TRAVEL RULE')
  for (const step of ['Telegram user', 'Full name', 'Country', 'ID number']) {
    await saveStep(form, step)
    await expect(form.getByLabel(step)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(form.getByText("Can't be empty", { exact: true })).toHaveCount(4)
  const issuer = form.getByLabel('Issuer', { exact: true })
  for (const [typed, fault] of [
    [`${bank.domain}.zlp`, 'Invalid top-level domain.'],
    ['nobody-has-this-name', 'Invalid issuer'],
    [mute.name, 'Invalid issuer'],
    [open.name, 'contains its own secret: anybody could read what you send.'],
  ] as const) {
    await issuer.fill(typed)
    await saveStep(form, 'Issuer')
    await expect(form).toContainText(fault)
    await expect(form.getByRole('button', { name: 'SEND TRAVEL RULE' })).toHaveCount(0)
  }
  await form.getByLabel('Telegram user').fill('<b>a</b>')
  await saveStep(form, 'Telegram user')
  await expect(form).toContainText('A Telegram user has four to 32 Latin letters')
  await form.getByLabel('Full name').fill('x'.repeat(300))
  await saveStep(form, 'Full name')
  await expect(form).toContainText('This is too long.')

  // The node fails while the issuer is looked up: nothing is said of the issuer.
  await fillTravelRule(form, bank.domain)
  site.node.behave(refusing('out', () => true))
  await issuer.fill(bank.name)
  await saveStep(form, 'Issuer')
  await expect(form).not.toContainText('Invalid issuer')
  await expect(form).toContainText('The node says: out')
  site.node.behave()
  await saveWho(form, 'Issuer')
  await form.getByText('DID signature (optional)').click()
  await form.getByLabel('Your DID signature').fill('abc')
  await expect(form.getByText('A DID Signature must start with 0x', { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'SEND TRAVEL RULE' })).toBeDisabled()
  await form.getByRole('button', { name: 'SIGN IT MYSELF' }).click()
  await expect(form.getByLabel('Your DID signature')).toHaveValue(/^0x[0-9a-f]{128}$/)
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Rejected, the form stays as it is; then it is sent, and the chain has checked the holder's signature.
  await form.getByRole('button', { name: 'SEND TRAVEL RULE' }).click()
  await review(page).getByRole('button', { name: 'SEND TRAVEL RULE' }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).last().click()
  await expect(form.getByLabel('Full name')).toHaveValue(ana.fullName)
  expect((await keptOf(site, holder, bank)).message).toBeNull()
  await form.getByRole('button', { name: 'SEND TRAVEL RULE' }).click()
  await signAndConfirm(page, 'SEND TRAVEL RULE')
  expect((await keptOf(site, holder, bank)).message).toMatch(/^ivms101-1\./)
  await expect(form).toContainText(`${bank.name} has a travel rule of ${holder.name} already.`)
})

test('[SB-02] nothing of the data is kept or sent in clear, nobody but the issuer reads it, and only the controller sends it @desktop', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const parts = { browser, baseURL: baseURL ?? '', pageProblems }
  const [bank, holder, stranger] = [
    await newIssuer(site),
    await newSoul(site, 'shy'),
    await newSoul(site, 'eve'),
  ]
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  const logs: string[] = []
  page.on('console', (line) => logs.push(line.text()))
  await openAs(page, holder, '/sbt/public')
  const form = await turned(page, 'TRAVEL RULE')
  await fillTravelRule(form, bank.domain)
  await form.getByRole('button', { name: 'SEND TRAVEL RULE' }).click()
  await signAndConfirm(page, 'SEND TRAVEL RULE')
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)))
    return `${storages.join()} ${JSON.stringify(databases)} ${document.cookie} ${location.href}`
  })
  expect(kept).toContain('ivms101')
  const { message } = await keptOf(site, holder, bank)
  const everything = [kept, message, ...bodies, ...logs].join('\n').toLowerCase()
  for (const secret of Object.values(ana).filter((value) => value.length > 2)) {
    const forms = [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      btoa(encodeURIComponent(secret)),
    ]
    for (const text of forms) expect(everything).not.toContain(text.toLowerCase())
  }
  // A reload half way forgets what was typed.
  await form.getByLabel('Full name').fill('Somebody Else')
  await page.reload()
  const again = await turned(page, 'TRAVEL RULE')
  await expect(again.getByLabel('Full name')).toHaveValue('')

  // The issuer's page with another storage wallet, and with the holder's.
  for (const storageWallet of [1, 2]) {
    const desk = await browserOf(parts, bank, '/sbt/wallet', storageWallet)
    const waiting = group(desk, holder.name)
    await waiting.getByRole('button', { name: `READ ${holder.name}` }).click()
    await expect(waiting).toContainText(
      'It was not opened. A storage wallet reads only what was encrypted for its own key.',
    )
    await expect(desk.locator('body')).not.toContainText(ana.fullName)
    await desk.context().close()
  }
  const other = await browserOf(parts, { ...holder, index: stranger.index }, '/sbt/public')
  const theirs = await turned(other, 'TRAVEL RULE')
  await fillTravelRule(theirs, bank.domain)
  await expect(theirs).toContainText(`Only the controller of ${holder.name} can send it:`)
  await expect(theirs.getByRole('button', { name: 'SEND TRAVEL RULE' })).toHaveCount(0)
  await other.context().close()
})

test('[SB-03] a signature for another wallet, a changed message and a tampered envelope are told in words before anything is signed @desktop', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const parts = { browser, baseURL: baseURL ?? '', pageProblems }
  const [bank, holder, other] = [
    await newIssuer(site),
    await newSoul(site, 'mint'),
    await newSoul(site, 'else'),
  ]
  await sendMessage(site, holder, bank, await sealed(site, holder, bank))
  await openAs(page, holder, '/sbt/public')
  const form = await turned(page, 'MINT SBT')
  const field = form.getByLabel('DID signature of the issuer')
  const step = 'DID signature of the issuer'
  await form.getByLabel('Issuer', { exact: true }).fill(`${bank.domain}.zlp`)
  await saveStep(form, 'Issuer')
  await expect(form).toContainText('Invalid top-level domain.')
  await form.getByLabel('Issuer', { exact: true }).fill(bank.name)
  await saveStep(form, 'Issuer')
  await field.fill('12')
  await saveStep(form, step)
  await expect(form.getByText('A DID Signature must start with 0x', { exact: true })).toBeVisible()
  // It is for the other one's wallet.
  await field.fill(await signatureOf(site, holder, bank, { address: other.wallet }))
  await saveStep(form, step)
  await expect(form).toContainText(
    `This is not the signature of ${bank.name} for what ${holder.name} has sent.`,
  )
  await form.getByRole('button', { name: 'MINT SBT', exact: true }).click()
  await expect(review(page)).toContainText(
    'The issuer’s key did not sign the message that this wallet stores now.',
  )
  await expect(review(page).getByRole('button', { name: 'MINT SBT', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')

  // A link whose message has been replaced since, then the right one.
  const link = await linkOf(site, holder, bank)
  await sendMessage(site, holder, bank, await sealed(site, holder, bank))
  await page.goto(link)
  await expect(form).toContainText('This signature is for an earlier travel rule')
  await page.goto(link.slice(0, -3))
  await expect(main(page)).toContainText('The link ')
  await page.goto(await linkOf(site, holder, bank))
  await page.reload()
  await expect(card(page, `Tokens of ${holder.name}`)).toContainText('Issued')
  await expect(form).toContainText(`${bank.name} has signed your travel rule.`)
  await form.getByRole('button', { name: 'MINT SBT', exact: true }).click()
  await signAndConfirm(page, 'MINT SBT')
  await expect(form).toContainText('This token is minted already.')

  // The issuer's side: a copied envelope and one of which a letter was changed.
  const good = await sealed(site, other, bank)
  const desk = await browserOf(parts, bank, '/sbt/wallet')
  const waiting = group(desk, other.name)
  for (const [message, fault] of [
    [await sealed(site, holder, bank), 'It was changed, or copied from another wallet. Do not sign it.'],
    [
      `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`,
      'It was changed, or copied from another wallet.',
    ],
    ['hello', 'This app cannot read this travel rule.'],
  ] as const) {
    await sendMessage(site, other, bank, message)
    await desk.reload()
    await waiting.getByRole('button', { name: `READ ${other.name}` }).click()
    await expect(waiting).toContainText(fault)
    await expect(waiting.getByRole('button', { name: 'SIGN', exact: true })).toHaveCount(0)
  }
  // The holder sends another one while the issuer reads.
  await sendMessage(site, other, bank, good)
  await desk.reload()
  await waiting.getByRole('button', { name: `READ ${other.name}` }).click()
  await waiting.getByRole('checkbox').check()
  await sendMessage(site, other, bank, await sealed(site, other, bank))
  await waiting.getByRole('button', { name: 'SIGN', exact: true }).click()
  await expect(waiting).toContainText('The holder has sent another message in the meantime.')
  expect(await findAllBarriers(desk, 'main')).toEqual([])
  expect(await overflowOf(desk)).toBeLessThanOrEqual(0)
  await desk.context().close()
})

/** The link of the issuer's signature for what the holder has on chain now. */
async function linkOf(site: TestSite, holder: Soul, issuer: Soul): Promise<string> {
  const name = parseName(holder.name)
  if (!name.ok) throw new Error('no name')
  const kept = await keptOf(site, holder, issuer)
  const code = encodeIssuedSignature({
    chainId: kept.chainId,
    holder: name.value,
    wallet: holder.wallet,
    issuer: issuer.domain,
    keyId: 'sbt',
    message: digestOfMessage(kept.message ?? ''),
    signature: await signatureOf(site, holder, issuer),
  })
  return `/${holder.name}/sbt/public#issued=${code}`
}

test('[SB-04] the published key is replaced by that of another storage wallet, and a holder is looked up by name or link @desktop', async ({
  page,
  site,
}) => {
  const [bank, holder] = [await newIssuer(site), await newSoul(site, 'find')]
  await openAs(page, bank, '/sbt/wallet', 1)
  const key = await turned(page, 'UPDATE PUBLIC ENCRYPTION')
  await key.getByRole('button', { name: 'TAKE THE KEY OF MY STORAGE WALLET' }).click()
  await approvalWindow(page).reject()
  await expect(key).toContainText('The storage wallet did not give permission.')
  await key.getByRole('button', { name: 'TAKE THE KEY OF MY STORAGE WALLET' }).click()
  await approvalWindow(page).approve()
  await expect(key).toContainText(
    'What was encrypted for the old key is readable with its storage wallet only.',
  )
  await key.getByRole('button', { name: 'UPDATE PUBLIC ENCRYPTION', exact: true }).click()
  await signAndConfirm(page, 'UPDATE PUBLIC ENCRYPTION')
  expect((await keptOf(site, bank, bank)).publicEncryption).toBe(formatPublicEncryption(modulusOf(1)))

  const inbox = card(page, `Travel rules for ${bank.name}`)
  await expect(inbox).toContainText(`Nobody waits for ${bank.name}.`)
  const find = inbox.getByLabel('Look up a holder')
  await find.fill(holder.domain)
  await saveStep(inbox, 'Look up a holder')
  await expect(inbox).toContainText(`${holder.name} has sent ${bank.name} no travel rule.`)
  await sendMessage(site, holder, bank, await sealed(site, holder, bank))
  await page.goto(`/${bank.name}/sbt/wallet#holder=${encodeURIComponent(holder.name)}`)
  await page.reload()
  await expect(group(page, holder.name)).toContainText('Waits for you')

  // With the node stopped nothing is called empty.
  site.node.behave(refusing('out', () => true))
  await page.goto('/')
  await page.goto(`/${bank.name}/sbt/wallet`)
  await expect(main(page)).not.toContainText('Nobody waits')
  await expect(main(page)).not.toContainText('publishes no key')
  site.node.behave()
})

test('[SB-02] an issuer that changes its key between form and review is told, and nothing is sent @desktop', async ({
  page,
  site,
}) => {
  const [bank, holder] = [await newIssuer(site), await newSoul(site, 'late')]
  await openAs(page, holder, '/sbt/public')
  const form = await turned(page, 'TRAVEL RULE')
  await fillTravelRule(form, bank.domain)
  await expect(form.getByRole('button', { name: 'SEND TRAVEL RULE' })).toBeEnabled()
  await publishKey(site, bank, formatPublicEncryption(modulusOf(3)))
  await form.getByRole('button', { name: 'SEND TRAVEL RULE' }).click()
  await expect(
    page.getByText('The issuer has published another key since this was encrypted.').first(),
  ).toBeVisible()
  expect((await keptOf(site, holder, bank)).message).toBeNull()
})
