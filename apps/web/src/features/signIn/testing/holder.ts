import type { StorageWallet } from '@tyto/chain'
import type { DidRecord, DidStatus } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'

/** Somebody with a document, who answers sites. */
export const name = { subdomain: '', domain: 'alice', topLevel: 'ssi' } as const
export const did = `did:tyron:zil:isol:${'71'.repeat(20)}`

/** Their record, with this log-in key. */
export function recordOf(logIn: Hex, dkms: string, status: DidStatus = 'Updated'): DidRecord {
  return {
    address: `0x${'71'.repeat(20)}`,
    did,
    controller: null,
    version: 'DIDxWALLET_7.1.0',
    status,
    verificationMethods: new Map([['auth', logIn]]),
    dkms: new Map([['auth', dkms]]),
    addressServices: new Map(),
    services: new Map(),
    guardians: [],
    subdomains: new Map(),
    pendingController: null,
    pendingUsername: null,
    balance: 0n,
    unreadable: [],
  }
}

/** A storage wallet that decrypts to what it is given; every other part of it must not be asked. */
export function storageOf(decrypt: StorageWallet['decrypt']): StorageWallet {
  const never = () => {
    throw new Error('nobody asks for this')
  }
  return {
    detect: never,
    resume: never,
    connect: never,
    disconnect: never,
    permissions: never,
    address: never,
    publicKey: never,
    encrypt: never,
    dispatch: never,
    subscribe: never,
    decrypt,
  }
}
