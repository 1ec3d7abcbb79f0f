import type { Ask } from '../asking'
import {
  isRecord,
  isText,
  knownPermissions,
  type StorageBehaviour,
  type StoragePermission,
  type WalletState,
} from '../walletState'
import type { WalletStore } from '../walletStore'
import { never, type WalletWindow } from '../walletWindow'
import { createEmitter, type Emitter } from './emitter'
import { bindCrypto, decrypt, encrypt, readForm, type EncryptionForm } from './encryption'
import { hashWithPrivateKey, signHashed, signRaw, verifyHashed, type StorageHash } from './signatures'
import { storageAddress, storageKey } from './storageKeys'

/** `window.arweaveWallet`. Every refusal is a plain string, not an `Error`. */
export interface ArweaveWallet {
  readonly walletName: string
  readonly walletVersion: string
  readonly events: Emitter
  connect(permissions: readonly string[], app?: { readonly name?: string }): Promise<void>
  disconnect(): Promise<void>
  getPermissions(): Promise<readonly StoragePermission[]>
  getActiveAddress(): Promise<string>
  getAllAddresses(): Promise<readonly string[]>
  getActivePublicKey(): Promise<string>
  /** `options` of the current or of the older generation, see `readForm`. */
  encrypt(data: Uint8Array | string, options: unknown): Promise<Uint8Array>
  decrypt(data: Uint8Array, options: unknown): Promise<Uint8Array>
  signature(data: Uint8Array, algorithm?: unknown): Promise<Uint8Array>
  signMessage(data: Uint8Array, options?: unknown): Promise<Uint8Array>
  verifyMessage(
    data: Uint8Array,
    signature: Uint8Array,
    publicKey?: string,
    options?: unknown,
  ): Promise<boolean>
  privateHash(data: Uint8Array, options?: unknown): Promise<Uint8Array>
  dispatch(transaction: unknown): Promise<never>
}

export interface ArweaveWalletOptions {
  readonly window: WalletWindow
  readonly store: WalletStore
  readonly ask: Ask
  readonly behaviour: Exclude<StorageBehaviour, 'absent'>
}

export interface ArweaveWalletInPage {
  readonly arweaveWallet: ArweaveWallet
  /** Tells the page that the wallet is there, and follows the wallet from then on. */
  arrive(): void
  stop(): void
}

const versions = { arconnect: '1.20.0', wander: '1.41.0', silent: '1.20.0' } as const

