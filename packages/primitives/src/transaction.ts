import { encodeTransaction, type TransactionCore } from './encodeTransaction'
import { bytesToHex, hexToBytes, isHex, type Hex } from './hex'
import { publicKeyOf, signWithKeys, verifySchnorr, type NonceSource, type SchnorrVerify } from './schnorr'

export interface SignedTransaction extends TransactionCore {
  /** EC-Schnorr over the encoded transaction, 64 bytes. */
  readonly signature: Hex
}

/**
 * Fills in the sender's public key and signs. The private key has 32 bytes; for `nonceSource` see `signSchnorr`.
 *
 * @example
 * const payment = { version: transactionVersion(1), nonce: 1n, toAddr, amount: 5n * qaPerZil, gasPrice, gasLimit: 50n }
 * transactionToRpc(signTransaction(payment, privateKey))
 */
export function signTransaction(
  transaction: Omit<TransactionCore, 'senderPubKey'>,
  privateKey: Uint8Array,
  nonceSource?: NonceSource,
): SignedTransaction {
  return createTransactionSigner(privateKey, nonceSource)(transaction)
}

/** The same for who signs many transactions: the public key is derived once. Throws `InvalidPrivateKey`. */
export function createTransactionSigner(
  privateKey: Uint8Array,
  nonceSource?: NonceSource,
): (transaction: Omit<TransactionCore, 'senderPubKey'>) => SignedTransaction {
  const publicKey = publicKeyOf(privateKey)
  const senderPubKey = bytesToHex(publicKey)
  return (transaction) => {
    const complete: TransactionCore = { ...transaction, senderPubKey }
    const signature = signWithKeys(encodeTransaction(complete), privateKey, publicKey, nonceSource)
    return { ...complete, signature: bytesToHex(signature) }
  }
}

/** Was the transaction signed by the owner of its public key? `verify` may be one that remembers signers. */
export function verifyTransaction(
  transaction: SignedTransaction,
  verify: SchnorrVerify = verifySchnorr,
): boolean {
  if (!isHex(transaction.signature, 64)) return false
  const signature = hexToBytes(transaction.signature)
  return verify(encodeTransaction(transaction), signature, hexToBytes(transaction.senderPubKey))
}
