/** DID wallets of versions before ours: contracts that say and check what those versions did. */
import { didWallet5, didWallet58, didWallet59, didWallet6, loadCode } from '@tyto/contracts'
import type { Devnet, TestAccount } from '@tyto/devnet'
import { walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { keptKey } from './keptKeys'
import { callAs, deployContract } from './walletSetup'

/**
 * A wallet of a version below 7, whose keys a storage wallet of the local wallet decrypts, the first unless told
 * otherwise; `none`: its document is not created yet.
 */
export async function deployOlderWallet(
  devnet: Devnet,
  controller: TestAccount,
  { version, label }: { readonly version: string; readonly label: string },
  { keptBy = 0 }: { readonly keptBy?: number | 'none' } = {},
): Promise<Address> {
  const rules = walletRules(version)
  const values = {
    init_version: version,
    init_controller: controller.address,
    init: devnet.network.init,
    did_methods: new Map(),
    did_dkms: new Map(),
  }
  const [contract, deploy] = rules.hasCollections
    ? (['DidWallet6', didWallet6.deploy(values)] as const)
    : rules.removesGuardians
      ? (['DidWallet59', didWallet59.deploy(values)] as const)
      : rules.takesGuardianHashes
        ? (['DidWallet58', didWallet58.deploy(values)] as const)
        : (['DidWallet5', didWallet5.deploy({ ...values, document_key: rules.documentKey })] as const)
  const wallet = await deployContract(devnet, await loadCode(contract), deploy.init)
  if (keptBy === 'none') return wallet
  const document = await Promise.all(rules.createdKeys.map((purpose) => keptKey(label, purpose, keptBy)))
  const created = { document, signature: null }
  const call = rules.hasCollections
    ? didWallet6(wallet).DidCreate({ ...created, tyron: null })
    : didWallet59(wallet).DidCreate(created)
  await callAs(devnet, controller, call)
  return wallet
}
