import { isRecord } from '@tyto/primitives'
import { isText } from '../base/walletState'
import type { WalletWindow } from '../base/walletWindow'
import type { ArweaveWallet } from './arweaveWallet'
import { bindCrypto, decrypt, encrypt, readForm, type EncryptionForm } from './encryption'
import { hashWithPrivateKey, signHashed, signRaw, verifyHashed, type StorageHash } from './signatures'
import { storageKey } from './storageKeys'
import type { CallNeeds, StoragePage } from './storagePage'

const invalidOptions = 'Invalid options passed'
const notBytes = 'Invalid data: it has to be a typed array'

type DataCalls = Pick<
  ArweaveWallet,
  'encrypt' | 'decrypt' | 'signature' | 'signMessage' | 'verifyMessage' | 'privateHash'
>

/** The calls that do something with data and a key of the wallet in use. */
export function createDataCalls(page: StoragePage, { crypto }: Pick<WalletWindow, 'crypto'>): DataCalls {
  const { subtle } = crypto
  const key = () => storageKey(page.state.storageWallet)
  const signing = (name: string, use: CallNeeds['key'] = 'private'): CallNeeds => ({
    name,
    permissions: ['SIGNATURE'],
    key: use,
  })

  return {
    encrypt: (data, options) => {
      const form = readForm(options)
      const bytes = readInput(data, form)
      if (!form || !bytes) return page.refuseInPage(invalidOptions)
      return page.allowed({ name: 'encrypt', permissions: ['ENCRYPT'], key: 'private' }, async () =>
        encrypt(bindCrypto(crypto), await key(), bytes, form),
      )
    },
    decrypt: (data, options) => {
      const form = readForm(options)
      if (!form || !isBytes(data)) return page.refuseInPage(invalidOptions)
      return page.allowed({ name: 'decrypt', permissions: ['DECRYPT'], key: 'private' }, async () => {
        const plain = await decrypt(bindCrypto(crypto), await key(), data, form)
        if (page.isWander) await page.approval({ kind: 'storageDecrypt' })
        return plain
      })
    },
    signature: (data) =>
      isBytes(data)
        ? page.allowed(signing('signature'), async () => signRaw(subtle, await key(), data))
        : page.refuseInPage(notBytes),
    signMessage: (data, options) =>
      isBytes(data)
        ? page.allowed(signing('signMessage'), async () =>
            signHashed(subtle, await key(), data, readHash(options)),
          )
        : page.refuseInPage(notBytes),
    verifyMessage: (data, signature, publicKey, options) =>
      isBytes(data) && isBytes(signature)
        ? page.allowed(signing('verifyMessage', 'public'), async () =>
            verifyHashed(subtle, publicKey ?? (await key()).n, { data, signature }, readHash(options)),
          )
        : page.refuseInPage(notBytes),
    privateHash: (data, options) =>
      isBytes(data)
        ? page.allowed(signing('privateHash'), async () =>
            hashWithPrivateKey(subtle, await key(), data, readHash(options)),
          )
        : page.refuseInPage(notBytes),
  }
}

/** Web Crypto tells bytes by their tag, since a page may have several realms. */
function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === '[object Uint8Array]'
}

/** Only the older generation encrypts text. */
function readInput(data: unknown, form: EncryptionForm | undefined): Uint8Array | undefined {
  if (isBytes(data)) return data
  return isText(data) && form?.kind === 'older' ? new TextEncoder().encode(data) : undefined
}

function readHash(options: unknown): StorageHash {
  const name = isRecord(options) ? options['hashAlgorithm'] : undefined
  return name === 'SHA-384' || name === 'SHA-512' ? name : 'SHA-256'
}
