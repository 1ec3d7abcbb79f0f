/** Many names under a suffix at once: from a list, each with its reasons, in one transaction; and who is told of it. */
import { readFile } from 'node:fs/promises'
import { createClient, readDomainOffers } from '@tyto/chain'
import type { Locator } from '@playwright/test'
import { zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { networkOf } from '../steps/network/chainAnswers'
import { lastSent } from '../steps/network/faultyNode'
import { card, fact, pasteList, saveStep } from '../steps/page/pageParts'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { heldBy } from '../steps/network/rawChain'
import { expect, test } from '../steps/network/testSite'
import {
  noDonation,
  review,
  reviewsCall,
  sentences,
  signAndConfirm,
} from '../steps/transaction/transactionSteps'
import { callAs, freshAccount, freshDomain } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const operator = testAccount('deployer')

test('[BM-01] [BX-13] [MD-02] [NT-01] thirty names of a list say what is wrong, are reviewed with their simulation and minted', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const person = await newPerson(site.devnet, 'breeder')
  const token = zrc2Token(site.devnet.network.tyron)
  await callAs(site.devnet, operator, token.Transfer({ to: person.wallet, amount: 80n * 10n ** 12n }))
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft/dns`)
  const form = card(page, 'Mint a name')
  await form.getByRole('button', { name: '.gzil', exact: true }).click()
  await form.getByRole('button', { name: 'Many', exact: true }).click()

  // How many.
  const count = form.getByLabel('How many', { exact: true })
  for (const [typed, why] of [
    ['three', 'The input is not a number.'],
    ['2.5', 'The number of domains must be an integer.'],
    ['1', 'The number of domains must be at least two, or use the MINT transaction instead.'],
    ['41', 'At most 40 names fit into one transaction.'],
  ] as const) {
    await count.fill(typed)
    await saveStep(form, 'How many')
    await expect(form.getByText(why, { exact: true })).toBeVisible()
  }
  await count.fill('2')
  await saveStep(form, 'How many')
  const row = (number: number) => form.getByLabel(`Name ${number}`, { exact: true })
  await expect(row(2)).toBeVisible()
  await expect(row(3)).toHaveCount(0)

  // All filled, each once whatever its case.
  await row(1).fill('Nightowls')
  await saveStep(form, 'Names')
  await expect(form.getByText('The input is incomplete.', { exact: true })).toBeVisible()
  await row(2).fill('nightOWLS')
  await saveStep(form, 'Names')
  await expect(
    form.getByText('NFT domains must be unique, so you cannot submit repeated domain names.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(form.getByText('This name is in the list above already.', { exact: true })).toBeVisible()

  // A list: what is no list is refused and stays; the names of one say what is wrong, or that they are free.
  const domains = Array.from({ length: 30 }, (_, at) => `${freshDomain('the-quick-brown-fox')}-${at}`)
  await pasteList(form, 'List of names', Array.from({ length: 41 }, (_, at) => `name-${at}`).join('\n'))
  await expect(form.getByText('The list has more than 40 lines. Split it.')).toBeVisible()
  await expect(form.getByLabel('List of names')).toHaveValue(/^name-0\n/)
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Download a template' }).click()
  const template = await download
  expect(template.suggestedFilename()).toBe('names.csv')
  expect(await readFile(await template.path(), 'utf8')).toMatch(/^\uFEFFname\r\n/)
  const wrong = ['bruno', `${domains[1]}.gzil`, 'owl', 'two words']
  const csv = ['Name', ...wrong, ...domains.slice(4)].map((name) => `"${name}"`).join('\r\n')
  await form.getByLabel('Choose a file').setInputFiles({
    name: 'names.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${csv}\r\n`),
  })
  await expect(count).toHaveValue('30')
  for (const why of [
    'bruno.gzil is already registered.',
    'Type the domain name without .gzil at the end.',
    'Available in the future.',
    'This is not a name.',
    `${domains[29]}.gzil is free.`,
  ])
    await expect(form.getByText(why, { exact: true })).toBeVisible()
  await expect(form.getByText(/\.gzil is free\.$/)).toHaveCount(26)
  // From its top, so that the bar of the page covers half of nothing.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await saveStep(form, 'Names')
  await expect(form.getByText('Some of these names cannot be minted: each says why.')).toBeVisible()
  // The button stands where somebody is who has filled in the last one.
  const bottom = async (at: Locator): Promise<number> => {
    const box = await at.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  expect(await bottom(form.getByRole('button', { name: 'CONTINUE Names' }))).toBeGreaterThan(
    await bottom(row(30)),
  )
  await expect(page.getByRole('complementary', { name: 'What you mint' })).toContainText(/and \d+ more/)

  // While nobody answers no name is free, not even those that were.
  await page.route('**/-/rpc', (route) => route.abort())
  for (const at of [0, 1, 2, 3]) await row(at + 1).fill(domains[at]!)
  await expect(form.getByText('Not known whether it is free: no node answers.')).toHaveCount(30)
  await expect(form.getByText(/is free\.$/)).toHaveCount(0)
  await tryAgain(form.getByRole('button', { name: 'Try again' }).first(), site.node, () =>
    page.unroute('**/-/rpc'),
  )
  await expect(form.getByText(/\.gzil is free\.$/)).toHaveCount(30)

  // A reload half way loses none of them, and what was free then is asked again.
  await page.reload()
  await expect(count).toHaveValue('30')
  for (const [at, domain] of domains.entries()) await expect(row(at + 1)).toHaveValue(domain)
  await expect(form.getByText(/\.gzil is free\.$/)).toHaveCount(30)

  // A name that looks like another one is told, in a list too.
  await row(1).fill('b\u0430rnowls')
  await expect(form.getByText(/^This name mixes letters of different scripts\./)).toBeVisible()
  await row(1).fill(domains[0]!)
  await expect(form.getByText(/\.gzil is free\.$/)).toHaveCount(30)
  await saveStep(form, 'Names')

  await form.getByRole('radio', { name: /\bXSGD/ }).check()
  await saveStep(form, 'Payment')
  await expect(form.getByText('Your DIDxWALLET does not have enough balance.', { exact: true })).toBeVisible()
  await expect(form.getByRole('radiogroup', { name: 'Payment' })).toContainText('75')
  await form.getByRole('radio', { name: /\bTYRON/ }).check()
  const told = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/-/notifications'),
    { timeout: 90_000 },
  )
  await form.getByRole('button', { name: 'BULK MINT', exact: true }).click()
  await expect(sentences(review(page))).toContainText('New NFTs of the collection')
  await reviewsCall(page, 'ZRC6_BatchMintAtMost')
  await noDonation(page)
  await signAndConfirm(page, 'BULK MINT')

  // The signed call, and its result.
  const { params } = lastSent(site.node.trips, 'ZRC6_BatchMintAtMost')
  expect(params.get('addrName')).toBe('.gzil')
  expect(params.get('id')).toBe('tyron')
  expect(params.get('amount')).toBe('0')
  expect(params.get('to_token_uri_pair_list')).toEqual(
    domains.map((domain) => expect.objectContaining({ arguments: [person.wallet, domain] })),
  )
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const offers = await readDomainOffers(client, network, { collection: '.gzil', names: domains })
  expect(offers?.map(({ owner }) => owner)).toEqual(domains.map(() => person.wallet))
  expect((await heldBy(site, person.wallet)).get('tyron')).toMatchObject({ units: 5n * 10n ** 12n })

  // Whoever runs the site is told, of all of them.
  const request = await told
  expect(request.headers()['content-type']).toBe('text/plain')
  const names = domains.map((domain) => `${domain}.gzil`)
  const posted = /^mint local ([0-9a-f]{64})$/.exec(request.postData() ?? '')
  await page.goto('/-/explorer')
  await expect(
    page.getByText(`Tyto, local: ${names.join(', ')} minted in transaction 0x${posted?.[1]}.`),
  ).toBeVisible()

  // After the mint the list is gone.
  await page.goBack()
  await form.getByRole('button', { name: '.gzil', exact: true }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('[MD-01] [MD-03] [MD-07] [BM-01] pictures are searched, one is minted for an address, then several at once', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const person = await newPerson(site.devnet, 'painter')
  const friend = (await freshAccount(site.devnet)).address
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft/zrc6`)
  const form = card(page, 'Mint a picture of lexicassi')
  const words = form.getByLabel('Search for pictures')
  const found = form.getByRole('list', { name: 'Found pictures' })
  const search = async (query: string): Promise<void> => {
    await words.fill(query)
    await form.getByRole('button', { name: 'SEARCH', exact: true }).click()
  }
  await search('xyzzy')
  await expect(form.getByText('No pictures for these words. Try others.')).toBeVisible()
  await page.route('**/api/v1/search?*', (route) => route.abort())
  await search('amber owl')
  await expect(form.getByText('The image search did not answer. Try again.')).toBeVisible()
  await page.unroute('**/api/v1/search?*')

  // Ten of those that the search found, in another order each time.
  const asked = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/v1/search')
  await search('amber owl')
  expect(new URL((await asked).url()).searchParams.get('q')).toBe('amber owl')
  await expect(found.getByRole('button')).toHaveCount(10)
  const idsOf = () =>
    found.getByRole('button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  const first = await idsOf()
  expect(new Set(first).size).toBe(10)
  await expect(found.locator('img')).toHaveCount(10)
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await search('amber owl')
  await expect.poll(async () => (await idsOf()).join()).not.toBe(first.join())

  // One is picked, given back, picked again.
  const picture = (await idsOf())[0]!
  await found.getByRole('button', { name: picture, exact: true }).click()
  await expect(form.getByRole('img', { name: picture })).toBeVisible()
  await expect(found).toHaveCount(0)
  await form.getByRole('button', { name: 'BACK', exact: true }).click()
  await expect(words).toBeVisible()
  await expect(form.getByRole('button', { name: 'MINT', exact: true })).toHaveCount(0)
  // The pictures of before are there again, until others are searched: nobody picks one that is about to go.
  await expect(found.getByRole('button')).toHaveCount(10)
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v1/search?*', async (route) => {
    await held
    await route.continue()
  })
  await search('amber owl')
  await expect(found).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'SEARCH', exact: true })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(found.getByRole('button')).toHaveCount(10)
  await page.unroute('**/api/v1/search?*')
  const chosen = (await idsOf())[0]!
  await found.getByRole('button', { name: chosen, exact: true }).click()
  await form.getByRole('button', { name: 'Another wallet', exact: true }).click()
  await form.getByLabel('NFT username or address').fill(toBech32(friend))
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'MINT', exact: true }).click()
  await expect(fact(review(page), 'ZIL attached')).toHaveText('250 ZIL')
  await reviewsCall(page, 'ZRC6_Mint')
  await noDonation(page)
  await signAndConfirm(page, 'MINT')
  const one = lastSent(site.node.trips, 'ZRC6_Mint').params
  expect(Object.fromEntries(one)).toMatchObject({
    addrName: 'lexicassi',
    id: '',
    to: friend,
    token_uri: `${chosen}.svg`,
    domain_id: `0x${'0'.repeat(64)}`,
    amount: String(250n * 10n ** 12n),
  })

  // Several: chosen, saved, minted in one call; those that are chosen are not found again.
  await form.getByRole('button', { name: 'Many', exact: true }).click()
  await search('blue owl')
  await expect(found.getByRole('button')).toHaveCount(10)
  const [a, b, c] = (await idsOf()) as [string, string, string]
  for (const id of [a, b]) await found.getByRole('button', { name: id, exact: true }).click()
  await found.getByRole('button', { name: b, exact: true }).click()
  await form.getByRole('button', { name: 'SAVE', exact: true }).click()
  await expect(form.getByText('Choose at least two pictures, or mint one alone.')).toBeVisible()
  await found.getByRole('button', { name: c, exact: true }).click()
  await expect(form.getByText('2 pictures chosen')).toBeVisible()
  // A reload half way loses none of them.
  await page.reload()
  await expect(form.getByText('2 pictures chosen')).toBeVisible()
  await search('blue owl')
  await expect.poll(idsOf).not.toContain(a)
  expect(await idsOf()).not.toContain(c)
  await form.getByRole('button', { name: 'SAVE', exact: true }).click()
  await form.getByRole('button', { name: 'BULK MINT', exact: true }).click()
  await expect(fact(review(page), 'ZIL attached')).toHaveText('500 ZIL')
  await reviewsCall(page, 'ZRC6_BatchMint')
  await noDonation(page)
  await signAndConfirm(page, 'BULK MINT', '2 pictures of lexicassi: yours.')
  const many = lastSent(site.node.trips, 'ZRC6_BatchMint').params
  expect(Object.fromEntries(many)).toMatchObject({
    addrName: 'lexicassi',
    id: '',
    amount: String(500n * 10n ** 12n),
    to_token_uri_pair_list: [a, c].map((id) =>
      expect.objectContaining({ arguments: [person.wallet, `${id}.svg`] }),
    ),
  })
  // Minted pictures are chosen no longer, before a reload and after it.
  await expect(form.getByText('2 pictures chosen')).toHaveCount(0)
  await page.reload()
  await expect(form.getByRole('button', { name: 'One', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
