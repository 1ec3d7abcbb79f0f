/** Names under .gzil and .zlp are minted: what is refused and why, in which currency, for whom, and who is told. */
import { didWallet, zrc2Token, zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import { qaPerZil } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers } from '../steps/page/barriers'
import { balanceOf, find } from '../steps/network/chainAnswers'
import { changing, lastSent, refusing } from '../steps/network/faultyNode'
import { fact, saveStep, saveWho } from '../steps/page/pageParts'
import { openMint, ownerOf } from '../steps/own/mintSteps'
import { newPerson } from '../steps/ownership/recoverySetup'
import { askField, heldBy } from '../steps/network/rawChain'
import { expect, test } from '../steps/network/testSite'
import {
  noDonation,
  openDetails,
  reviewsCall,
  sentences,
  review,
  signAndConfirm,
  status,
} from '../steps/transaction/transactionSteps'
import { callAs, freshDomain, serviceAt } from '../steps/wallets/walletSetup'

const operator = testAccount('deployer')

test('[MD-01] [MD-02] [MD-07] a name of .gzil is refused for its reason, then paid in a coin of the wallet, and whoever runs the site is told @desktop', async ({
  page,
  site,
}) => {
  const person = await newPerson(site.devnet, 'minter')
  const domain = freshDomain('night')
  const token = zrc2Token(site.devnet.network.tyron)
  const gift = token.Transfer({ to: person.wallet, amount: 3n * 10n ** 12n })
  await callAs(site.devnet, operator, gift)
  const dear = freshDomain('dear')
  const premium = { key: domainId(dear), amount: 1_000n * qaPerZil }
  await callAs(
    site.devnet,
    operator,
    zrc6Token(await serviceAt(site.devnet, '.gzil')).SetPremiumPrice(premium),
  )
  // A coin for which the protocol names no token.
  site.node.behave(
    changing(({ params: [, field, keys] }, answer) =>
      field === 'services' && Array.isArray(keys) && keys[0] === 'xidr'
        ? { ...answer, result: null }
        : answer,
    ),
  )
  const form = await openMint(page, person, '.gzil')
  const name = form.getByLabel('Name', { exact: true })
  const refuses = async (typed: string, why: string): Promise<void> => {
    await name.fill(typed)
    await saveStep(form, 'Name')
    await expect(form.getByText(why, { exact: true })).toBeVisible()
  }
  // The preview follows each letter.
  const preview = page.getByRole('complementary', { name: 'What you mint' })
  await expect(preview).toContainText('Type a name to see its picture.')
  await name.fill(domain)
  await expect(preview).toContainText(`${domain}.gzil`)
  await expect(preview).toContainText(`${person.domain}.ssi`)
  await expect(preview).toContainText('Not chosen yet')
  await refuses(`${domain}.gzil`, 'Type the domain name without .gzil at the end.')
  await refuses('bruno', 'bruno.gzil is already registered.')
  await refuses('owl', 'Available in the future.')
  await name.fill(domain)
  await saveStep(form, 'Name')
  await expect(form.getByText(`${domain}.gzil is free.`, { exact: true })).toBeVisible()

  const pay = (coin: string) => form.getByRole('radio', { name: new RegExp(`\\b${coin}`) })
  await expect(form.getByRole('radio')).toHaveCount(8)
  await expect(form.getByText('(50% discount)', { exact: true })).toBeVisible()
  await expect(form.getByText('(25% discount)', { exact: true })).toBeVisible()
  await pay('XSGD').check()
  await saveStep(form, 'Payment')
  await expect(form.getByText('Not enough balance to mint a .gzil NFT', { exact: true })).toBeVisible()
  await pay('XIDR').check()
  await saveStep(form, 'Payment')
  await expect(form.getByText('Mint NFT: Unsupported token.', { exact: true })).toBeVisible()
  // Out from under the bar.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await findBarriers(page)).toEqual([])
  await pay('TYRON').check()
  await expect(preview).toContainText(/Price\s*2\.5\s*TYRON/)

  // A premium that cannot be read counts as none.
  const costsMore = form.getByText('This name costs more than others: the review says how much.')
  site.node.behave(refusing('The node is busy.', ({ params }) => params[1] === 'premium_price'))
  await name.fill(dear)
  await saveStep(form, 'Name')
  await expect(form.getByText(`${dear}.gzil is free.`, { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'MINT', exact: true })).toBeVisible()
  await expect(costsMore).toHaveCount(0)
  site.node.behave()
  await name.fill(`${dear} `)
  await saveStep(form, 'Name')
  await expect(costsMore).toBeVisible()
  await expect(preview).toContainText(/Premium\s*1,000\s*ZIL/)
  // It is paid in ZIL besides, and the call carries it; no contribution of that size needs a soulbound token.
  await expect(form.getByText('Without a TYRONSBT token, this transaction will fail.')).toHaveCount(0)
  await form.getByRole('button', { name: 'MINT', exact: true }).click()
  await expect(fact(review(page), 'ZIL attached')).toHaveText('1,000 ZIL')
  await openDetails(page)
  await expect(review(page).getByRole('table').first()).toContainText(String(1_000n * qaPerZil))
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(review(page)).toBeHidden()
  await name.fill(domain)
  await saveStep(form, 'Name')
  await expect(form.getByText(`${domain}.gzil is free.`, { exact: true })).toBeVisible()
  await expect(costsMore).toHaveCount(0)
  const told = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/-/notifications'),
    { timeout: 60_000 },
  )
  await form.getByRole('button', { name: 'MINT', exact: true }).click()
  await expect(sentences(review(page))).toContainText(
    new RegExp(`^New NFTs of the collection \\.gzil for ${person.domain}\\.ssi: ${domain} \\(#\\d+\\)\\.`),
  )
  await reviewsCall(page, 'ZRC6_MintAtMost')
  await noDonation(page)
  await signAndConfirm(page, 'MINT', `${domain}.gzil: yours.`)
  expect(await ownerOf(site, '.gzil', domain)).toBe(person.wallet)
  expect(Object.fromEntries(lastSent(site.node.trips, 'ZRC6_MintAtMost').params)).toEqual({
    addrName: '.gzil',
    id: 'tyron',
    to: person.wallet,
    token_uri: domain,
    domain_id: domainId(domain),
    amount: '0',
    most: expect.stringMatching(/^[1-9]\d*$/),
    tyron: expect.objectContaining({ constructor: 'None' }),
  })
  const left = (await heldBy(site, person.wallet)).get('tyron')
  expect(left).toMatchObject({ units: 5n * 10n ** 11n })

  const request = await told
  expect(request.headers()['content-type']).toBe('text/plain')
  const posted = /^mint local ([0-9a-f]{64})$/.exec(request.postData() ?? '')
  expect(posted?.[1]).toBeDefined()
  await page.goto('/-/explorer')
  const text = `Tyto, local: ${domain}.gzil minted in transaction 0x${posted?.[1]}.`
  await expect(page.getByText(text)).toBeVisible()
})

