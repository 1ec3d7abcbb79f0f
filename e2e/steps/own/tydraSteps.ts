/** The window TYDRAS of TYRON, who may take one for nothing, and what the chain says of a domain. */
import { createClient, readTydras } from '@tyto/chain'
import { initDid } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import { networkOf } from '../network/chainAnswers'
import type { Payer } from '../money/paymentSteps'
import { arriveAs } from '../wallets/sessionSteps'
import { expect, type TestSite } from '../network/testSite'
import { callAs } from '../wallets/walletSetup'

const operator = testAccount('deployer')

/** The window, opened from the wallet's cards. */
export async function openTydras(page: Page, { domain }: Pick<Payer, 'domain'>) {
  await page.goto(`/${domain}.ssi/didx`)
  await page.getByRole('button', { name: /^TYDRAS of TYRON/ }).click()
  const dialog = page.getByRole('dialog', { name: 'TYDRAS of TYRON', exact: true })
  await expect(dialog).toContainText('Non-Fungible Tokens')
  return dialog
}

/** The Tydras of a domain, as the chain says: collection and token uri. */
export async function tydrasOf(
  site: TestSite,
  domain: string,
): Promise<readonly (readonly [string, string])[]> {
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const places = await readTydras(client, network, domain)
  return places.map(({ nft, tokenUri }) => [nft.collection, tokenUri])
}

/** Who may have one for nothing: these, and those of the seeded network. */
export async function freeFor({ devnet }: TestSite, wallet: Address): Promise<void> {
  const seeded = devnet.network.names.filter(({ name }) => name === 'alice.ssi' || name === 'fern.ssi')
  const { SetTydraFreeList } = initDid(devnet.network.initDid)
  const addresses = [wallet, ...seeded.map(({ address }) => address)]
  await callAs(devnet, operator, SetTydraFreeList({ addresses }))
}

/** As the controller; the storage wallet is connected on the way, where it is needed. */
export async function arriveAsPayer(page: Page, payer: Payer, { storage = true } = {}): Promise<void> {
  await arriveAs(page, {
    account: payer.index,
    storage,
    login: { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` },
  })
}
