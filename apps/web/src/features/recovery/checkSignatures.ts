import type { Resolution } from '@tyto/chain'
import {
  checkGuardians,
  messageToSign,
  parseSignature,
  walletRules,
  type Guardian,
  type GuardianCode,
  type Name,
  type SigningRequest,
  type SigningWallet,
} from '@tyto/identity'
import { hexToBytes, verifySchnorr, type Hex } from '@tyto/primitives'

/** One line of the recovery form, as typed. */
export interface Pair {
  readonly guardian: string
  readonly signature: string
}

export type PairCode =
  | GuardianCode
  /** 'Signature should start with 0x' */
  | 'SignatureLacksPrefix'
  | 'SignatureIsMalformed'
  /** The domain is in no registry. */
  | 'GuardianNotFound'
  /** The domain has no DID wallet, or that one no `socialrecovery` key. */
  | 'GuardianHasNoKey'
  /** Another guardian of the list signs with the same key: the contract counts it once. */
  | 'SignerIsRepeated'
  /** Another key, another new controller, another name or network, or used before. */
  | 'SignatureIsWrong'

export type PairAnswer =
  /** No domain yet. */
  | { readonly kind: 'unnamed' }
  /** No signature yet, or no address that it could be for. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly code: PairCode }
  | { readonly kind: 'signed'; readonly guardian: Guardian; readonly signature: Hex }

export interface Recovery {
  /** The wallet that is to be recovered, fresh from the chain: a signature counts for its present nonce only. */
  readonly wallet: SigningWallet
  /** Hashes of its guardians. */
  readonly guardians: readonly Hex[]
  /** What the guardians sign; null while nobody knows for which address. */
  readonly asked: SigningRequest | null
  /** Where a guardian's domain leads now. */
  resolve(name: Name): Promise<Resolution>
}

/**
 * Checks every pair as the wallet's contract will, with the key that each guardian's own wallet has now. One answer for
 * each pair. Rejects with `RpcError` where no node answers.
 */
export async function checkPairs(pairs: readonly Pair[], recovery: Recovery): Promise<readonly PairAnswer[]> {
  const { wallet, asked } = recovery
  const guardians = checkGuardians(
    pairs.map(({ guardian }) => guardian),
    'remove',
    recovery.guardians,
  )
  const message = asked && messageToSign(asked, wallet)
  const answers = await Promise.all(
    pairs.map(async ({ guardian: typed, signature: text }, index): Promise<Keyed> => {
      const guardian = guardians[index]
      if (guardian === undefined) return { kind: 'unnamed' }
      if (!guardian.ok) {
        if (typed.trim() === '' && text.trim() === '') return { kind: 'unnamed' }
        return { kind: 'refused', code: guardian.code }
      }
      if (text.trim() === '') return { kind: 'waiting' }
      const signature = parseSignature(text)
      if (!signature.ok) return { kind: 'refused', code: signature.code }
      if (message === null) return { kind: 'waiting' }
      const key = await guardianKey(guardian.value, recovery)
      if (!isHexKey(key)) return { kind: 'refused', code: key }
      if (!verifySchnorr(message, hexToBytes(signature.value), hexToBytes(key))) {
        return { kind: 'refused', code: 'SignatureIsWrong' }
      }
      return { kind: 'signed', guardian: guardian.value, signature: signature.value, key }
    }),
  )
  const keys = new Set<Hex>()
  return answers.map((answer) => {
    if (answer.kind !== 'signed') return answer
    const { key, ...signed } = answer
    // Older wallets count guardians, not keys.
    if (walletRules(wallet.version).bindsSignatures && keys.has(key))
      return { kind: 'refused', code: 'SignerIsRepeated' }
    keys.add(key)
    return signed
  })
}

type Signed = Extract<PairAnswer, { kind: 'signed' }>
type Keyed = Exclude<PairAnswer, Signed> | (Signed & { readonly key: Hex })

/** The `socialrecovery` key of a guardian's DID wallet, or why there is none. */
async function guardianKey(
  { domain }: Guardian,
  { resolve }: Recovery,
): Promise<Hex | 'GuardianNotFound' | 'GuardianHasNoKey'> {
  const found = await resolve({ domain, subdomain: '', topLevel: 'ssi' })
  if (found.kind === 'free') return 'GuardianNotFound'
  const record = found.kind === 'found' ? found.identity : null
  return record?.verificationMethods.get('socialrecovery') ?? 'GuardianHasNoKey'
}

function isHexKey(key: Hex | PairCode): key is Hex {
  return key.startsWith('0x')
}
