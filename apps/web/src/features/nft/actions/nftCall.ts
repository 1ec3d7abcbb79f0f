import { findCollection, readFields, valueOr } from '@tyto/chain'
import { didWallet, zrc6Token } from '@tyto/contracts'
import { walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { noteService } from '../../../shared/chain/names/addressNames'
import { ActionError } from '../../../shared/errors/ActionError'
import type { RequestContext } from '../../../shared/transaction/action/action'

/** Who acts where: a DID wallet, and a collection by the service that names it: `.gzil`, `lexicassi`. */
export interface NftPlaceInput {
  readonly wallet: Address
  readonly collection: string
}

/**
 * The contract of the collection, once wallet and collection can do what is asked for. Throws an `ActionError` where they cannot.
 * A paused collection lets nothing move; rights are changed all the same.
 */
export async function checkNftCall(
  { wallet, collection }: NftPlaceInput,
  { account, client, network }: RequestContext,
  { moves }: { readonly moves: boolean },
): Promise<Address> {
  const { fields } = didWallet(wallet)
  const [facts, contract] = await Promise.all([
    readFields(client, { version: fields.version, controller: fields.controller }),
    findCollection(client, network, collection),
  ])
  if (valueOr(facts.controller, null) !== account) throw new ActionError('NotController')
  if (!walletRules(valueOr(facts.version, '')).hasCollections) throw new ActionError('UpgradeAccount')
  if (contract === null) throw new ActionError('CollectionMissing')
  // The review calls it so: the protocol says which contract it is.
  noteService(network.id, collection, contract)
  if (!moves) return contract
  const { paused } = await readFields(client, { paused: zrc6Token(contract).fields.is_paused })
  if (valueOr(paused, false)) throw new ActionError('CollectionPaused')
  return contract
}
