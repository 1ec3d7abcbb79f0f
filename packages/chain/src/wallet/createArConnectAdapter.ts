import {
  bytesToUtf8,
  decodeBase64url,
  encodeBase64url,
  err,
  ok,
  ownValue,
  utf8ToBytes,
  type Result,
} from '@tyto/primitives'
import { systemClock, type Clock } from '../clock'
import { askWallet, isPersonsRefusal, lookFor, personPatience } from './askWallet'
import {
  storagePermissions,
  type StorageCode,
  type StorageWaitOptions,
  type StorageWallet,
} from './storageWallet'

/** Where the extension puts its object, and what it tells: the window, or something like it. */
export interface ArConnectPage {
  readonly arweaveWallet?: unknown
  addEventListener(name: string, listener: (event: unknown) => void): void
  removeEventListener(name: string, listener: (event: unknown) => void): void
}

/** The part of `window.arweaveWallet` that is used, as ArConnect 1.x and Wander have it. What comes out is untrusted. */
interface ArweaveWallet {
  connect(permissions: readonly string[], app: { readonly name: string }): Promise<unknown>
  disconnect(): Promise<unknown>
  getPermissions(): Promise<unknown>
  getActiveAddress(): Promise<unknown>
  getActivePublicKey(): Promise<unknown>
  encrypt(data: Uint8Array, options: object): Promise<unknown>
  decrypt(data: Uint8Array, options: object): Promise<unknown>
  dispatch(transaction: object): Promise<unknown>
}

export interface ArConnectOptions {
  readonly page: ArConnectPage
  readonly clock?: Clock
}

/** Questions that need no person are answered at once, or never. */
const quietPatience = 5_000
/** RSA-OAEP with SHA-256 and a key of 4096 bits: what fits in, and how long it gets. */
const longestPlain = 446
const cipherLength = 512

/** Two generations of the wallet's interface; what one encrypts the other cannot decrypt. */
const currentForm = { name: 'RSA-OAEP' }
const olderForm = { algorithm: 'RSA-OAEP', hash: 'SHA-256' }