test('[MD-01] [MD-04] [MD-05] [NT-01] a name of .zlp is minted with ZIL for somebody else and leads to them; an outage is no answer, a high premium has its warning', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const person = await newPerson(site.devnet, 'giver')
  const friend = await newPerson(site.devnet, 'friend')
  const [domain, dear] = [freshDomain('gift'), freshDomain('dear')]
  const zlp = await serviceAt(site.devnet, '.zlp')
  const premium = { key: domainId(dear), amount: 26n * 10n ** 20n }
  await callAs(site.devnet, operator, zrc6Token(zlp).SetPremiumPrice(premium))
  await callAs(
    site.devnet,
    person.account,
    didWallet(person.wallet).AddFunds({}, { amount: 100n * qaPerZil }),
  )
  const form = await openMint(page, person, '.zlp')
  const name = form.getByLabel('Name', { exact: true })
  await form.getByRole('radio', { name: /ZIL/ }).first().check()

  await name.fill(dear)
  await saveStep(form, 'Name')
  await expect(form.getByText('Without a TYRONSBT token, this transaction will fail.')).toBeVisible()

  // Nobody is told that a name is free while the chain does not answer.
  await page.route('**/-/rpc', (route) => route.abort())
  await name.fill(domain)
  await saveStep(form, 'Name')
  await expect(form.getByText('No endpoint of the network could be reached.').first()).toBeVisible()
  await expect(form.getByText(`${domain}.zlp is free.`)).toHaveCount(0)
  await page.unroute('**/-/rpc')
  await saveStep(form, 'Name')
  await expect(form.getByText(`${domain}.zlp is free.`, { exact: true })).toBeVisible()

  await form.getByRole('button', { name: 'Another wallet', exact: true }).click()
  await form.getByLabel('NFT username or address').fill(`${friend.domain}.did`)
  await saveWho(form, 'Recipient')
  // A message that nobody takes fails no mint.
  await page.route('**/-/notifications', (route) => route.abort())
  await form.getByRole('button', { name: 'MINT', exact: true }).click()
  // The ZIL that the wallet lacks of 300, and the donation.
  const sent = fact(review(page), 'ZIL attached')
  await expect(sent).toHaveText('200 ZIL')
  await noDonation(page)
  await review(page).getByRole('button', { name: 'Add a donation' }).click()
  await review(page).getByLabel('Donation in ZIL').fill('10')
  await review(page).getByLabel('Donation in ZIL').press('Enter')
  await expect(sent).toHaveText('210 ZIL')
  await signAndConfirm(page, 'MINT')
  expect(await ownerOf(site, '.zlp', domain)).toBe(friend.wallet)
  expect(await balanceOf(site, person.wallet)).toBe(0n)
  const { params } = lastSent(site.node.trips, 'ZRC6_MintAtMost')
  expect(params.get('id')).toBe('zil')
  expect(params.get('tyron')).toMatchObject({ constructor: 'Some', arguments: [String(10n * qaPerZil)] })

  // Many take 400 ZIL each where the wallet holds less than 400, and what it lacks of the price from there on.
  await form.getByRole('button', { name: 'Many', exact: true }).click()
  await form.getByLabel('How many', { exact: true }).fill('2')
  for (const number of [1, 2])
    await form.getByLabel(`Name ${number}`, { exact: true }).fill(freshDomain('pair'))
  await saveStep(form, 'Names')
  await form.getByRole('radio', { name: /ZIL/ }).first().check()
  const { AddFunds } = didWallet(person.wallet)
  for (const [more, needed] of [
    [0n, '800 ZIL'],
    [399n, '401 ZIL'],
    [1n, '200 ZIL'],
    [300n, '0 ZIL'],
  ] as const) {
    if (more > 0n) await callAs(site.devnet, person.account, AddFunds({}, { amount: more * qaPerZil }))
    await form.getByRole('button', { name: 'BULK MINT', exact: true }).click()
    await expect(sent).toHaveText(needed)
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(review(page)).toBeHidden()
  }
})

