import { readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { addKey, walletRules, type DocumentElement } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { makeKey } from '../../../shared/keys/makeKey'
import { signIfPossible } from '../../../shared/keys/signForWallet'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { KeyedMoment } from '../moments/Keyed'
import { changesIn, keysOf, newStatus } from '../../../shared/transaction/action/seenOutcome'

/**
 * Writes the DID of a deployed wallet, with a new key for each purpose. The update key from the deployment signs it
 * where the storage wallet has that key; without it the contract accepts the call because the controller sends it.
 */
export const didCreate = defineAction<{ readonly wallet: Address }>({
  name: 'didCreate',
  gas: { measured: [1_300n, 2_800n], stated: [3_500n, 3_500n], zilliqa2: { measured: [2_610n, 8_510n] } },
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
    // One after the other, because a storage wallet may ask the person about each key.
    for (const purpose of createdKeys) {
      const { publicKey, encrypted } = await makeKey(storage)
      document.push(addKey(purpose, publicKey, encrypted))
    }
    const asked = { kind: 'document', transition: 'DidCreate', document } as const
    // Older wallets take no signature for this call.
    const signature = bindsSignatures
      ? await signIfPossible(asked, wallet, { client, network, storage })
      : null
    return { kind: 'call', call: DidCreate({ document, signature, tyron: null }) }
  },
  tell: (seen) => {
    // The update key of the deployment is replaced, and counts like the others.
    const changes = changesIn(seen, seen.to, 'verification_methods')
    const keys = [...keysOf(changes, 'added'), ...keysOf(changes, 'changed')]
    const isMade = newStatus(seen) === 'Created' && seen.to !== null
    return isMade ? [{ text: 'didMade', values: { wallet: seen.to, count: keys.length.toString() } }] : []
  },
  moment: ({ wallet }): KeyedMoment => ({ kind: 'keyed', wallet }),
})
