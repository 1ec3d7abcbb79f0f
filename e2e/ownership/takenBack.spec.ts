/** Acts that only take a right of somebody else away are offered while a wallet is paused or its identity is locked. */
import { createClient, findCollection } from '@tyto/chain'
import { didWallet, zilWallet, zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { domainId, lockMessage } from '@tyto/identity'
import { bytesToHex, signSchnorr, zeroAddress } from '@tyto/primitives'
import { findAllBarriers } from '../steps/page/barriers'
import { networkOf } from '../steps/network/chainAnswers'
import { newKindOwner, openAs } from '../steps/ownership/ownershipSteps'
import { card } from '../steps/page/pageParts'
import { newPayer } from '../steps/money/paymentSteps'
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { valueOf } from '../steps/ownership/settingsSteps'
import { choose } from '../steps/exchange/stakingSteps'
import { expect, test } from '../steps/network/testSite'
import { signAndConfirm } from '../steps/transaction/transactionSteps'
import { callAs } from '../steps/wallets/walletSetup'

test('[BX-27] [PO-01] [PZ-01] the offer of a paused wallet is taken back on its page, and it stays paused', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newKindOwner(site, 'zil')
  const heir = await newPayer(site)
  const wallet = zilWallet(owner.kindWallet)
  const offer = wallet.UpdateDomain({ domain: domainId(heir.domain), tyron: null })
  await callAs(devnet, owner.account, offer)
  await callAs(devnet, owner.account, wallet.Pause({ tyron: null }))
  await openAs(page, owner, `${owner.home}/wallet`, [heir.domain])
  await choose(page, 'TRANSFER OWNERSHIP')
  const takeBack = card(page, 'TRANSFER OWNERSHIP').getByRole('button', { name: 'TAKE BACK', exact: true })
  await expect(takeBack).toBeVisible()
  expect(await findAllBarriers(page, 'main')).toEqual([])
  await takeBack.click()
  await signAndConfirm(page, 'TAKE BACK', `${owner.name} is offered to nobody any more. It stays yours.`)
  expect(await valueOf(devnet, owner.kindWallet, 'pending_domain')).toBe(`0x${'00'.repeat(32)}`)
  expect(await valueOf(devnet, owner.kindWallet, 'is_paused')).toMatchObject({ constructor: 'True' })
})

test('[BX-27] [NO-03] [ST-01] of a locked identity the operator of its NFTs and the offer to another account are taken away', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newPerson(devnet, 'shut')
  const guardians = await guardiansOf(devnet)
  await addGuardiansOf(devnet, owner, guardians.slice(0, 3))
  const { account, wallet, domain } = owner
  const did = didWallet(wallet)
  const friend = guardians[3]!.account.address
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const pictures = (await findCollection(client, network, 'lexicassi'))!
  const mint = zrc6Token(pictures).BatchMint({ to_token_uri_pair_list: [[wallet, 'amber-owl-1.svg']] })
  await callAs(devnet, testAccount('deployer'), mint)
  const named = { addrName: 'lexicassi', operator: friend, tyron: null }
  await callAs(devnet, account, did.ZRC6_AddOperator(named))
  await callAs(devnet, account, did.UpdateController({ addr: friend, tyron: null }))
  const message = lockMessage({ chainId: devnet.network.chainId, wallet, nonce: 0n })
  const signature = bytesToHex(signSchnorr(message, testAccount(`${domain} / socialrecovery`).privateKey))
  await callAs(devnet, account, did.Lock({ signature, tyron: null }))

  await openAs(page, owner, `/${domain}.ssi/didx/wallet/nft`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'This DID is locked.' })).toBeVisible()
  const left = card(page, 'Still allowed from before')
  await expect(left).toContainText('may pass on and burn every NFT of lexicassi')
  expect(await findAllBarriers(page, 'main')).toEqual([])
  await left.getByRole('button', { name: 'REMOVE' }).click()
  await signAndConfirm(page, 'SET OPERATOR')
  await page.reload()
  await expect(main.getByRole('heading', { name: 'This DID is locked.' })).toBeVisible()
  await expect(left).toHaveCount(0)

  await page.goto(`/${domain}.ssi/didx/wallet`)
  await main.getByRole('button', { name: 'TAKE BACK' }).click()
  await signAndConfirm(page, 'UPDATE CONTROLLER', `Nobody is asked to take over ${domain}.ssi any more.`)
  expect(await valueOf(devnet, wallet, 'pending_controller')).toBe(zeroAddress)
})
