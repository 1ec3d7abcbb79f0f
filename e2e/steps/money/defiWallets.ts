/** DeFi wallets of a test's own. */
import { defiWallet, loadCode } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { newPayer, type Payer } from './paymentSteps'
import type { TestSite } from '../network/testSite'
import { deployContract, saveSubdomain } from '../wallets/walletSetup'

/** A DeFi wallet of somebody's domain. */
export async function deployDefi(
  { devnet }: TestSite,
  domain: string,
  code: 'DefiWallet' | 'DefiWallet2' = 'DefiWallet',
): Promise<Address> {
  const { init } = devnet.network
  const deploy = defiWallet.deploy({ init_nft: domainId(domain), init, init_community: init })
  return deployContract(devnet, await loadCode(code), deploy.init)
}

/** Somebody with a DeFi wallet under the subdomain `defi` of their name. */
export async function newDefi(site: TestSite): Promise<Payer & { readonly defi: Address }> {
  const owner = await newPayer(site)
  const defi = await deployDefi(site, owner.domain)
  await saveSubdomain(site.devnet, owner.account, { wallet: owner.wallet, subdomain: 'defi', address: defi })
  return { ...owner, defi }
}
