import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt, randomBytes } from 'node:crypto'
import type { Choice } from './fakeZilPay'

export interface FakeArConnectOptions {
  readonly choice?: Choice
  readonly granted?: readonly string[]
  /** 'both' for ArConnect 1.x and Wander; an older wallet knows one form only, and answers text. */
  readonly forms?: 'both' | 'older'
  readonly hasWallet?: boolean
}

const keys = generateKeyPairSync('rsa', { modulusLength: 4096 })
const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }

export const arweaveAddress = 'vh-NTHVvlKZqRxc8LyyTNok65yQ55a_PJ1zWLb9G2JI'
export const otherAddress = 'A'.repeat(43)

function never(): Promise<never> {
  return new Promise<never>(() => undefined)
}

/**
 * An object that behaves like `window.arweaveWallet` as its sources tell, with a real RSA key, in a page that can tell of
 * switches. The older form is RSA for a random key and, in place of the library's AES, a plain exclusive or with it.
 */
export function createFakeArConnect(options: FakeArConnectOptions = {}) {
  const { forms = 'both', hasWallet = true } = options
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const world = {
    choice: options.choice ?? ('approve' as Choice),
    granted: [...(options.granted ?? [])],
    address: arweaveAddress as unknown,
    windows: 0,
    connects: [] as (readonly string[])[],
    disconnect: 'works' as 'works' | 'fails' | 'hangs',
    dispatched: { id: 'b'.repeat(43), type: 'BASE' } as unknown,
  }

  function emit(address: string | undefined): void {
    for (const listener of listeners.get('walletSwitch') ?? []) listener({ detail: { address } })
  }
  function need(name: string, permission: string): void {
    if (world.granted.includes(permission)) return
    throw `Missing permission(s) for "${name}": ${permission}`
  }
  async function askPerson<T>(approved: () => T): Promise<T> {
    world.windows++
    if (world.choice === 'closed') return never()
    if (world.choice === 'reject') throw 'Error: User cancelled the AuthRequest'
    return approved()
  }
  function isOlder(form: Readonly<Record<string, unknown>>): boolean {
    if ('algorithm' in form) return true
    if (forms === 'older') throw 'Invalid options passed'
    return false
  }
  const applyPad = (data: Uint8Array, pad: Uint8Array) =>
    data.map((byte, index) => byte ^ pad[index % pad.length]!)

  const arweaveWallet = {
    walletName: 'ArConnect',
    connect: async (permissions: readonly string[]) => {
      world.connects.push(permissions)
      if (!hasWallet) throw 'No wallets added'
      if (permissions.every((permission) => world.granted.includes(permission))) return
      await askPerson(() => world.granted.push(...permissions))
    },
    disconnect: async () => {
      if (world.disconnect === 'hangs') return never()
      if (world.disconnect === 'fails') throw 'Could not disconnect'
      world.granted = []
      emit(undefined)
    },
    getPermissions: async () => [...world.granted],
    getActiveAddress: async () => {
      need('getActiveAddress', 'ACCESS_ADDRESS')
      return world.address
    },
    getActivePublicKey: async () => {
      need('getActivePublicKey', 'ACCESS_PUBLIC_KEY')
      return keys.publicKey.export({ format: 'jwk' }).n
    },
    encrypt: async (data: unknown, form: Record<string, unknown>) => {
      need('encrypt', 'ENCRYPT')
      if (isOlder(form)) {
        const bytes = typeof data === 'string' ? Buffer.from(data) : (data as Uint8Array)
        const pad = randomBytes(256)
        const head = publicEncrypt({ key: keys.publicKey, ...oaep }, pad)
        return new Uint8Array(Buffer.concat([head, applyPad(bytes, pad)]))
      }
      if (!(data instanceof Uint8Array)) throw 'Invalid options passed'
      return new Uint8Array(publicEncrypt({ key: keys.publicKey, ...oaep }, data))
    },
    decrypt: async (data: Uint8Array, form: Record<string, unknown>) => {
      need('decrypt', 'DECRYPT')
      const older = isOlder(form)
      return askPerson(() => {
        try {
          const head = privateDecrypt({ key: keys.privateKey, ...oaep }, older ? data.slice(0, 512) : data)
          const plain = older ? applyPad(data.slice(512), head) : new Uint8Array(head)
          return forms === 'older' ? Buffer.from(plain).toString() : plain
        } catch {
          throw 'OperationError'
        }
      })
    },
    dispatch: async () => {
      need('dispatch', 'DISPATCH')
      return askPerson(() => world.dispatched)
    },
  }

  const page = {
    arweaveWallet: arweaveWallet as unknown,
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    removeEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners.get(name)?.delete(listener)
    },
  }
  return { page, world, arweaveWallet, switchTo: emit }
}
