/** Wallets that stay with their owner when the name goes: kept, let go again, and what older ones say. */
import { createClient, readOwnership } from '@tyto/chain'
import { defiWallet, didWallet, loadCode, sbtWallet, zilWallet } from '@tyto/contracts'
import { tyronDexService } from '@tyto/exchange'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Locator } from '@playwright/test'
import { networkOf } from '../steps/network/chainAnswers'
import { deployDefi, newDefi } from '../steps/money/defiWallets'
import { chainSays, giveCoins, pool } from '../steps/exchange/liquiditySteps'
import { card, fact, saveStep, saveWho } from '../steps/page/pageParts'
import { newPayer } from '../steps/money/paymentSteps'
import { addedByBoth, leastOf } from '../steps/exchange/poolOracle'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { nameSuccessor, turn } from '../steps/ownership/settingsSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { review, sentences, signAndConfirm, simulated } from '../steps/transaction/transactionSteps'
import { callAs, deployContract, freshDomain, issueName, saveSubdomain } from '../steps/wallets/walletSetup'

const qa = 10n ** 12n

const fates = (scope: Locator, fate: 'goes' | 'stays'): Locator => scope.locator(`[data-fate=${fate}]`)

async function ownerOf(site: TestSite, wallet: Address): Promise<Address | null> {
  const network = await networkOf(site)
  return (await readOwnership(createClient({ ...network, fetch }), network, wallet)).owner
}

test('[BX-27] [BX-32] a wallet is kept from the list of what is safer first, stays when the name goes, and is reached by another name', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newDefi(site)
  const friend = await newPayer(site)
  const second = freshDomain('second')
  await issueName(devnet, second, owner.wallet)
  await callAs(devnet, owner.account, defiWallet(owner.defi).AddFunds({}, { amount: 500n * qa }))
  await arriveAs(page, { account: owner.index })
  const transfer = `/${owner.domain}.ssi/didx/wallet/nft/dns/manage/transfer`
  const name = `defi@${owner.domain}.ssi`
  const main = page.getByRole('main')
  await page.goto(transfer)
  await main.getByRole('link', { name: `Keep ${name} when the name goes` }).click()
  await expect(page).toHaveURL(`/defi@${owner.domain}.ssi/defix`)
  const keep = card(page, 'WHEN THE NAME GOES')
  await expect(keep).toContainText('Goes along')
  await keep.getByRole('button', { name: 'Keep it when the name goes' }).click()
  await simulated(page)
  await expect(sentences(review(page))).toContainText(`${name} stays with the DID wallet`)
  await expect(review(page).locator('[data-estate]')).toContainText('(kept: it stays with its DID wallet')
  await signAndConfirm(page, 'Keep it when the name goes')
  await expect(keep).toContainText('Stays')
  await expect(main).toContainText(`${name} is kept: it obeys a DID wallet of its own`)

  await page.goto(transfer)
  await main.getByLabel('New owner').fill(`${friend.domain}.ssi`)
  await saveWho(main, 'New owner')
  await expect(fates(main, 'stays')).toContainText(`${name}: 500 ZIL (kept:`)
  await expect(fates(main, 'goes')).not.toContainText(name)
  await expect(main.getByRole('link', { name: `Keep ${name} when the name goes` })).toHaveCount(0)
  await expect(main.getByRole('link', { name: `Send the money of ${name} elsewhere` })).toHaveCount(0)
  await saveStep(main, 'What goes over')
  const typed = `Type ${owner.domain}.ssi to confirm`
  await main.getByLabel(typed).fill(`${owner.domain}.ssi`)
  await saveStep(main, typed)
  await main.getByRole('button', { name: 'Transfer the name' }).click()
  await simulated(page)
  await expect(fates(review(page), 'stays')).toContainText(`${name}: 500 ZIL`)
  await signAndConfirm(page, 'Transfer the name')
  expect(await ownerOf(site, owner.defi)).toBe(owner.account.address)

  // By another name of the same DID wallet it is found and used, and the name that went cannot take it.
  await page.goto(`/defi@${second}.ssi/defix`)
  await expect(keep).toContainText('Its name obeys somebody else now.')
  await expect(keep.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'PAUSE' })).toBeVisible()
  await page.goto(`/defi@${second}.ssi/defix/pool`)
  await expect(main).toContainText('This wallet is kept: it brings nothing for the community')
  await expect(main.getByText('For the community:')).toHaveCount(0)
})

