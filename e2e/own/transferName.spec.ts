/** A name is minted on the wallet's own page, shown a picture of a collection, and handed to somebody else. */
import { initDid, loadCode, zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { toBech32, zeroAddress } from '@tyto/primitives'
import { find } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { openImageServer, pixel } from '../steps/network/imageServer'
import { card, nameCard, saveStep, saveWho } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import {
  gasAsSaid,
  noDonation,
  openDetails,
  review,
  signAndConfirm,
} from '../steps/transaction/transactionSteps'
import {
  serviceAt,
  callAs,
  deployContract,
  deployDidWallet,
  deployStandIn,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
} from '../steps/wallets/walletSetup'

const operator = testAccount('deployer')

test('[RT-08] [SD-03] a name is minted on its page, and handed to another wallet, which has it from then on @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const [own, minted, friend] = [freshDomain('giver'), freshDomain('gift'), freshDomain('taker')]
  const wallet = await deployDidWallet(devnet, account, keysOf(own))
  await issueName(devnet, own, wallet)
  const other = await deployDidWallet(devnet, (await newAccount(devnet)).account, keysOf(friend))
  // It came to its owner without its .did, which leads to who had it before.
  const former = await deployStandIn(devnet, { version: 'DIDxWALLET_7.0.0' })
  await issueName(devnet, friend, other, { did: former })
  await arriveAs(page, {
    account: index,
    login: { network: 'local', address: wallet, name: `${own}.ssi` },
  })

  // Minted from the cell DNS.
  await page.goto(`/${own}.ssi/didx`)
  await page.getByRole('link', { name: /^DNS/ }).click()
  const mint = card(page, 'Mint a name')
  await mint.getByLabel('Name', { exact: true }).fill(minted)
  await mint.getByText('This SSI', { exact: true }).click()
  await mint.getByRole('button', { name: 'Mint the name' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'Mint the name')
  await expect(page).toHaveURL(`/${minted}.ssi`)
  expect((await find(site, `${minted}.ssi`)).wallet?.address).toBe(wallet)

  // Refused, each for its reason.
  await page.goto(`/${minted}.ssi/didx/wallet/nft/dns/manage/transfer`)
  const main = page.getByRole('main')
  const to = main.getByLabel('New owner')
  const save = (step: string) => saveStep(main, step)
  const nobody = await deployStandIn(devnet, { version: 'ZILxWALLET_0.9' })
  for (const [typed, words] of [
    ['a@b.did', 'Wrong address.'],
    [toBech32(zeroAddress), 'Wrong address.'],
    [freshDomain('nobody'), 'Identity verification unsuccessful.'],
    [own, 'The name belongs to this wallet already.'],
    [
      toBech32(other),
      'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
    ],
  ] as const) {
    await to.fill(typed)
    await save('New owner')
    await expect(main.getByRole('alert'), typed).toHaveText(words)
  }
  await to.fill(toBech32(nobody))
  await save('New owner')
  await expect(main.getByRole('alert')).toHaveText(
    'Verification unsuccessful. There is no DID wallet at this address.',
  )

  // Handed over, once its name is typed.
  const held = site.node.hold()
  await to.fill(`${friend}.ssi`)
  // Drawn in fours, of which the last is cut short.
  // The tick of a first time names the last letters too.
  const leadsTo = main.getByText(toBech32(other).slice(36, 40)).first()
  await expect(leadsTo).toHaveCount(0)
  held.answer()
  await expect(leadsTo).toBeVisible()
  await saveWho(main, 'New owner')
  await save('What goes over')
  const typed = main.getByLabel(`Type ${minted}.ssi to confirm`)
  await typed.fill(own)
  await save(`Type ${minted}.ssi to confirm`)
  await expect(main.getByRole('alert')).toHaveText(`This is not ${minted}.ssi.`)
  await typed.fill(`${minted}.ssi`)
  await save(`Type ${minted}.ssi to confirm`)
  await main.getByRole('button', { name: 'Transfer the name' }).click()
  await openDetails(page)
  await expect(review(page).getByRole('table').first()).toContainText(minted)
  await noDonation(page)
  await gasAsSaid(page, 'Transfer the name', 10_000n)
  await signAndConfirm(page, 'Transfer the name')
  await expect(page).toHaveURL(`/${minted}.ssi`)
  await expect(nameCard(page)).not.toContainText('You control this')
  expect((await find(site, `${minted}.ssi`)).wallet?.address).toBe(other)
  expect((await find(site, `${minted}.did`)).wallet?.address).toBe(other)
})

test('[DD-06] [UP-01] a picture of a ZRC-6 collection stands for a name whose wallet has it @desktop', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('painted')
  const wallet = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, wallet)
  const server = await openImageServer({ '/one': JSON.stringify({ resource: pixel }) })
  const deploy = zrc6Token.deploy({
    initial_contract_owner: operator.address,
    initial_base_uri: `${server.url}/`,
    name: 'Dragons',
    symbol: 'DD',
  })
  const contract = await deployContract(devnet, await loadCode('Zrc6Token'), deploy.init)
  const { Mint } = zrc6Token(contract)
  await callAs(devnet, operator, Mint({ to: wallet, token_uri: 'one' }))
  await callAs(devnet, operator, Mint({ to: operator.address, token_uri: 'one' }))
  const record = initDid(devnet.network.initDid)
  const seeded = await serviceAt(devnet, 'dd10k')
  await callAs(devnet, operator, record.SetService({ id: 'dd10k', addr: contract }))
  await arriveAs(page, { account: index })

  await page.goto(`/${domain}.ssi/didx/wallet/nft`)
  await page.getByRole('link', { name: /^COLLECTIONS/ }).click()
  await expect(card(page, 'dd10k')).toContainText('1')
  await card(page, 'dd10k').getByRole('link', { name: 'Choose the image of the name' }).click()
  const main = page.getByRole('main')
  await saveStep(main, 'Subdomain')
  // The second one belongs to somebody else.
  await main.getByLabel('NFT', { exact: true }).fill('dd10k#2')
  await expect(main.getByText(/This NFT was not found, or is not of this wallet/)).toBeVisible()
  // The own ones stand there to be chosen.
  await main.getByRole('button', { name: 'dd10k #1', exact: true }).click()
  await expect(main.getByLabel('NFT', { exact: true })).toHaveValue('dd10k#1')
  // It stands on another site, which is asked once the person agrees.
  await main.getByRole('button', { name: `Show pictures from ${new URL(server.url).host}` }).click()
  await expect(main.getByText('This is what people will see.')).toBeVisible()
  await saveStep(main, 'NFT')
  await main.getByRole('button', { name: 'UPDATE PROFILE' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'UPDATE PROFILE')
  await page.goto(`/${domain}.ssi`)
  await expect(nameCard(page).getByRole('img', { name: `Image of ${domain}.ssi` })).toBeVisible()
  await callAs(devnet, operator, record.SetService({ id: 'dd10k', addr: seeded }))
  await server.close()
})
