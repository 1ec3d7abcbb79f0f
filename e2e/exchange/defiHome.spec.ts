/** The home of a DeFi wallet: what its controller sees there, what everybody else does, and the pages of the exchanges. */
import type { Page } from '@playwright/test'
import { defiWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { networkOf } from '../steps/network/chainAnswers'
import { deployDefi, newDefi } from '../steps/money/defiWallets'
import { card, fact } from '../steps/page/pageParts'
import { newPayer } from '../steps/money/paymentSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { review, sentences, signAndConfirm, status } from '../steps/transaction/transactionSteps'
import { callAs, issueName, saveSubdomain } from '../steps/wallets/walletSetup'
import { createClient, readField } from '@tyto/chain'

const main = (page: Page) => page.getByRole('main')
const headings = (page: Page) => main(page).getByRole('heading', { level: 2 })

test('[BL-05] [BL-03] the controller sees TyronDEX, DEFIxWALLET, Soulbound, earn and the balances; a button leads to the pools', async ({
  page,
  site,
}) => {
  const { domain, index, defi, account, wallet } = await newDefi(site)
  await arriveAs(page, { account: index })
  await page.goto(`/defi@${domain}.ssi/defix`)
  await expect(headings(page)).toHaveText([
    'TyronDEX',
    'DEFIxWALLET',
    'Soulbound',
    'earn',
    'Balances',
    'TRANSFER OWNERSHIP',
    'WHEN THE NAME GOES',
    'PAUSE',
    `Statement of defi@${domain}.ssi`,
  ])
  await expect(card(page, 'Balances')).toContainText('ZIL')
  // The page says what is not there yet, with the way to it.
  await expect(card(page, 'TyronDEX').getByRole('link', { name: 'SWAP' })).toHaveAttribute(
    'href',
    `/defi@${domain}.ssi/defix/swap`,
  )
  await expect(card(page, 'Soulbound')).toContainText(`${domain}.ssi has no soulbound wallet yet.`)
  await expect(card(page, 'earn').getByRole('link', { name: 'Add a subdomain' })).toHaveAttribute(
    'href',
    `/${domain}.ssi/didx/wallet/nft/dns/subdomain`,
  )
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await card(page, 'TyronDEX').getByRole('link', { name: 'LIQUIDITY POOLS' }).click()
  await expect(page).toHaveURL(`/defi@${domain}.ssi/defix/pool`)
  await page.goBack()
  await card(page, 'DEFIxWALLET').getByRole('link', { name: 'Open the contract' }).click()
  await expect(page).toHaveURL(`/resolvedAddress?of=${toBech32(defi)}`)

  // With these wallets made, the cards lead to them.
  await saveSubdomain(site.devnet, account, { wallet, subdomain: 'sbt', address: defi })
  await page.goto(`/defi@${domain}.ssi/defix`)
  await expect(
    card(page, 'Soulbound').getByRole('link', { name: 'Open the soulbound wallet' }),
  ).toHaveAttribute('href', `/sbt@${domain}.ssi/sbt`)
})

test('[BL-05] [BL-03] a visitor sees how to pay into it and how to claim it, and nothing of the controller’s', async ({
  page,
  site,
}) => {
  const { domain, defi } = await newDefi(site)
  await page.goto(`/defi@${domain}.ssi/defix`)
  await expect(headings(page)).toHaveText(['TyronDEX', 'DEFIxWALLET', 'Where to send', 'Claim'])
  const where = card(page, 'Where to send')
  await expect(fact(where, 'Name')).toContainText(`defi@${domain}.ssi`)
  expect((await fact(where, 'Address').innerText()).replace(/\s/g, '')).toBe(toBech32(defi))
  await expect(card(page, 'Claim')).toContainText('There is no pending NFT Domain Name')
  await expect(card(page, 'Claim').getByRole('button', { name: 'CLAIM' })).toHaveCount(0)
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await where.getByRole('link', { name: `Pay defi@${domain}.ssi` }).click()
  await expect(main(page)).toContainText(`defi@${domain}.ssi leads to this wallet, as the chain says.`)
})

test('[BL-03] who a DeFi wallet is offered to claims it there; anybody else is told who may @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newDefi(site)
  const heir = await newPayer(site)
  const offer = defiWallet(owner.defi).UpdateDomain({ domain: domainId(heir.domain), tyron: null })
  await callAs(devnet, owner.account, offer)
  await arriveAs(page, { account: heir.index })
  await page.addInitScript(
    (names) => localStorage.setItem('tyto.names', names),
    JSON.stringify([`${heir.domain}.ssi`]),
  )
  await page.goto(`/defi@${owner.domain}.ssi/defix`)
  const claim = card(page, 'Claim')
  await expect(claim).toContainText(`This wallet waits for its new owner: ${heir.domain}.ssi.`)
  await expect(claim).not.toContainText('Only the pending controller can claim this wallet.')
  await claim.getByRole('button', { name: 'CLAIM' }).click()
  await review(page).getByRole('button', { name: 'CLAIM', exact: true }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).last().click()
  await claim.getByRole('button', { name: 'CLAIM' }).click()
  await expect(sentences(review(page))).toContainText(
    `defi@${owner.domain}.ssi belongs to ${heir.domain}.ssi from then on.`,
  )
  await signAndConfirm(page, 'CLAIM')
  const network = await networkOf(site)
  const { nft_domain } = defiWallet(owner.defi).fields
  const read = await readField(createClient({ ...network, fetch }), nft_domain)
  expect(read).toEqual({ kind: 'value', value: domainId(heir.domain) })
  // The claimed wallet opens, as its owner's.
  await expect(card(page, 'TRANSFER OWNERSHIP')).toBeVisible()
  await expect(claim).toHaveCount(0)
})

