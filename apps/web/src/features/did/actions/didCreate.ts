import { readFields, valueOr, type Client, type Network, type StorageWallet } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import {
  addKey,
  createdKeyPurposes,
  documentMessage,
  isVersionAtLeast,
  parseVersion,
  type DocumentElement,
} from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { makeKey } from '../../../shared/keys/makeKey'
import { signWithUpdateKey, type UpdateKey } from '../../../shared/keys/signWithUpdateKey'
import { ActionError, defineAction } from '../../../shared/transaction/action'

/**
 * Writes the DID of a deployed wallet, with a new key for each purpose. Where the update key of the deployment is in
 * reach it signs; where it is not, the contract takes the controller's word.
 */
export const didCreate = defineAction<{ readonly wallet: Address }>({
  name: 'didCreate',
  gasLimit: 20_000n,
  needs: ['login'],
  request: async ({ wallet }, { client, network, storage }) => {
    const { fields, DidCreate } = didWallet(wallet)
    const facts = await readFields(client, {
      version: fields.version,
      status: fields.did_status,
    })
    if (valueOr(facts.status, null)?.constructor !== 'Deployed') throw new ActionError('AlreadyCreated')
    const version = parseVersion(valueOr(facts.version, ''))
    const document: DocumentElement[] = []
    // One after the other: a storage wallet may show each of them.
    for (const purpose of createdKeyPurposes) {
      const { publicKey, encrypted } = await makeKey(storage)
      document.push(addKey(purpose, publicKey, encrypted))
    }
    const signs = isVersionAtLeast(version, 7)
    const signature = signs ? await sign(document, wallet, { client, network, storage }) : null
    return { kind: 'call', call: DidCreate({ document, signature, tyron: null }) }
  },
})

interface Signing {
  readonly client: Client
  readonly network: Network
  readonly storage: StorageWallet | null
}

async function sign(
  document: readonly DocumentElement[],
  wallet: Address,
  { client, network, storage }: Signing,
): Promise<Hex | null> {
  const { fields } = didWallet(wallet)
  const facts = await readFields(client, {
    publicKey: fields.verification_methods.at('update'),
    encrypted: fields.dkms.at('update'),
    nonce: fields.document_nonce,
  })
  const key: UpdateKey = {
    publicKey: valueOr(facts.publicKey, null),
    encrypted: valueOr(facts.encrypted, null),
  }
  const scope = { chainId: network.chainId, wallet, nonce: valueOr(facts.nonce, 0n) }
  return signWithUpdateKey(documentMessage('DidCreate', document, scope), key, storage)
}
