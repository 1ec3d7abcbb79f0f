/** Refusals on the way to a name, in the words of the specification, where a person meets them. */
import { initDid } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { expect, test } from '../steps/network/testSite'
import { openOwnWallet, saveAmount } from '../steps/wallets/ownWallet'
import { card, saveStep } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import {
  callAs,
  deployDidWallet,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
} from '../steps/wallets/walletSetup'

const operator = testAccount('deployer')

test('[UI-03] a name is not bought: each reason in the words of the specification @desktop', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  const own = freshDomain('wordy')
  const wallet = await deployDidWallet(devnet, account, keysOf(own))
  await issueName(devnet, own, wallet)
  await arriveAs(page, { account: index, login: { network: 'local', address: wallet, name: `${own}.ssi` } })
  await page.goto(`/${own}.ssi/didx/wallet/nft/dns`)
  const mint = card(page, 'Mint a name')
  const name = mint.getByLabel('Name', { exact: true })
  const save = (step: string) => saveStep(mint, step)
  await name.fill('alice')
  await save('Name')
  await expect(mint.getByRole('alert')).toHaveText('alice.ssi is already registered.')
  await name.fill(freshDomain('words'))
  await save('Name')
  await mint.getByText('Another address', { exact: true }).click()
  await mint.getByLabel('Address of the recipient').fill('zil1wrong')
  await save('Recipient')
  await expect(mint.getByRole('alert')).toHaveText('Wrong address format.')
  await mint.getByText('This SSI', { exact: true }).click()
  await save('Recipient')
  await expect(
    mint.getByText('Your DIDxWALLET does not have enough balance.', { exact: false }),
  ).toBeVisible()
  await expect(mint.getByRole('button', { name: 'Mint the name' })).toBeEnabled()
})

test('[UI-03] a collection of which the wallet has nothing says so @desktop', async ({ page, devnet }) => {
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('bare')
  await issueName(devnet, domain, await deployDidWallet(devnet, account, keysOf(domain)))
  const record = initDid(devnet.network.initDid)
  await callAs(devnet, operator, record.SetService({ id: 'metazoa', addr: devnet.network.tyron }))
  await arriveAs(page, { account: index })
  await page.goto(`/${domain}.ssi/didx/wallet/nft/zrc6`)
  await expect(card(page, 'metazoa')).toContainText("You don't own any NFTs in this collection.")
  await callAs(devnet, operator, record.RemoveService({ id: 'metazoa' }))
})

test('[UI-03] money that is no number, nothing, or more than there is, is refused in these words @desktop', async ({
  page,
  devnet,
}) => {
  await openOwnWallet(page, devnet)
  const amount = page.getByLabel('Amount', { exact: true })
  for (const [typed, words] of [
    ['ten', 'The input is not a number.'],
    ['0', 'The amount cannot be zero.'],
  ] as const) {
    await amount.fill(typed)
    await page.getByRole('button', { name: /^(CONTINUE|SAVED) Amount/ }).click()
    await expect(page.getByRole('alert')).toHaveText(words)
  }
  await saveAmount(page, '20000')
  await expect(page.getByRole('alert')).toHaveText('Insufficient balance.')
  await expect(page.getByRole('main').getByRole('button', { name: 'Insufficient ZIL' })).toBeDisabled()
})
