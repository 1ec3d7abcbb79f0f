import { readDidRecord } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import {
  acceptsUnsigned,
  closedReason,
  patchDocument,
  walletRules,
  type DidRecord,
  type DidStatus,
  type DocumentElement,
  type DocumentPatch,
  type Name,
} from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { signForWallet, signIfPossible, type Signing } from '../../../shared/keys/signForWallet'
import { buildPath } from '../../../shared/routing/routes'
import { ActionError } from '../../../shared/errors/ActionError'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { defineAction } from '../../../shared/transaction/action/action'
import { tellDocument } from './tellDocument'
import { draftKey, dropDraft } from '../draft/drafts'

interface Update {
  readonly wallet: Address
  /** The name under which the wallet was opened; its document is shown afterwards. */
  readonly name: Name
  /**
   * The changes that the person reviewed. For a new key: its public half, and its private half encrypted by the storage
   * wallet.
   */
  readonly patches: readonly DocumentPatch[]
  /** The account of the storage wallet that new keys were encrypted for: nobody else can read them. Null without new keys. */
  readonly encryptedFor?: string | null
}

/**
 * Changes the document of a DID wallet. It is signed by the key that the wallet's version demands. It goes without a
 * signature only where the contract accepts that (after a recovery, or without a usable key); else the action stops.
 */
export const didUpdate = defineAction<Update>({
  name: 'didUpdate',
  gas: { measured: [410n, 2_300n], zilliqa2: { measured: [860n, 6_060n] } },
  gasLimit: ({ patches }) => gasFor(patchDocument(patches).length),
  request: async ({ wallet, patches, encryptedFor = null }, { client, network, storage }) => {
    stopForAnotherStorage(encryptedFor)
    const document = patchDocument(patches)
    const record = await readDidRecord(client, wallet)
    if (record === null) throw new ActionError('NotCreated')
    stopWhereClosed(record.status)
    const signature = await sign(document, record, { client, network, storage })
    return { kind: 'call', call: didWallet(wallet).DidUpdate({ document, signature, tyron: null }) }
  },
  tell: tellDocument,
  onConfirmed: ({ wallet, name }, { isHere, navigate, network }) => {
    dropDraft(draftKey(network.id, wallet))
    if (isHere) navigate(buildPath('didDocument', { name }))
  },
})

/** The gas limit that the protocol gives an update, in units. */
const usualGas = 20_000n
const gasForChange = 300n
const gasForPairOfChanges = 3n

/**
 * The gas limit of an update: the usual one, or more for a long document. Measured on our contract, 10 changes use
 * 2,100 units, 50 use 13,700 and 107 use 40,700; the limit is at least half above these. Unused gas is paid back.
 */
function gasFor(changes: number): bigint {
  const count = BigInt(changes)
  const long = gasForChange * count + gasForPairOfChanges * count * count
  return long > usualGas ? long : usualGas
}

/** New keys that another account of the storage wallet keeps would be lost to whoever signs here now. */
function stopForAnotherStorage(encryptedFor: string | null): void {
  const { address } = useStorageWallet.getState()
  if (encryptedFor !== null && address !== null && address !== encryptedFor)
    throw new ActionError('KeysForAnotherStorage')
}

function stopWhereClosed(status: DidStatus | null): void {
  if (status === 'Deployed') throw new ActionError('NotCreated')
  const closed = closedReason(status)
  if (closed !== null) throw new ActionError(closed)
}

/** Null where the contract accepts the update without a signature, and none can be made or none is wanted. */
function sign(
  document: readonly DocumentElement[],
  record: DidRecord,
  signing: Signing,
): Promise<Hex | null> | null {
  const { address, status, version } = record
  const isUnsigned = acceptsUnsigned('DidUpdate', document, record)
  // From version 7 on, no signature is needed only if the key on chain is unusable, so nobody is asked to decrypt it.
  if (isUnsigned && (walletRules(version).bindsSignatures || status === 'Recovered')) return null
  const asked = { kind: 'document', transition: 'DidUpdate', document } as const
  return isUnsigned ? signIfPossible(asked, address, signing) : signForWallet(asked, address, signing)
}
