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
  /** The domain is not registered. */
  | 'GuardianNotFound'
  /** The domain has no DID wallet, or its wallet has no `socialrecovery` key. */
  | 'GuardianHasNoKey'
  /** Another guardian of the list signs with the same key, which the contract counts only once. */
  | 'SignerIsRepeated'
  /** It was made with another key, for another controller, name or network, or it was used before. */
  | 'SignatureIsWrong'

export type PairAnswer =
  /** No domain is typed yet. */
  | { readonly kind: 'unnamed' }
  /** The signature or the address of the new controller is still missing. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly code: PairCode }
  | { readonly kind: 'signed'; readonly guardian: Guardian; readonly signature: Hex }

export interface Recovery {
  /** The wallet to recover, just read from the chain: a signature is valid only for its present nonce. */
  readonly wallet: SigningWallet
  /** Hashes of the domains of its guardians. */
  readonly guardians: readonly Hex[]
  /** The data that the guardians sign; null while the address is unknown. */
  readonly asked: SigningRequest | null
  /** Asks the chain where a guardian's domain leads now. */
  resolve(name: Name): Promise<Resolution>
}

/**
 * Checks every pair as the wallet's contract will, with the key that each guardian's own wallet has now. Returns one
 * answer for each pair. Rejects with `RpcError` if no node answers.
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
    // Older wallets do not notice that two guardians share a key.
    if (walletRules(wallet.version).bindsSignatures && keys.has(key))
      return { kind: 'refused', code: 'SignerIsRepeated' }
    keys.add(key)
    return signed
  })
}

type Signed = Extract<PairAnswer, { kind: 'signed' }>
type Keyed = Exclude<PairAnswer, Signed> | (Signed & { readonly key: Hex })

/** The `socialrecovery` key of a guardian's DID wallet, or the code that says why there is none. */
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
