import { err, ok, ownValue, utf8ToBytes, type Result } from '@tyto/primitives'
import { systemClock, type Clock } from '../client/clock'
import {
  arweaveId,
  findArweaveWallet,
  readPermissions,
  readSwitchedAddress,
  rsaModulus,
  textOf,
  type ArConnectPage,
  type ArweaveWallet,
} from './arConnect'
import { decodeCipher, decodePlain, decryptionForm, encodeCipher, encryptionForms } from './arConnectCipher'
import { askWallet, lookFor, personTimeoutMs } from './askWallet'
import { arConnectRefusal } from './refusals'
import {
  storagePermissions,
  type StorageCode,
  type StorageWaitOptions,
  type StorageWallet,
} from './storageWallet'

export interface ArConnectOptions {
  readonly page: ArConnectPage
  readonly clock?: Clock
}

/** Questions that need no person are answered at once, or never. */
const withoutPerson: StorageWaitOptions = { timeoutMs: 5_000 }

/** The adapter of ArConnect and of Wander, its new name. What each of them does differently is a test beside this file. */
export function createArConnectAdapter({ page, clock = systemClock }: ArConnectOptions): StorageWallet {
  const find = () => findArweaveWallet(page)
  const isThere = async () => (await lookFor(find, { clock })) !== undefined
  const permissions = async () =>
    readPermissions(await ask((wallet) => wallet.getPermissions(), withoutPerson))
  const address = async () =>
    textOf(await ask((wallet) => wallet.getActiveAddress(), withoutPerson), arweaveId)

  return {
    detect: isThere,
    permissions,
    address,
    resume: async () => {
      if (!(await isThere()) || !(await isConnected())) return null
      const found = await address()
      return found.ok ? found.value : null
    },
    connect: async (options) => {
      if (!(await isThere())) return err('WalletMissing')
      if (await isConnected()) return address()
      const connected = await connect(storagePermissions, options)
      return connected.ok ? address() : connected
    },
    disconnect: async () => {
      const done = await ask((wallet) => wallet.disconnect(), withoutPerson)
      return done.ok ? ok(null) : done
    },
    publicKey: async (options) => {
      const granted = await permissions()
      if (!granted.includes('ACCESS_PUBLIC_KEY')) {
        const connected = await connect([...storagePermissions, 'ACCESS_PUBLIC_KEY'], options)
        if (!connected.ok) return connected
      }
      return textOf(await ask((wallet) => wallet.getActivePublicKey(), withoutPerson), rsaModulus)
    },
    encrypt: async (text, options) => {
      const encrypted = await encrypt(utf8ToBytes(text), options)
      return encrypted.ok ? encodeCipher(encrypted.value) : encrypted
    },
    decrypt: async (encrypted, options) => {
      const cipher = decodeCipher(encrypted)
      if (!cipher) return err('NoCiphertext')
      const plain = await ask((wallet) => wallet.decrypt(cipher, decryptionForm(cipher)), options)
      return plain.ok ? decodePlain(plain.value) : plain
    },
    dispatch: async (transaction, options) => {
      const sent = await ask((wallet) => wallet.dispatch(transaction), options)
      return textOf(sent.ok ? ok(ownValue(sent.value, 'id')) : sent, arweaveId)
    },
    subscribe: (listener) => {
      const onSwitch = (event: unknown) => listener(readSwitchedAddress(event))
      page.addEventListener('walletSwitch', onSwitch)
      return () => page.removeEventListener('walletSwitch', onSwitch)
    },
  }

  async function isConnected(): Promise<boolean> {
    const granted = await permissions()
    return storagePermissions.every((permission) => granted.includes(permission))
  }

  function connect(
    wanted: readonly string[],
    options?: StorageWaitOptions,
  ): Promise<Result<unknown, StorageCode>> {
    return ask((wallet) => wallet.connect(wanted, { name: 'Tyto' }), options)
  }

  /** Tries the forms in their order; a person's refusal is no reason to ask again, nor is silence. */
  async function encrypt(
    plain: Uint8Array,
    options?: StorageWaitOptions,
  ): Promise<Result<unknown, StorageCode>> {
    let answer: Result<unknown, StorageCode> = err('WalletFailed')
    for (const form of encryptionForms(plain)) {
      answer = await ask((wallet) => wallet.encrypt(plain, form), options)
      if (answer.ok || answer.code !== 'WalletFailed') return answer
    }
    return answer
  }

  async function ask(
    work: (wallet: ArweaveWallet) => Promise<unknown>,
    { signal, timeoutMs = personTimeoutMs }: StorageWaitOptions = {},
  ): Promise<Result<unknown, StorageCode>> {
    const wallet = find()
    if (!wallet) return err('WalletMissing')
    const answer = await askWallet(() => work(wallet), { clock, timeoutMs, signal })
    if (answer.kind === 'answer') return ok(answer.value)
    return err(answer.kind === 'silent' ? 'WalletSilent' : arConnectRefusal(answer.text))
  }
}
