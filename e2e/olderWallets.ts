/** DID wallets of versions before ours: fixtures that say and check what those versions did. */
import { didWallet, didWallet5, didWallet58, didWallet6, loadFixtureCode } from '@tyto/contracts'
import type { Devnet, TestAccount } from '@tyto/devnet'
import { keyPurposesToCreate, parseVersion, signingPurpose } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { keptKey } from './keptKeys'
import { callAs, deployContract } from './walletSetup'

/** A created wallet of `DIDxWALLET_5.3.0`, 5.8 or 6, whose keys storage wallet 0 of the local wallet decrypts. */
export async function deployOlderWallet(
  devnet: Devnet,
  controller: TestAccount,
  text: string,
  label: string,
): Promise<Address> {
  const version = parseVersion(text)
  const values = {
    init_version: text,
    init_controller: controller.address,
    init: devnet.network.init,
    did_methods: new Map(),
    did_dkms: new Map(),
  }
  const [major = 0, minor = 0] = version.number
  const document_key = signingPurpose('document', version)
  const [fixture, deploy] =
    major >= 6
      ? (['DidWallet6', didWallet6.deploy(values)] as const)
      : minor >= 8
        ? (['DidWallet58', didWallet58.deploy(values)] as const)
        : (['DidWallet5', didWallet5.deploy({ ...values, document_key })] as const)
  const wallet = await deployContract(devnet, await loadFixtureCode(fixture), deploy.init)
  const document = await Promise.all(keyPurposesToCreate(version).map((purpose) => keptKey(label, purpose)))
  await callAs(devnet, controller, didWallet(wallet).DidCreate({ document, signature: null, tyron: null }))
  return wallet
}
