import { readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { addKey, walletRules, type DocumentElement } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { makeKey } from '../../../shared/keys/makeKey'
import { signIfPossible } from '../../../shared/keys/signForWallet'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'

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
    const { bindsSignatures, createdKeys } = walletRules(valueOr(facts.version, ''))
    const document: DocumentElement[] = []
    // One after the other: a storage wallet may show each of them.
    for (const purpose of createdKeys) {
      const { publicKey, encrypted } = await makeKey(storage)
      document.push(addKey(purpose, publicKey, encrypted))
    }
    const asked = { kind: 'document', transition: 'DidCreate', document } as const
    // Older wallets take no signature for it.
    const signature = bindsSignatures
      ? await signIfPossible(asked, wallet, { client, network, storage })
      : null
    return { kind: 'call', call: DidCreate({ document, signature, tyron: null }) }
  },
})
