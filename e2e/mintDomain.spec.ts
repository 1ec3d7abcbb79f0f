/** Names under .gzil and .zlp are minted: what is refused and why, in which currency, for whom, and who is told. */
import { createClient, findCollection, readDomainOffers, readField } from '@tyto/chain'
import { nameRegistry, zrc2Token, zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import { findBarriers } from './barriers'
import { find, heldBy, networkOf } from './chainAnswers'
import { card, saveStep } from './pageParts'
import { newPerson, type Person } from './recoverySetup'
import { arriveAs } from './sessionSteps'
import { expect, test, type TestSite } from './testSite'
import { noDonation, reviewsCall, sentences, review, signAndConfirm } from './transactionSteps'
import { callAs, freshDomain } from './walletSetup'

const operator = testAccount('deployer')

/** Who has a name of a collection, as the chain says; null for nobody. */
async function ownerOf(site: TestSite, suffix: string, domain: string): Promise<Address | null> {
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  return (await readDomainOffers(client, network, suffix, [domain]))?.[0]?.owner ?? null
}

async function open(page: Page, person: Person, suffix: string) {
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft/dns`)
  const form = card(page, 'Mint a name')
  await form.getByRole('button', { name: suffix, exact: true }).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeVisible()
  return form
}

test('a name of .gzil is refused for its reason, then paid in a coin of the wallet, and whoever runs the site is told @desktop', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const person = await newPerson(site.devnet, 'minter')
  const domain = freshDomain('night')
  const token = zrc2Token(site.devnet.network.tyron)
  const gift = token.Transfer({ to: person.wallet, amount: 3n * 10n ** 12n })
  await callAs(site.devnet, operator, gift)
  const form = await open(page, person, '.gzil')
  const name = form.getByLabel('Name', { exact: true })
  const refuses = async (typed: string, why: string): Promise<void> => {
    await name.fill(typed)
    await saveStep(form, 'Name')
    await expect(form.getByText(why, { exact: true })).toBeVisible()
  }
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
  expect(await findBarriers(page)).toEqual([])
  await pay('TYRON').check()
  const told = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/-/notifications'),
    { timeout: 60_000 },
  )
  await form.getByRole('button', { name: 'MINT', exact: true }).click()
  await expect(sentences(review(page))).toContainText('New NFTs of the collection')
  await reviewsCall(page, 'ZRC6_Mint')
  await noDonation(page)
  await signAndConfirm(page, 'MINT')
  expect(await ownerOf(site, '.gzil', domain)).toBe(person.wallet)
  const left = (await heldBy(site, person.wallet)).get('tyron')
  expect(left).toMatchObject({ units: 5n * 10n ** 11n })

  const request = await told
  expect(request.headers()['content-type']).toBe('text/plain')
  const posted = new RegExp(`^mint local ([0-9a-f]{64}) ${domain}\\.gzil$`).exec(request.postData() ?? '')
  expect(posted?.[1]).toBeDefined()
  await page.goto('/-/explorer')
  const text = `Tyto, local: ${domain}.gzil minted in transaction 0x${posted?.[1]}.`
  await expect(page.getByText(text)).toBeVisible()
})

test('[MD-05] a name of .zlp is minted with ZIL for somebody else and leads to them; an outage is no answer, a high premium has its warning', async ({
  page,
  site,
  tolerance,
}) => {
  test.setTimeout(120_000)
  tolerance.failedRequests = true
  const person = await newPerson(site.devnet, 'giver')
  const friend = await newPerson(site.devnet, 'friend')
  const [domain, dear] = [freshDomain('gift'), freshDomain('dear')]
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const zlp = (await findCollection(client, network, '.zlp'))!
  const premium = { key: domainId(dear), amount: 26n * 10n ** 20n }
  await callAs(site.devnet, operator, zrc6Token(zlp).SetPremiumPrice(premium))
  const form = await open(page, person, '.zlp')
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
  await saveStep(form, 'Recipient')
  // A message that nobody takes fails no mint.
  await page.route('**/-/notifications', (route) => route.abort())
  await form.getByRole('button', { name: 'MINT', exact: true }).click()
  await expect(sentences(review(page))).toContainText('You pay 300 ZIL')
  await noDonation(page)
  await signAndConfirm(page, 'MINT')
  expect(await ownerOf(site, '.zlp', domain)).toBe(friend.wallet)
})

test('[MD-06] [MD-08] a .ssi name is bought in any coin at the price of the chain, and leads to the wallet that paid @desktop', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const person = await newPerson(site.devnet, 'buyer')
  const domain = freshDomain('paid')
  const token = zrc2Token(site.devnet.network.tyron)
  await callAs(site.devnet, operator, token.Transfer({ to: person.wallet, amount: 11n * 10n ** 12n }))
  const form = await open(page, person, '.ssi')
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
  await form.getByRole('radio', { name: /XSGD/ }).check()
  await saveStep(form, 'Payment')
  await expect(form.getByText('Your DIDx wallet does not have enough funds.', { exact: true })).toBeVisible()
  await form.getByRole('radio', { name: /TYRON/ }).check()
  await form.getByLabel('Name', { exact: true }).fill(domain)
  await saveStep(form, 'Name')
  await form.getByRole('button', { name: 'Mint the name', exact: true }).click()
  await reviewsCall(page, 'BuyNftUsername')
  await noDonation(page)
  await signAndConfirm(page, 'Mint the name')
  await expect(page).toHaveURL(`/${domain}.ssi`)
  expect((await heldBy(site, person.wallet)).get('tyron')).toMatchObject({ units: 10n ** 12n })
  const { nft_dns } = nameRegistry(site.devnet.network.registry).fields
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const entry = await readField(client, nft_dns.at(domainId(domain)))
  expect(entry).toEqual({ kind: 'value', value: person.wallet })
  expect((await find(site, `${domain}.ssi`)).wallet?.address).toBe(person.wallet)
})