test('[BL-03] a stranger cannot claim a DeFi wallet @desktop', async ({ page, site }) => {
  const owner = await newDefi(site)
  const heir = await newPayer(site)
  const stranger = await newPayer(site)
  const offer = defiWallet(owner.defi).UpdateDomain({ domain: domainId(heir.domain), tyron: null })
  await callAs(site.devnet, owner.account, offer)
  await arriveAs(page, { account: stranger.index })
  await page.goto(`/defi@${owner.domain}.ssi/defix`)
  await expect(card(page, 'Claim')).toContainText('Only the pending controller can claim this wallet.')
  await expect(card(page, 'Claim').getByRole('button', { name: 'CLAIM' })).toHaveCount(0)
})

test('[BL-03] the pages of tydradex and tyrondex hide the wallet and the other cards, from its controller too @desktop', async ({
  page,
  site,
}) => {
  const owner = await newPayer(site)
  const wallet = await deployDefi(site, 'tydradex')
  await issueName(site.devnet, 'tydradex', wallet, { did: owner.wallet })
  await arriveAs(page, { account: owner.index })
  // The other one stands in the seeded world.
  for (const domain of ['tydradex', 'tyrondex']) {
    await page.goto(`/${domain}.ssi/defix`)
    for (const heading of ['TYRON DECENTRALISED EXCHANGE', '4 quotes', 'TyronDEX'])
      await expect(main(page).getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    for (const heading of ['DEFIxWALLET', 'Soulbound', 'earn', 'Balances', 'PAUSE'])
      await expect(main(page).getByRole('heading', { name: heading, exact: true })).toHaveCount(0)
    await expect(main(page)).toContainText(`${domain}.ssi is a page of the exchange.`)
    await expect(main(page).getByRole('link', { name: 'LIQUIDITY POOLS' })).toBeVisible()
    await expect(main(page).getByText('Where to send')).toHaveCount(0)
    // The small head says what a card says: whose it is.
    await expect(main(page).getByText('You control this')).toHaveCount(domain === 'tydradex' ? 1 : 0)
  }
})