export function createArweaveWallet({
  window,
  store,
  ask,
  behaviour,
}: ArweaveWalletOptions): ArweaveWalletInPage {
  const { host } = window.location
  const { subtle } = window.crypto
  const wander = behaviour === 'wander'
  const events = createEmitter()

  const granted = (state: WalletState): readonly StoragePermission[] =>
    state.storageSites.find((site) => site.host === host)?.permissions ?? []

  /** As the wallets do it: the reason of the rejection is the text itself. */
  const refuse = (text: string): Promise<never> =>
    Promise.reject((wander ? `Error: ${text}` : text) as unknown as Error)

  /** Wander loses what goes wrong in the page's own half of a call: its promise never settles. */
  const refuseInPage = (text: string): Promise<never> => (wander ? never() : refuse(text))

  /** Every call that needs the key: silent wallets hang, permissions are checked, a locked wallet asks to be opened. */
  async function allowed<T>(
    name: string,
    needed: readonly StoragePermission[],
    needsKey: boolean,
    run: () => Promise<T>,
  ): Promise<T> {
    if (behaviour === 'silent') return never()
    const missing = needed.filter((permission) => !granted(store.state()).includes(permission))
    if (missing.length > 0) return refuse(`Missing permission(s) for "${name}": ${missing.join(', ')}`)
    if (needsKey && store.state().locked) {
      const answer = await ask({ kind: 'storageUnlock' }, host)
      if (answer.kind === 'rejected') return refuse(CANCELLED)
    }
    try {
      return await run()
    } catch (error) {
      return typeof error === 'string'
        ? Promise.reject(error as unknown as Error)
        : refuse(error instanceof Error ? error.message : String(error))
    }
  }

  const key = () => storageKey(store.state().storageWallet)
  const address = () => storageAddress(store.state().storageWallet)
  const sendSwitch = (to: string | undefined): void => {
    window.dispatchEvent(new CustomEvent('walletSwitch', { detail: { address: to } }))
  }
  const sendLoaded = (detail: object): void => {
    window.dispatchEvent(new CustomEvent('arweaveWalletLoaded', { detail }))
  }

  const arweaveWallet: ArweaveWallet = {
    walletName: 'ArConnect',
    walletVersion: versions[behaviour],
    events,
    connect: async (permissions, app) => {
      if (behaviour === 'silent') return never()
      const asked = knownPermissions(permissions)
      if (asked.length === 0) return refuseInPage('No permissions requested')
      if (asked.every((permission) => granted(store.state()).includes(permission))) return
      const name = isRecord(app) && isText(app['name']) ? app['name'] : ''
      const answer = await ask({ kind: 'storageConnect', permissions: asked, app: name }, host)
      if (answer.kind === 'rejected') return refuse(CANCELLED)
      events.emit('connect', null)
    },
    disconnect: async () => {
      if (behaviour === 'silent') return never()
      const { storageSites } = store.state()
      store.changeState({ storageSites: storageSites.filter((site) => site.host !== host) })
      events.emit('disconnect', null)
      sendSwitch(undefined)
    },
    getPermissions: async () => (behaviour === 'silent' ? never() : granted(store.state())),
    getActiveAddress: () => allowed('getActiveAddress', ['ACCESS_ADDRESS'], false, address),
    getAllAddresses: () =>
      allowed('getAllAddresses', ['ACCESS_ALL_ADDRESSES'], false, () =>
        Promise.all(Array.from({ length: 10 }, (_, index) => storageAddress(index))),
      ),
    getActivePublicKey: () =>
      allowed('getActivePublicKey', ['ACCESS_PUBLIC_KEY'], false, async () => (await key()).n),
    encrypt: (data, options) => {
      const form = readForm(options)
      const bytes = readInput(data, form)
      if (!form || !bytes) return refuseInPage(INVALID_OPTIONS)
      return allowed('encrypt', ['ENCRYPT'], true, async () =>
        encrypt(bindCrypto(window.crypto), await key(), bytes, form),
      )
    },
    decrypt: (data, options) => {
      const form = readForm(options)
      if (!form || !isBytes(data)) return refuseInPage(INVALID_OPTIONS)
      return allowed('decrypt', ['DECRYPT'], true, async () => {
        const plain = await decrypt(bindCrypto(window.crypto), await key(), data, form)
        const isAllowed = !wander || (await ask({ kind: 'storageDecrypt' }, host)).kind === 'approved'
        return isAllowed ? plain : refuse(CANCELLED)
      })
    },
    signature: (data) =>
      isBytes(data)
        ? allowed('signature', ['SIGNATURE'], true, async () => signRaw(subtle, await key(), data))
        : refuseInPage(NOT_BYTES),
    signMessage: (data, options) =>
      isBytes(data)
        ? allowed('signMessage', ['SIGNATURE'], true, async () =>
            signHashed(subtle, await key(), data, readHash(options)),
          )
        : refuseInPage(NOT_BYTES),
    verifyMessage: (data, signature, publicKey, options) =>
      isBytes(data) && isBytes(signature)
        ? allowed('verifyMessage', ['SIGNATURE'], false, async () =>
            verifyHashed(subtle, publicKey ?? (await key()).n, data, signature, readHash(options)),
          )
        : refuseInPage(NOT_BYTES),
    privateHash: (data, options) =>
      isBytes(data)
        ? allowed('privateHash', ['SIGNATURE'], true, async () =>
            hashWithPrivateKey(subtle, await key(), data, readHash(options)),
          )
        : refuseInPage(NOT_BYTES),
    dispatch: () =>
      allowed('dispatch', ['DISPATCH'], true, () =>
        refuse('This network has no permanent storage to dispatch to.'),
      ),
  }

  let before = store.state()
  let stop = (): void => undefined

  async function follow(): Promise<void> {
    const after = store.state()
    const [was, is] = [before, after]
    before = after
    if (was.storageSites !== is.storageSites && String(granted(was)) !== String(granted(is))) {
      events.emit('permissions', granted(is))
    }
    if (was.storageWallet === is.storageWallet) return
    const seen = granted(is)
    if (!seen.includes('ACCESS_ADDRESS') && !seen.includes('ACCESS_ALL_ADDRESSES')) return
    const active = await storageAddress(is.storageWallet)
    events.emit('activeAddress', active)
    sendSwitch(active)
  }

  return {
    arweaveWallet,
    arrive: () => {
      before = store.state()
      stop = store.subscribe(() => void follow())
      // ArConnect says it twice; Wander once it knows the permissions.
      sendLoaded(wander ? { permissions: granted(before) } : {})
      if (!wander) void window.setTimeout(() => sendLoaded({}), 0)
    },
    stop: () => stop(),
  }
}

const CANCELLED = 'User cancelled the AuthRequest'
const INVALID_OPTIONS = 'Invalid options passed'
const NOT_BYTES = 'Invalid data: it has to be a typed array'

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
