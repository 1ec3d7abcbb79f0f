import { webCipher, type NetworkId, type StorageWallet } from '@tyto/chain'
import { issueInParts, sealCredential } from '@tyto/credentials'
import { parseName, type DidRecord, type Name } from '@tyto/identity'
import { hexToBytes, signEs256k } from '@tyto/primitives'
import { resolveAndKeep } from '../../../shared/chain/names/seenNames'
import { chainOf } from '../../../shared/chain/network/chain'
import { ActionError } from '../../../shared/errors/ActionError'
import { randomKey } from '../../../shared/keys/makeKey'
import { withPrivateKey } from '../../../shared/keys/withPrivateKey'
import { assertionPurpose } from '../purposes'
import { requireRoom, vaultKey } from '../vault'
import { saltBytes, termsOf, type Draft } from './credentialTerms'
import { holderOf, requireSame, type Holder } from './holderOf'
import { issuedCredentials, type Issued } from './issuedCredentials'
import { freeIndex } from './freeIndex'
import { publishedList } from './publishedList'

export interface Issuing {
  readonly name: Name
  readonly record: DidRecord
  readonly network: NetworkId
  readonly storage: StorageWallet | null
}

const ivBytes = 12

/**
 * Signs a credential with the document's key for that, notes that it was issued, and seals it for its holder: the text of the seal.
 * Throws `ActionError`, see `withPrivateKey`, `requireRoom`, `Vault.change`, `freeIndex` and `requireSame`, and `RpcError` where the
 * chain does not tell of the holder.
 */
export async function issueCredentialTo(draft: Draft, issuing: Issuing): Promise<string> {
  const { record, network, storage } = issuing
  const { holder, title, list } = draft
  const key = vaultKey(network, record.did)
  const before = await issuedCredentials.open(key, storage)
  requireRoom(before.length + 1)
  const place = list === null ? null : await placeIn(list, before, record)
  await sameHolder(holder, network)
  const now = Date.now()
  const text = await signed(draft, place, { ...issuing, now })
  const note: Issued = { holder: holder.name, title, at: now, place, takenBack: null }
  await issuedCredentials.change(key, storage, (issued) => [note, ...issued])
  const { privateKey: once } = randomKey()
  try {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
    const sealedFor = { did: holder.did, key: hexToBytes(holder.agreementKey), once, iv }
    return await sealCredential(text, sealedFor, webCipher(crypto))
  } finally {
    once.fill(0)
  }
}

/** Throws as `requireSame` does, by what the chain says of the name of a holder now. */
async function sameHolder(holder: Holder, network: NetworkId): Promise<void> {
  const name = parseName(holder.name)
  if (!name.ok) throw new ActionError('HolderChanged')
  requireSame(holder, holderOf(name.value, await resolveAndKeep(chainOf(network), name.value)))
}

function signed(
  draft: Draft,
  status: Issued['place'],
  { storage, ...issuer }: Issuing & { readonly now: number },
): Promise<string> {
  const terms = termsOf(draft, status, issuer)
  return withPrivateKey(assertionKey(issuer.record), storage, (privateKey) =>
    issueInParts(terms, newSalt, (bytes) => signEs256k(bytes, privateKey)),
  )
}

function newSalt(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(saltBytes))
}

/** The key of a document that signs what it attests, as the chain has it. */
export function assertionKey({ verificationMethods, dkms }: DidRecord) {
  return {
    publicKey: verificationMethods.get(assertionPurpose) ?? null,
    encrypted: dkms.get(assertionPurpose) ?? null,
  }
}

/** A place of its own in a list, as far as the list can be read. */
async function placeIn(list: string, issued: readonly Issued[], record: DidRecord): Promise<Issued['place']> {
  const published = await publishedList(list, record).catch(() => null)
  const taken = new Set(issued.flatMap(({ place }) => (place?.list === list ? [place.index] : [])))
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { list, index: freeIndex({ taken, published }, chance) }
}