/** The adapter of ArConnect and of Wander, its new name. See the tests for their manners, one by one. */
export function createArConnectAdapter({ page, clock = systemClock }: ArConnectOptions): StorageWallet {
  const find = (): ArweaveWallet | undefined => {
    const { arweaveWallet } = page
    const isThere = typeof arweaveWallet === 'object' && arweaveWallet !== null && 'connect' in arweaveWallet
    return isThere ? (arweaveWallet as unknown as ArweaveWallet) : undefined
  }

  return {
    detect: async () => (await lookFor(find, { clock })) !== undefined,
    resume: async () => {
      if ((await lookFor(find, { clock })) === undefined || !(await isConnected())) return null
      const found = await address()
      return found.ok ? found.value : null
    },
    connect: async (options) => {
      if ((await lookFor(find, { clock })) === undefined) return err('WalletMissing')
      if (!(await isConnected())) {
        const connected = await connect(storagePermissions, options)
        if (!connected.ok) return connected
      }
      return address()
    },
    disconnect: async () => {
      const done = await ask((wallet) => wallet.disconnect(), quietPatience)
      return done.ok ? ok(null) : done
    },
    permissions,
    address,
    publicKey: async (options) => {
      const granted = await permissions()
      if (!granted.includes('ACCESS_PUBLIC_KEY')) {
        const connected = await connect([...storagePermissions, 'ACCESS_PUBLIC_KEY'], options)
        if (!connected.ok) return connected
      }
      return textOf(await ask((wallet) => wallet.getActivePublicKey(), quietPatience), /^[\w-]{300,1400}$/)
    },
    encrypt: async (text, options) => {
      const plain = utf8ToBytes(text)
      const forms = plain.length > longestPlain ? [olderForm] : [currentForm, olderForm]
      const encrypted = await inEitherForm(forms, (wallet, form) => wallet.encrypt(plain, form), options)
      if (!encrypted.ok) return encrypted
      const bytes = asBytes(encrypted.value)
      return bytes && bytes.length >= cipherLength / 2
        ? ok(encodeBase64url(bytes))
        : err('WalletInvalidAnswer')
    },
    decrypt: async (encrypted, options) => {
      const cipher = readCipher(encrypted)
      if (!cipher) return err('NoCiphertext')
      // The older form adds a cipher of its own to what RSA makes.
      const form = cipher.length > cipherLength ? olderForm : currentForm
      const plain = await ask((wallet) => wallet.decrypt(cipher, form), options)
      return plain.ok ? decodePlain(plain.value) : plain
    },
    dispatch: async (transaction, options) => {
      const sent = await ask((wallet) => wallet.dispatch(transaction), options)
      return textOf(sent.ok ? ok(ownValue(sent.value, 'id')) : sent, /^[\w-]{43}$/)
    },
    subscribe: (listener) => {
      const onSwitch = (event: unknown): void => {
        const detail: unknown =
          typeof event === 'object' && event !== null ? Reflect.get(event, 'detail') : null
        const found = ownValue(detail, 'address')
        listener(isArweaveId(found) ? found : null)
      }
      page.addEventListener('walletSwitch', onSwitch)
      return () => page.removeEventListener('walletSwitch', onSwitch)
    },
  }

  async function permissions(): Promise<readonly string[]> {
    const granted = await ask((wallet) => wallet.getPermissions(), quietPatience)
    if (!granted.ok || !Array.isArray(granted.value)) return []
    return granted.value.filter((permission): permission is string => typeof permission === 'string')
  }

  async function isConnected(): Promise<boolean> {
    const granted = await permissions()
    return storagePermissions.every((permission) => granted.includes(permission))
  }

  async function connect(
    wanted: readonly string[],
    options?: StorageWaitOptions,
  ): Promise<Result<unknown, StorageCode>> {
    return ask((wallet) => wallet.connect(wanted, { name: 'Tyto' }), options)
  }

  async function address(): Promise<Result<string, StorageCode>> {
    return textOf(await ask((wallet) => wallet.getActiveAddress(), quietPatience), /^[\w-]{43}$/)
  }

  /** Tries the forms in their order; a person's refusal is no reason to ask again, nor is silence. */
  async function inEitherForm(
    forms: readonly object[],
    work: (wallet: ArweaveWallet, form: object) => Promise<unknown>,
    options?: StorageWaitOptions,
  ): Promise<Result<unknown, StorageCode>> {
    let answer: Result<unknown, StorageCode> = err('WalletFailed')
    for (const form of forms) {
      answer = await ask((wallet) => work(wallet, form), options)
      if (answer.ok || answer.code !== 'WalletFailed') return answer
    }
    return answer
  }

  async function ask(
    work: (wallet: ArweaveWallet) => Promise<unknown>,
    waiting: StorageWaitOptions | number = {},
  ): Promise<Result<unknown, StorageCode>> {
    const wallet = find()
    if (!wallet) return err('WalletMissing')
    const { signal, patienceMs = personPatience } =
      typeof waiting === 'number' ? { patienceMs: waiting } : waiting
    const answer = await askWallet(() => work(wallet), { clock, patienceMs, signal })
    if (answer.kind === 'answer') return ok(answer.value)
    return err(answer.kind === 'silent' ? 'WalletSilent' : refusalCode(answer.text))
  }
}

/** Refusals are plain text, with or without "Error: " before it. */
function refusalCode(text: string): StorageCode {
  if (isPersonsRefusal(text)) return 'WalletRejected'
  if (/missing permission/i.test(text)) return 'WalletNoPermission'
  if (/no wallets? added/i.test(text)) return 'WalletNoAccount'
  return 'WalletFailed'
}

function textOf(answer: Result<unknown, StorageCode>, shape: RegExp): Result<string, StorageCode> {
  if (!answer.ok) return answer
  const { value } = answer
  return typeof value === 'string' && shape.test(value) ? ok(value) : err('WalletInvalidAnswer')
}

function isArweaveId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value)
}

/** Undefined for what was never encrypted: on chain stands `none` where there was no storage wallet. */
function readCipher(encrypted: string): Uint8Array | undefined {
  try {
    const bytes = decodeBase64url(encrypted)
    return bytes.length >= cipherLength / 2 ? bytes : undefined
  } catch {
    return undefined
  }
}

function asBytes(value: unknown): Uint8Array | undefined {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  // Bytes may come from another frame's realm, where instanceof says no.
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  return undefined
}

/** Bytes since 1.0, text before. The text is a secret as often as not: it goes into no error. */
function decodePlain(value: unknown): Result<string, StorageCode> {
  if (typeof value === 'string') return ok(value)
  const bytes = asBytes(value)
  if (!bytes) return err('WalletInvalidAnswer')
  try {
    return ok(bytesToUtf8(bytes))
  } catch {
    return err('WalletInvalidAnswer')
  }
}
