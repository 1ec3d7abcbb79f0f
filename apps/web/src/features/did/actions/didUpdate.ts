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
import { defineAction } from '../../../shared/transaction/action'
import { draftKey, dropDraft } from '../draft/drafts'

interface Update {
  readonly wallet: Address
  /** Under which name the wallet was opened: its document is shown afterwards. */
  readonly name: Name
  /** What the person reviewed. New keys in it are public halves and what the storage wallet encrypted. */
  readonly patches: readonly DocumentPatch[]
}

/**
 * Changes the document of a DID wallet. The key that the wallet's version demands signs; where the contract takes the
 * controller's word alone (after a recovery, or without a usable key) nothing does, and anywhere else the action stops.
 */
export const didUpdate = defineAction<Update>({
  name: 'didUpdate',
  gasLimit: ({ patches }) => gasFor(patchDocument(patches).length),
  request: async ({ wallet, patches }, { client, network, storage }) => {
    const document = patchDocument(patches)
    const record = await readDidRecord(client, wallet)
    if (record === null) throw new ActionError('NotCreated')
    stopWhereClosed(record.status)
    const signature = await sign(document, record, { client, network, storage })
    return { kind: 'call', call: didWallet(wallet).DidUpdate({ document, signature, tyron: null }) }
  },
  onConfirmed: ({ wallet, name }, { isHere, navigate, network }) => {
    dropDraft(draftKey(network.id, wallet))
    if (isHere) navigate(buildPath('didDocument', { name }))
  },
})

/**
 * The limit of the protocol, and more where a document is so long that it would be spent half way: measured on our
 * contract, 10 changes take 2,100, 50 take 13,700 and 107 take 40,700, which this exceeds by half. What is not used
 * comes back.
 */
function gasFor(changes: number): bigint {
  const count = BigInt(changes)
  const long = 300n * count + 3n * count * count
  return long > 20_000n ? long : 20_000n
}

function stopWhereClosed(status: DidStatus | null): void {
  if (status === 'Deployed') throw new ActionError('NotCreated')
  const closed = closedReason(status)
  if (closed !== null) throw new ActionError(closed)
}

/** Null where the contract takes the document without a signature, and none can be made or none is wanted. */
function sign(
  document: readonly DocumentElement[],
  record: DidRecord,
  signing: Signing,
): Promise<Hex | null> | null {
  const { address, status, version } = record
  const isUnsigned = acceptsUnsigned('DidUpdate', document, record)
  // From version 7 on it is taken unsigned only where the key on chain is no good: nobody is asked to decrypt it.
  if (isUnsigned && (walletRules(version).bindsSignatures || status === 'Recovered')) return null
  const asked = { kind: 'document', transition: 'DidUpdate', document } as const
  return isUnsigned ? signIfPossible(asked, address, signing) : signForWallet(asked, address, signing)
}
