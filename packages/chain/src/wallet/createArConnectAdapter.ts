import { err, ok, ownValue, utf8ToBytes } from '@tyto/primitives'
import { arweaveId, readSwitchedAddress, rsaModulus, textOf } from './arConnect'
import { ArConnectCalls, withoutPerson, type ArConnectOptions } from './arConnectCalls'
import { decodeCipher, decodePlain, decryptionForm, encodeCipher } from './arConnectCipher'
import { storagePermissions, type StorageWallet } from './storageWallet'

/** The adapter of ArConnect and of Wander, its new name. What each of them does differently is a test beside this file. */
export function createArConnectAdapter(options: ArConnectOptions): StorageWallet {
  const { page } = options
  const calls = new ArConnectCalls(options)

  return {
    detect: () => calls.isThere(),
    permissions: () => calls.permissions(),
    address: () => calls.address(),
    resume: async () => {
      if (!(await calls.isThere()) || !(await calls.isConnected())) return null
      const found = await calls.address()
      return found.ok ? found.value : null
    },
    connect: async (wait) => {
      if (!(await calls.isThere())) return err('WalletMissing')
      if (await calls.isConnected()) return calls.address()
      const connected = await calls.connect(storagePermissions, wait)
      return connected.ok ? calls.address() : connected
    },
    disconnect: async () => {
      const done = await calls.ask((wallet) => wallet.disconnect(), withoutPerson)
      return done.ok ? ok(null) : done
    },
    publicKey: async (wait) => {
      const granted = await calls.permissions()
      if (!granted.includes('ACCESS_PUBLIC_KEY')) {
        const connected = await calls.connect([...storagePermissions, 'ACCESS_PUBLIC_KEY'], wait)
        if (!connected.ok) return connected
      }
      return textOf(await calls.ask((wallet) => wallet.getActivePublicKey(), withoutPerson), rsaModulus)
    },
    encrypt: async (text, wait) => {
      const encrypted = await calls.encrypt(utf8ToBytes(text), wait)
      return encrypted.ok ? encodeCipher(encrypted.value) : encrypted
    },
    decrypt: async (encrypted, wait) => {
      const cipher = decodeCipher(encrypted)
      if (!cipher) return err('NoCiphertext')
      const plain = await calls.ask((wallet) => wallet.decrypt(cipher, decryptionForm(cipher)), wait)
      return plain.ok ? decodePlain(plain.value) : plain
    },
    dispatch: async (transaction, wait) => {
      const sent = await calls.ask((wallet) => wallet.dispatch(transaction), wait)
      return textOf(sent.ok ? ok(ownValue(sent.value, 'id')) : sent, arweaveId)
    },
    subscribe: (listener) => {
      const onSwitch = (event: unknown) => listener(readSwitchedAddress(event))
      page.addEventListener('walletSwitch', onSwitch)
      return () => page.removeEventListener('walletSwitch', onSwitch)
    },
  }
}
