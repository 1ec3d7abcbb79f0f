/** The NFTs of a wallet and the acts on them: names of .gzil by their numbers, pictures as thumbnails. */
import { readFile } from 'node:fs/promises'
import { createClient, findCollection, readNftFacts, readOwnedNfts, type NftFacts } from '@tyto/chain'
import { zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { qaPerZil, toBech32, type Address } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import { findBarriers } from '../steps/page/barriers'
import { networkOf } from '../steps/network/chainAnswers'
import { lastSent } from '../steps/network/faultyNode'
import { fact, saveStep, saveWho, withSettings } from '../steps/page/pageParts'
import { newPerson, type Person } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import {
  noDonation,
  reviewsCall,
  sentences,
  signAndConfirm,
  review,
} from '../steps/transaction/transactionSteps'
import { callAs, freshAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const operator = testAccount('deployer')

interface Collector extends Person {
  readonly held: (collection: string) => Promise<readonly NftFacts[]>
}

/** Somebody with a wallet, three pictures of lexicassi, of which the first one is there, and names of .gzil and .zlp, called as the person is. */
async function newCollector(page: Page, site: TestSite): Promise<Collector> {
  const person = await newPerson(site.devnet, 'collector')
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const contractOf = async (collection: string): Promise<Address> => {
    const found = await findCollection(client, network, collection)
    if (found === null) throw new Error(`${collection} is not seeded`)
    return found
  }
  const give = async (collection: string, uris: readonly string[]): Promise<void> => {
    const list = uris.map((uri) => [person.wallet, uri] as const)
    const { BatchMint } = zrc6Token(await contractOf(collection))
    await callAs(site.devnet, operator, BatchMint({ to_token_uri_pair_list: list }))
  }
  await give('lexicassi', ['amber-owl-1.svg', 'none.svg', 'none.svg'])
  for (const suffix of ['.gzil', '.zlp']) await give(suffix, [person.domain])
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  const held = async (collection: string): Promise<readonly NftFacts[]> => {
    const owned = await readOwnedNfts(client, network, { collection, wallet: person.wallet })
    return owned === null ? [] : readNftFacts(client, owned, { wallet: person.wallet, ids: owned.ids })
  }
  return { ...person, held }
}

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

/** The parameters of the last call of a transition, each of which takes a donation, and got none. */
function paramsOf(site: TestSite, transition: string): Readonly<Record<string, unknown>> {
  const { tyron, ...params } = Object.fromEntries(lastSent(site.node.trips, transition).params)
  expect(tyron).toMatchObject({ constructor: 'None' })
  return params
}

async function choose(page: Page, collection: string): Promise<void> {
  await main(page).getByLabel('Collection', { exact: true }).selectOption(collection)
}

test('[NO-01] [NO-02] [NO-03] pictures are chosen, looked at, lent, passed on one or many, and burnt once their name is typed @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  // One of the pictures is there, the others have placeholders.
  tolerance.failedRequests = true
  const person = await newCollector(page, site)
  const friend = (await freshAccount(site.devnet)).address
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft`)

  // Where there is nothing, the page says so.
  await choose(page, 'metazoa')
  await expect(main(page).getByText("This xWALLET doesn't have any NFTs.", { exact: true })).toBeVisible()

  await choose(page, 'lexicassi')
  const ids = (await person.held('lexicassi')).map(({ id }) => id.toString())
  const labels = ids.map((id) => `lexicassi #${id}`)
  const tile = (at: number) => main(page).getByRole('button', { name: labels[at]!, exact: true })
  const bar = main(page).getByRole('group', { name: 'What can be done' })
  await expect(tile(2)).toBeVisible()
  await expect(tile(0).locator('img')).toBeVisible()
  await expect(tile(1).locator('img')).toHaveCount(0)
  // Chosen again, it is chosen no longer.
  await tile(0).click()
  await expect(bar).toContainText('Chosen: 1')
  for (const label of ['BURN NFT', 'SET SPENDER', 'TRANSFER NFT']) {
    await expect(bar.getByRole('button', { name: label, exact: true })).toBeVisible()
  }
  // Acts that only names have, and one that needs more than one.
  await expect(bar.getByRole('button', { name: /UPDATE|BATCH/ })).toHaveCount(0)
  await tile(0).click()
  await expect(tile(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(bar).toHaveCount(0)
  await main(page)
    .getByRole('button', { name: `Look closely at ${labels[0]}` })
    .click()
  await expect(dialog(page, labels[0]!).getByRole('img', { name: labels[0]! })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')

  // Lent.
  await tile(0).click()
  await bar.getByRole('button', { name: 'SET SPENDER', exact: true }).click()
  const lend = dialog(page, 'SET SPENDER')
  await lend.getByLabel('Spender', { exact: true }).fill(toBech32(friend))
  await lend.getByRole('checkbox').check()
  await lend.getByRole('button', { name: 'SET SPENDER', exact: true }).click()
  await expect(sentences(review(page))).toContainText(`may pass on the NFT #`)
  await reviewsCall(page, 'ZRC6_SetSpender')
  await noDonation(page)
  await signAndConfirm(page, 'SET SPENDER')
  expect((await person.held('lexicassi'))[0]?.spender).toBe(friend)
  const lent = { addrName: 'lexicassi', spender: friend, token_id: ids[0] }
  expect(paramsOf(site, 'ZRC6_SetSpender')).toEqual(lent)
  await bar.getByRole('button', { name: 'SET SPENDER', exact: true }).click()
  await expect(fact(lend, 'Spender now').getByTitle(toBech32(friend))).toBeVisible()
  await page.keyboard.press('Escape')

  // Passed on, two at once, by the name of somebody.
  await tile(1).click()
  await expect(bar).toContainText('Chosen: 2')
  await expect(bar.getByRole('button', { name: /SPENDER|^TRANSFER/ })).toHaveCount(0)
  await bar.getByRole('button', { name: 'BATCH TRANSFER', exact: true }).click()
  const pass = dialog(page, 'BATCH TRANSFER')
  // A fault is told once the field is left.
  await pass.getByLabel('New owner', { exact: true }).fill(`${person.domain}.ssi`)
  await pass.getByLabel('New owner', { exact: true }).blur()
  await expect(pass.getByText('This wallet has it already.')).toBeVisible()
  await pass.getByLabel('New owner', { exact: true }).fill('bruno.ssi')
  await saveWho(pass, 'New owner')
  await pass.getByRole('button', { name: 'BATCH TRANSFER', exact: true }).click()
  await reviewsCall(page, 'ZRC6_BatchTransferFrom')
  await noDonation(page)
  await signAndConfirm(page, 'TRANSFER NFT')
  const bruno = site.devnet.network.names.find(({ name }) => name === 'bruno.ssi')!.address
  expect(paramsOf(site, 'ZRC6_BatchTransferFrom')).toEqual({
    addrName: 'lexicassi',
    to_token_id_pair_list: ids.slice(0, 2).map((id) => expect.objectContaining({ arguments: [bruno, id] })),
  })
  await expect(tile(0)).toHaveCount(0)
  await expect(tile(2)).toBeVisible()

  // Burnt, for good.
  await tile(2).click()
  await bar.getByRole('button', { name: 'BURN NFT', exact: true }).click()
  const burn = dialog(page, 'BURN NFT')
  await burn.getByLabel(`Type ${labels[2]} to confirm`).fill('lexicassi')
  await saveStep(burn, `Type ${labels[2]} to confirm`)
  await expect(burn.getByText(`This is not ${labels[2]}.`)).toBeVisible()
  await burn.getByLabel(`Type ${labels[2]} to confirm`).fill(labels[2]!)
  await saveStep(burn, `Type ${labels[2]} to confirm`)
  await burn.getByRole('button', { name: 'BURN NFT', exact: true }).click()
  await reviewsCall(page, 'ZRC6_Burn')
  await noDonation(page)
  await signAndConfirm(page, 'BURN NFT')
  expect(paramsOf(site, 'ZRC6_Burn')).toEqual({ addrName: 'lexicassi', token_id: ids[2] })
  await expect(main(page).getByText("This xWALLET doesn't have any NFTs.", { exact: true })).toBeVisible()
  expect(await person.held('lexicassi')).toEqual([])
})

test('[NO-01] [NO-03] a name of .gzil gets another uri and another address, an operator that is taken back, and a new owner', async ({
  page,
  site,
}) => {
  const person = await newCollector(page, site)
  const friend = (await freshAccount(site.devnet)).address
  await withSettings(page, { theme: 'night' })
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft`)
  const name = `${person.domain}.gzil`
  const row = main(page).getByRole('button', { name, exact: true })
  const bar = main(page).getByRole('group', { name: 'What can be done' })
  await expect(row).toContainText(/#\d+$/)
  await row.click()
  expect(await findBarriers(page)).toEqual([])
  // Names of .zlp have the same two operations more.
  await choose(page, '.zlp')
  await main(page)
    .getByRole('button', { name: `${person.domain}.zlp`, exact: true })
    .click()
  for (const label of ['UPDATE URI', 'UPDATE ADDRESS'])
    await expect(bar.getByRole('button', { name: label, exact: true })).toBeVisible()
  await choose(page, '.gzil')
  await row.click()

  await bar.getByRole('button', { name: 'UPDATE URI', exact: true }).click()
  const uri = dialog(page, 'UPDATE URI')
  await uri.getByLabel('New URI', { exact: true }).fill('ar://an owl')
  await saveStep(uri, 'New URI')
  await expect(uri.getByText('A URI has no spaces and no invisible characters.')).toBeVisible()
  await uri.getByLabel('New URI', { exact: true }).fill('ar://owl')
  await saveStep(uri, 'New URI')
  await uri.getByRole('button', { name: 'UPDATE URI', exact: true }).click()
  await reviewsCall(page, 'UpdateTokenURI')
  await noDonation(page)
  await signAndConfirm(page, 'UPDATE URI')
  const [{ id } = { id: 0n }] = await person.held('.gzil')
  const which = { addrName: '.gzil', token_id: id.toString() }
  expect(paramsOf(site, 'UpdateTokenURI')).toEqual({ ...which, token_uri: 'ar://owl' })

  await bar.getByRole('button', { name: 'UPDATE ADDRESS', exact: true }).click()
  const lead = dialog(page, 'UPDATE ADDRESS')
  await lead.getByLabel('New address', { exact: true }).fill(toBech32(friend))
  await lead.getByRole('checkbox').check()
  await lead.getByRole('button', { name: 'UPDATE ADDRESS', exact: true }).click()
  await reviewsCall(page, 'UpdateDomainAddress')
  await noDonation(page)
  await signAndConfirm(page, 'UPDATE ADDRESS')
  expect(paramsOf(site, 'UpdateDomainAddress')).toEqual({ ...which, new_addr: friend })
  expect(await person.held('.gzil')).toMatchObject([
    { uri: 'ar://owl', name: person.domain, leadsTo: friend, spender: null },
  ])
  // The list knows both from then on.
  await bar.getByRole('button', { name: 'UPDATE URI', exact: true }).click()
  await expect(fact(uri, 'URI now')).toHaveText('ar://owl')
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'UPDATE ADDRESS', exact: true }).click()
  await expect(fact(lead, 'Leads to now').getByTitle(toBech32(friend))).toBeVisible()
  await page.keyboard.press('Escape')

  await main(page)
    .getByText(/^Operators/)
    .click()
  await main(page).getByLabel('New operator', { exact: true }).fill('bruno')
  await saveWho(main(page), 'New operator')
  await main(page).getByRole('button', { name: 'ADD OPERATOR', exact: true }).click()
  await reviewsCall(page, 'ZRC6_AddOperator')
  await noDonation(page)
  await signAndConfirm(page, 'SET OPERATOR')
  await expect(main(page).getByText('Operators (1)')).toBeVisible()
  await expect(main(page).getByLabel('New operator', { exact: true })).toHaveValue('')
  await expect(main(page).getByRole('button', { name: 'ADD OPERATOR', exact: true })).toHaveCount(0)
  await main(page).getByRole('button', { name: 'REMOVE', exact: true }).click()
  await noDonation(page)
  await signAndConfirm(page, 'SET OPERATOR')
  await expect(main(page).getByText('Operators (0)')).toBeVisible()

  // One alone, with a donation.
  await bar.getByRole('button', { name: 'TRANSFER NFT', exact: true }).click()
  const pass = dialog(page, 'TRANSFER NFT')
  await pass.getByLabel('New owner', { exact: true }).fill(toBech32(friend))
  await pass.getByRole('checkbox').check()
  await pass.getByRole('button', { name: 'TRANSFER NFT', exact: true }).click()
  await reviewsCall(page, 'ZRC6_TransferFrom')
  await review(page).getByRole('button', { name: 'Add a donation' }).click()
  await review(page).getByLabel('Donation in ZIL').fill('3')
  await review(page).getByLabel('Donation in ZIL').press('Enter')
  await signAndConfirm(page, 'TRANSFER NFT')
  const passed = lastSent(site.node.trips, 'ZRC6_TransferFrom')
  expect([passed.to, passed.amount]).toEqual([person.wallet, 3n * qaPerZil])
  expect(Object.fromEntries(passed.params)).toEqual({
    ...which,
    to: friend,
    tyron: { constructor: 'Some', argtypes: ['Uint128'], arguments: [String(3n * qaPerZil)] },
  })
  await expect(main(page).getByText("This xWALLET doesn't have any NFTs.", { exact: true })).toBeVisible()
  expect(await person.held('.gzil')).toEqual([])
})

test('[NO-02] of a list that fails to load nobody says that it is empty, and it is read again on demand @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const person = await newCollector(page, site)
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft`)
  await expect(main(page).getByRole('button', { name: `${person.domain}.gzil` })).toBeVisible()
  await page.route('**/-/rpc', (route) => route.abort())
  await choose(page, 'lexicassi')
  await expect(
    main(page).getByRole('heading', {
      name: 'The list could not be read, so what is in it is not known now.',
      exact: true,
    }),
  ).toBeVisible({ timeout: 30_000 })
  await expect(main(page).getByText(/own any NFTs|This xWALLET doesn't have any/)).toHaveCount(0)
  await tryAgain(main(page).getByRole('button', { name: 'Try again' }).first(), site.node, () =>
    page.unroute('**/-/rpc'),
  )
  await expect(main(page).getByRole('button', { name: /^lexicassi #/ })).toHaveCount(3)
})

test('[BX-13] NFTs go to many by a list that says what is wrong in its rows, and who is unknown while no node answers @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const person = await newCollector(page, site)
  const friend = (await freshAccount(site.devnet)).address
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft`)
  await choose(page, 'lexicassi')
  const ids = (await person.held('lexicassi')).map(({ id }) => id.toString())
  await main(page).getByRole('button', { name: 'Transfer by a list' }).click()
  const list = dialog(page, 'Transfer by a list')
  const download = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Download a template' }).click()
  const template = await download
  expect(template.suggestedFilename()).toBe('transfers.csv')
  expect(await readFile(await template.path(), 'utf8')).toMatch(/^\uFEFFnft,new owner\r\n/)
  await list.getByLabel('Choose a file').setInputFiles({
    name: 'transfers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'NFT;New owner',
        `${ids[0]};bruno`,
        `#${ids[0]};${toBech32(friend)}`,
        `999999;nobody-here-at-all.ssi`,
        `night.gzil;${person.domain}.ssi`,
      ].join('\r\n'),
    ),
  })
  const field = (what: 'NFT' | 'New owner', row: number) =>
    list.getByLabel(`${what}, line ${row}`, { exact: true })
  const says = (what: 'NFT' | 'New owner', row: number, why: string) =>
    expect(field(what, row)).toHaveAccessibleDescription(why)
  await says('NFT', 2, 'This NFT is in the list above already.')
  await says('NFT', 3, 'This wallet has no such NFT in this collection.')
  await says('New owner', 3, 'Verification unsuccessful.')
  await says('NFT', 4, 'This wallet has no such NFT in this collection.')
  await says('New owner', 4, 'This wallet has it already.')
  expect(await findBarriers(page)).toEqual([])
  await saveStep(list, 'List of transfers')
  await expect(list.getByText('Some of these NFTs cannot be passed on: each says why.')).toBeVisible()

  // While nobody answers nobody is known.
  await page.route('**/-/rpc', (route) => route.abort())
  await field('NFT', 2).fill(`lexicassi #${ids[1]}`)
  await field('NFT', 3).fill(ids[2]!)
  await field('New owner', 3).fill('carol.ssi')
  await says('New owner', 3, 'Not known who that is: no node answers.')
  await page.unroute('**/-/rpc')
  await field('NFT', 4).fill(ids[2]!)
  await field('NFT', 3).fill('')
  await list.getByRole('button', { name: 'Try again' }).click()
  await says('New owner', 4, 'This wallet has it already.')
  await field('New owner', 4).fill('bruno.did')
  await field('New owner', 3).fill('bruno')
  await expect(list.getByRole('checkbox')).not.toBeChecked()
  await field('NFT', 3).fill(ids[2]!)
  await says('NFT', 4, 'This NFT is in the list above already.')
  await list.getByRole('button', { name: 'Remove line 4' }).click()

  // A reload half way loses nothing of it; another list takes its place only when that is asked for.
  await page.reload()
  await main(page).getByRole('button', { name: 'Transfer by a list' }).click()
  await expect(field('New owner', 2)).toHaveValue(toBech32(friend))
  for (const at of [0, 1, 2]) await expect(field('NFT', at + 1)).toHaveValue(new RegExp(`${ids[at]}$`))
  await expect(field('NFT', 4)).toHaveCount(0)
  await expect(list.getByRole('button', { name: 'Paste another list' })).toBeVisible()
  await saveStep(list, 'List of transfers')
  await expect(list.getByRole('alert').last()).toContainText('tick')
  await list.getByRole('checkbox', { name: /^I have never sent anything to these 2 addresses/ }).check()
  await list.getByRole('button', { name: 'BATCH TRANSFER', exact: true }).click()
  await reviewsCall(page, 'ZRC6_BatchTransferFrom')
  await noDonation(page)
  await signAndConfirm(page, 'TRANSFER NFT', '3 NFTs of lexicassi are with their new owners.')
  const bruno = site.devnet.network.names.find(({ name }) => name === 'bruno.ssi')!.address
  const pairs = lastSent(site.node.trips, 'ZRC6_BatchTransferFrom').params.get('to_token_id_pair_list')
  expect(pairs).toEqual(
    [bruno, friend, bruno].map((to, at) => expect.objectContaining({ arguments: [to, ids[at]] })),
  )
  expect(await person.held('lexicassi')).toEqual([])
})
