/** Any contract is tried from its page in the explorer: what a call would do, by whom it may be, without being sent. */
import type { Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { toBech32, type Address } from '@tyto/primitives'
import { findAllBarriers } from '../steps/page/barriers'
import { expect, test } from '../steps/network/testSite'
import { changing, ofAnotherChain } from '../steps/network/faultyNode'
import { openMenu, withSettings } from '../steps/page/pageParts'
import { deployContract } from '../steps/wallets/walletSetup'

function simulate(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Simulate' })
}

/** The form of a contract's page that tries a call. */
async function tryCall(page: Page, contract: Address, transition: string, sender: Address): Promise<void> {
  await page.goto(`/-/explorer/address/${toBech32(contract)}?view=call`)
  const main = page.getByRole('main')
  await main.getByLabel('Transition', { exact: true }).selectOption(transition)
  await main.getByLabel('As if sent by').fill(sender)
}

test('[BX-03] any contract is tried from its page in the explorer, by anybody, without being sent @desktop', async ({
  page,
  devnet,
}) => {
  const { registry, names } = devnet.network
  const alice = names.find(({ name }) => name === 'alice.ssi')?.address as Address
  await page.goto(`/-/explorer/address/${toBech32(alice)}?view=call`)
  const main = page.getByRole('main')
  await main.getByLabel('Transition', { exact: true }).selectOption('UpdateController')
  await main.getByLabel('addr · ByStr20').fill('nobody')
  await main.getByLabel('As if sent by').fill(devnet.network.accounts[1]!.bech32)
  await main.getByRole('button', { name: 'Simulate' }).click()
  await expect(main.getByText('This is not an address.')).toBeVisible()
  await main.getByLabel('addr · ByStr20').fill(registry)
  await main.getByRole('button', { name: 'Simulate' }).click()
  await expect(main.getByText('Only the DID Controller may do this.')).toBeVisible()
  await main.getByLabel('As if sent by').fill(devnet.network.accounts[0]!.bech32)
  await main.getByRole('button', { name: 'Simulate' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: /^pending_controller/ })).toBeVisible()
  expect(await findAllBarriers(page)).toEqual([])
})

test('[BX-02] a balance of tokens stands with their contract: any contract can call itself anything @desktop', async ({
  page,
  devnet,
}) => {
  const { tyron, accounts } = devnet.network
  await tryCall(page, tyron, 'Transfer', testAccount('deployer').address)
  const main = page.getByRole('main')
  await main.getByLabel('to · ByStr20').fill(accounts[1]!.bech32)
  await main.getByLabel('amount · Uint128').fill('5')
  await simulate(page).click()
  for (const side of ['Leaves', 'Arrives']) {
    const part = main.locator('section', { has: page.getByText(side, { exact: true }) }).last()
    // The name under which the registry has that contract, and no other.
    await expect(part.getByRole('listitem').filter({ hasText: 'TYRON' })).toContainText('coin.ssi')
  }
})

test('[BX-03] an exception of a stranger’s contract is not explained with what it means in ours @desktop', async ({
  page,
  devnet,
}) => {
  const code = `scilla_version 0
library NameRegistry
let one = Int32 1
contract NameRegistry ()
transition Register ()
  e = { _exception: "InvalidValue"; code: one };
  throw e
end`
  const init = [{ vname: '_scilla_version', type: 'Uint32', value: '0' }]
  const stranger = await deployContract(devnet, code, init)
  await tryCall(page, stranger, 'Register', testAccount(0).address)
  await simulate(page).click()
  const main = page.getByRole('main')
  await expect(main.getByText('InvalidValue (1)', { exact: true })).toBeVisible()
  await expect(main.getByText('The contract does not accept one of the values.')).toBeVisible()
  await expect(main.getByText('Somebody else bought this name first.')).toBeHidden()
})

test('[BX-03] what the chain would not take, or the contract refuses, is looked at again @desktop', async ({
  page,
  devnet,
}) => {
  const alice = devnet.network.names.find(({ name }) => name === 'alice.ssi')?.address as Address
  const poor = testAccount('a poor account of this test').address
  await tryCall(page, alice, 'AddFunds', poor)
  await simulate(page).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'The chain would not take this' })).toBeVisible()
  await devnet.faucet(poor)
  await devnet.mineBlock()
  await main.getByRole('button', { name: 'Look again' }).click()
  await expect(main.getByRole('heading', { name: 'What will happen' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Look again' })).toBeHidden()
  await tryCall(page, alice, 'UpdateController', poor)
  await main.getByLabel('addr · ByStr20').fill(poor)
  await simulate(page).click()
  await expect(main.getByRole('heading', { name: 'The contract refuses this call' })).toBeVisible()
  await main.getByRole('button', { name: 'Look again' }).click()
  await expect(main.getByRole('heading', { name: 'The contract refuses this call' })).toBeVisible()
})

test('[BX-03] what a call costs is said by the price of the network @desktop', async ({ page, site }) => {
  const { names } = site.devnet.network
  const alice = names.find(({ name }) => name === 'alice.ssi')?.address as Address
  await tryCall(page, alice, 'AddFunds', testAccount(0).address)
  const cost = page.getByRole('main').getByText(/^Simulated at block .* gas, .* ZIL$/)
  const feePerGas = async (): Promise<number> => {
    await simulate(page).click()
    const [, gas, fee] = /(\d+) gas, ([\d.]+) ZIL$/.exec(await cost.innerText()) ?? []
    return Math.round((Number(fee) / Number(gas)) * 1e6)
  }
  expect(await feePerGas()).toBe(2_000)
  site.node.behave(
    changing(({ method }, answer) =>
      method === 'GetMinimumGasPrice' ? { ...answer, result: '5000000000' } : answer,
    ),
  )
  await page.reload()
  await tryCall(page, alice, 'AddFunds', testAccount(0).address)
  expect(await feePerGas()).toBe(5_000)
})

test('what was tried on one network does not stand on another @desktop', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const mainnet = await openEndpoint(ofAnotherChain(1))
  const testnet = await openEndpoint(ofAnotherChain(333))
  await withSettings(page, {
    network: 'testnet',
    endpoints: { mainnet: mainnet.url, testnet: testnet.url },
  })
  const alice = devnet.network.names.find(({ name }) => name === 'alice.ssi')?.address as Address
  await tryCall(page, alice, 'AddFunds', testAccount(0).address)
  const show = async (network: string) => {
    await (await openMenu(page)).getByRole('button', { name: network }).click()
    await page.keyboard.press('Escape')
    await expect(simulate(page)).toBeVisible()
  }
  await show('Mainnet')
  const main = page.getByRole('main')
  await main.getByLabel('As if sent by').fill(testAccount(0).address)
  await main.getByLabel('Transition', { exact: true }).selectOption('AddFunds')
  await simulate(page).click()
  await expect(main.getByRole('heading', { name: 'What will happen' })).toBeVisible()
  await show('Testnet')
  await expect(main.getByRole('heading', { name: 'What will happen' })).toBeHidden()
  await Promise.all([mainnet.close(), testnet.close()])
})
