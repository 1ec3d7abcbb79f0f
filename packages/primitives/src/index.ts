export {
  parseAddress,
  toBech32,
  toChecksumAddress,
  isAddress,
  addressOfPublicKey,
  contractAddress,
  zeroAddress,
} from './address'
export type { Address, AddressCode } from './address'
export {
  cutUnits,
  parseUnits,
  formatUnits,
  mostAmount,
  mostTokenDecimals,
  percentOf,
  qaPerZil,
  qaPerLi,
  zilDecimals,
  zilId,
} from './amount'
export type { AmountCode, CutUnits } from './amount'
export { dataRoot, readDataPath } from './arweave/dataTree'
export type { DataChunk } from './arweave/dataTree'
export {
  encodeStorageTag,
  readStorageHead,
  storageId,
  storageSigningMessage,
  storageTagOf,
} from './arweave/storageTransaction'
export type { StorageHead, StorageHeadCode, StorageTag } from './arweave/storageTransaction'
export { encodeBase64url, decodeBase64url } from './base64url'
export { agreedKey } from './agreedKey'
export { BaseError } from './BaseError'
export { concatBytes, equalBytes, utf8ToBytes, bytesToUtf8, bigintToBytes, bytesToBigint } from './bytes'
export { signEs256k, verifyEs256k } from './es256k'
export { leastGasLimit, zilliqa1Gas, zilliqa2Gas } from './gasRules'
export type { GasRules } from './gasRules'
export { sha256, textDigest } from './hash'
export { accountKeysOfPhrase } from './hdKey'
export { bytesToHex, hexToBytes, isHex } from './hex'
export type { Hex } from './hex'
export { isRecord, ownValue, parseJson } from './json'
export { makeJws, readJws } from './jws'
export type { Jws } from './jws'
export { readBounded, type ByteStream } from './readBounded'
export { trimSigns } from './trimSigns'
export { readPath } from './urlPath'
export { ok, err } from './result'
export type { Result, Ok, Err } from './result'
export { transactionToRpc, transactionFromRpc } from './rpcTransaction'
export type { RpcTransaction, RpcTransactionCode } from './rpcTransaction'
export { createSchnorrVerify, publicKeyOf, signSchnorr, verifySchnorr } from './schnorr'
export type { NonceSource, SchnorrVerify } from './schnorr'
export { transactionId, transactionVersion } from './encodeTransaction'
export type { TransactionCore } from './encodeTransaction'
export { createTransactionSigner, signTransaction, verifyTransaction } from './transaction'
export type { SignedTransaction } from './transaction'
