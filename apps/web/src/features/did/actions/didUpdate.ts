import { readFields, valueOr, type Client, type Network, type StorageWallet } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import {
  acceptsUnsigned,
  hasBoundSignatures,
  messageToSign,
  parseVersion,
  patchDocument,
  signingPurpose,
  type DidStatus,
  type DocumentElement,
  type DocumentPatch,
  type Name,
  type SigningWallet,
} from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { signWithUpdateKey } from '../../../shared/keys/signWithUpdateKey'
import { buildPath } from '../../../shared/routing/routes'
import { ActionError, defineAction } from '../../../shared/transaction/action'
import { draftKey, dropDraft } from '../update/drafts'

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
    const facts = await readFacts(client, network, wallet)
    stopWhereClosed(facts.status)
    const signature = await sign(document, facts, storage)
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

interface Facts extends SigningWallet {
  readonly status: DidStatus | null
  readonly verificationMethods: ReadonlyMap<string, Hex>
  readonly dkms: ReadonlyMap<string, string>
}

async function readFacts(client: Client, network: Network, wallet: Address): Promise<Facts> {
  const { fields } = didWallet(wallet)
  const facts = await readFields(client, {
    version: fields.version,
    status: fields.did_status,
    did: fields.did,
    keys: fields.verification_methods,
    dkms: fields.dkms,
    nonce: fields.document_nonce,
  })
  return {
    address: wallet,
    version: parseVersion(valueOr(facts.version, '')),
    did: valueOr(facts.did, ''),
    chainId: network.chainId,
    // Wallets below version 7 have no counters and sign none.
    documentNonce: valueOr(facts.nonce, 0n),
    recoveryNonce: 0n,
    lockNonce: 0n,
    status: valueOr(facts.status, null)?.constructor ?? null,
    verificationMethods: valueOr(facts.keys, new Map()),
    dkms: valueOr(facts.dkms, new Map()),
  }
}

function stopWhereClosed(status: DidStatus | null): void {
  if (status === 'Deployed') throw new ActionError('NotCreated')
  if (status === 'Locked') throw new ActionError('DidLocked')
  if (status === 'Deactivated') throw new ActionError('DidDeactivated')
}

/** Null where the contract takes the document without a signature, and none can be made or none is wanted. */
async function sign(
  document: readonly DocumentElement[],
  facts: Facts,
  storage: StorageWallet | null,
): Promise<Hex | null> {
  const unsigned = acceptsUnsigned('DidUpdate', document, { ...facts, version: facts.version.text })
  // From version 7 on it is taken unsigned only where the key on chain is no good: nobody is asked to decrypt it.
  if (unsigned && (hasBoundSignatures(facts.version) || facts.status === 'Recovered')) return null
  const purpose = signingPurpose('document', facts.version)
  const key = {
    publicKey: facts.verificationMethods.get(purpose) ?? null,
    encrypted: facts.dkms.get(purpose) ?? null,
  }
  const message = messageToSign({ kind: 'document', transition: 'DidUpdate', document }, facts)
  const signature = await signWithUpdateKey(message, key, storage)
  if (signature !== null || unsigned) return signature
  throw new ActionError(storage === null ? 'UpdateNeedsStorage' : 'UpdateKeyUnreadable')
}