test('a name that somebody else mints first costs nothing but gas and says so; so does a collection that is paused meanwhile @desktop', async ({
  page,
  site,
}) => {
  const person = await newPerson(site.devnet, 'late')
  const domain = freshDomain('race')
  const collection = zrc6Token(await serviceAt(site.devnet, '.gzil'))
  const form = await openMint(page, person, '.gzil')
  await form.getByLabel('Name', { exact: true }).fill(domain)
  await saveStep(form, 'Name')
  await form.getByRole('radio', { name: /ZIL/ }).first().check()
  const { approve, sheet } = approvalWindow(page)
  const failed = status(page, 'Transaction failed.')

  // Between the wallet and the block.
  const loses = async (meanwhile: () => Promise<void>, what: string): Promise<void> => {
    await form.getByRole('button', { name: 'MINT', exact: true }).click()
    await expect(sentences(review(page))).toContainText('You pay 300 ZIL')
    await review(page).getByRole('button', { name: 'MINT', exact: true }).click()
    await expect(sheet).toBeVisible()
    const before = await balanceOf(site, person.account.address)
    await meanwhile()
    await approve()
    await expect(failed).toContainText(what, { timeout: 30_000 })
    await expect(failed).not.toContainText('too few tokens')
    // Gas alone: a mint takes less than 10 ZIL of it.
    const lost = before - (await balanceOf(site, person.account.address))
    expect(lost).toBeGreaterThan(0n)
    expect(lost).toBeLessThan(10n * qaPerZil)
    expect(await balanceOf(site, person.wallet)).toBe(0n)
    await failed.getByRole('button', { name: 'Close' }).last().click()
  }
  try {
    await loses(() => callAs(site.devnet, operator, collection.Pause({})), 'The collection is paused.')
  } finally {
    await callAs(site.devnet, operator, collection.Unpause({}))
  }
  await loses(
    () => callAs(site.devnet, operator, collection.Mint({ to: operator.address, token_uri: domain })),
    'Somebody else bought this name first.',
  )
  // The next look says it before anybody pays.
  await saveStep(form, 'Name')
  await form.getByLabel('Name', { exact: true }).fill(`${domain} `)
  await saveStep(form, 'Name')
  await expect(form.getByText(`${domain}.gzil is already registered.`, { exact: true })).toBeVisible()
})