test('[BX-27] a kept wallet goes with its name again, for each kind, and an older one says that it cannot stay', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { init } = devnet.network
  const owner = await newDefi(site)
  const id = domainId(owner.domain)
  const zil = await deployContract(
    devnet,
    await loadCode('ZilWallet'),
    zilWallet.deploy({ init_nft: id, init, init_community: init }).init,
  )
  const sbt = await deployContract(
    devnet,
    await loadCode('SbtWallet'),
    sbtWallet.deploy({ init_username: owner.domain, domain: 'sbt', init }).init,
  )
  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'zil', address: zil })
  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'sbt', address: sbt })
  await arriveAs(page, { account: owner.index })
  const keep = card(page, 'WHEN THE NAME GOES')
  for (const [wallet, path] of [
    [owner.defi, `/defi@${owner.domain}.ssi/defix`],
    [sbt, `/sbt@${owner.domain}.ssi/sbt/wallet`],
  ] as const) {
    await callAs(devnet, owner.account, defiWallet(wallet).KeepFromName({ tyron: null }))
    await page.goto(path)
    await expect(keep).toContainText('Stays')
    await keep.getByRole('button', { name: 'Let it go with the name' }).click()
    await simulated(page)
    await signAndConfirm(page, 'Let it go with the name')
    await expect(keep).toContainText('Goes along')
  }

  await page.goto(`/zil@${owner.domain}.ssi/zil/wallet`)
  await page.getByRole('button', { name: /^TRANSFER OWNERSHIP/ }).click()
  await keep.getByRole('button', { name: 'Keep it when the name goes' }).click()
  await simulated(page)
  await signAndConfirm(page, 'Keep it when the name goes')
  await expect(keep).toContainText('Stays')

  // Paused, it is opened first.
  await callAs(devnet, owner.account, defiWallet(owner.defi).Pause({ tyron: null }))
  await page.goto(`/defi@${owner.domain}.ssi/defix`)
  await expect(keep).toContainText('To continue, unpause your xWALLET')
  await expect(keep.getByRole('button', { name: 'Keep it when the name goes' })).toHaveCount(0)

  const older = await deployDefi(site, owner.domain, 'DefiWallet2')
  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'defi', address: older })
  await page.goto(`/defi@${owner.domain}.ssi/defix`)
  await expect(keep).toContainText('goes along with its name. The newest version can stay')
  await expect(keep.getByRole('button')).toHaveCount(0)
})

test('[BX-27] a DeFi wallet of another name brings nothing for the community from this page, and takes out what it brought', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newDefi(site)
  const second = freshDomain('second')
  await issueName(devnet, second, owner.wallet)
  await arriveAs(page, { account: owner.index })
  const main = page.getByRole('main')
  // Both names lead to one DID wallet, whose subdomain has the DeFi wallet of the first.
  await page.goto(`/defi@${second}.ssi/defix/pool`)
  await expect(main).toContainText('what it brings for the community would belong to')
  await expect(main.getByText('For the community:')).toHaveCount(0)
  await page.goto(`/defi@${owner.domain}.ssi/defix/pool`)
  await expect(main.getByText(`For the community: ${owner.domain}.ssi gets a share of the DAO`)).toBeVisible()

  // Coins that it brought for its own name are its own to take out, from the page of either.
  await giveCoins(site, owner.defi, { tyron: 100n * qa, ssi: 900n * 10n ** 18n })
  const { AddLiquidity, JoinCommunity } = defiWallet(owner.defi)
  const { dex } = await chainSays(site, owner.defi)
  const { shares } = addedByBoth(dex, 20n * qa)
  const at = { dApp: tyronDexService, addrName: 'tyron', deadline: 20n, tyron: null }
  const both = { isSSI: true, maxTokenAmount: 20n * qa, double_allowance: true, is_community: false }
  const minContributionAmount = leastOf(shares, 99n)
  await callAs(
    devnet,
    owner.account,
    AddLiquidity({ ...at, ...both, minContributionAmount, subdomain: null }),
  )
  const join = { ...at, amount: 6n * 10n ** 18n, subdomain: 'defi' }
  await callAs(devnet, owner.account, JoinCommunity(join))
  await page.goto(`/defi@${second}.ssi/defix/pool`)
  await expect(fact(pool(page), 'DAO balance')).toContainText(/^6\.0000 /)
  await pool(page).getByRole('button', { name: 'Remove liquidity' }).click()
  const panel = page.getByRole('region', { name: 'Remove liquidity' })
  await panel.getByRole('button', { name: 'DAO', exact: true }).click()
  await expect(panel).toContainText(`This wallet joined the community for ${owner.domain}.ssi`)
  await panel.getByRole('textbox', { name: 'DAO share, %' }).fill('100')
  await panel.getByRole('button', { name: 'CONFIRM' }).click()
  await simulated(page)
  await signAndConfirm(page, 'LEAVE THE COMMUNITY')
  const left = await chainSays(site, owner.defi)
  expect(left.position).toMatchObject({ daoShares: 0n, member: null })
})

test('[BX-32] a recovery and a new controller bring a kept wallet along, and say so before', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newDefi(site)
  const friend = await newPayer(site)
  await callAs(devnet, owner.account, defiWallet(owner.defi).AddFunds({}, { amount: 500n * qa }))
  await callAs(devnet, owner.account, defiWallet(owner.defi).KeepFromName({ tyron: null }))
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet`)
  const main = await turn(page, 'CONTROLLER')
  await nameSuccessor(main, `${friend.domain}.ssi`)
  await expect(fates(main, 'goes')).toContainText(`defi@${owner.domain}.ssi: 500 ZIL`)
  // A wallet that no subdomain leads to is on no list of the chain.
  await expect(main).toContainText(
    `A wallet of ${owner.domain}.ssi that no subdomain leads to is not listed here`,
  )
  await expect(
    main.getByRole('link', { name: `Keep defi@${owner.domain}.ssi when the name goes` }),
  ).toHaveCount(0)
  await expect(
    main.getByRole('link', { name: `Give defi@${owner.domain}.ssi to another name of yours` }),
  ).toBeVisible()

  const { UpdateController, AcceptPendingController } = didWallet(owner.wallet)
  await callAs(devnet, owner.account, UpdateController({ addr: friend.account.address, tyron: null }))
  await callAs(devnet, friend.account, AcceptPendingController({}))
  expect(await ownerOf(site, owner.defi)).toBe(friend.account.address)
})