test('[MD-02] [MD-06] [MD-08] a .ssi name is bought in any coin at the price of the chain, and leads to the wallet that paid @desktop', async ({
  page,
  site,
}) => {
  const person = await newPerson(site.devnet, 'buyer')
  const domain = freshDomain('paid')
  const token = zrc2Token(site.devnet.network.tyron)
  await callAs(site.devnet, operator, token.Transfer({ to: person.wallet, amount: 11n * 10n ** 12n }))
  const form = await openMint(page, person, '.ssi')
  const options = form.getByRole('radiogroup', { name: 'Payment' }).locator('label')
  await expect(options).toHaveCount(8)
  for (const [at, option] of [
    /^1,200\s*ZIL/,
    /^10\s*TYRON\s*\(50% discount\)/,
    /^20\s*S\$I\s*\(25% discount\)/,
    /^27\s*XSGD/,
    /^300,000\s*XIDR/,
    /^20\s*zUSDT/,
    /^4\s*gZIL/,
    /^300\s*ZLP/,
  ].entries()) {
    await expect(options.nth(at)).toHaveText(option)
  }
  // The coins that most people pay with stand open, all others one press away.
  await expect(options.nth(0)).toBeVisible()
  await expect(options.nth(1)).toBeHidden()
  await form.getByText('Pay with another coin').click()
  await form.getByRole('radio', { name: /XSGD/ }).check()
  await saveStep(form, 'Payment')
  await expect(form.getByText('Your DIDx wallet does not have enough funds.', { exact: true })).toBeVisible()
  await form.getByRole('radio', { name: /TYRON/ }).check()
  await form.getByLabel('Name', { exact: true }).fill(domain)
  await saveStep(form, 'Name')
  await form.getByRole('button', { name: 'Mint the name', exact: true }).click()
  await reviewsCall(page, 'BuyNftUsernameAtMost')
  await noDonation(page)
  await signAndConfirm(page, 'Mint the name')
  await expect(page).toHaveURL(`/${domain}.ssi`)
  expect((await heldBy(site, person.wallet)).get('tyron')).toMatchObject({ units: 10n ** 12n })
  const { registry } = site.devnet.network
  const entries = await askField<object>(site.devnet, registry, 'nft_dns', [domainId(domain)])
  expect(entries).toEqual({ [domainId(domain)]: person.wallet })
  expect((await find(site, `${domain}.ssi`)).wallet?.address).toBe(person.wallet)
})
