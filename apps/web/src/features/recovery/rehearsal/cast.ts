import { messageToSign, type SigningRequest, type SigningWallet } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import type { Assumption } from '@tyto/simulator'

/** A key of the rehearsal. No wallet on the chain knows it, so nothing that it signs counts there. */
export interface StageKey {
  readonly privateKey: Uint8Array
  readonly publicKey: Hex
}

/** Who plays in a rehearsal: keys that stand in for real ones, and accounts that are nobody's. */
export interface Cast {
  /** The account of the thief, and the new one of the owner. */
  readonly thief: Address
  readonly rescuer: Address
  /** Signs with a stand-in for a key of a wallet's document. */
  sign(wallet: Address, purpose: string, request: SigningRequest, target: SigningWallet): Hex
  /** The stand-ins so far, for the simulator. */
  assumed(): readonly Assumption[]
}

/** Makes a cast. `makeKey`: a random key. */
export function makeCast(makeKey: () => StageKey): Cast {
  const keys = new Map<
    string,
    { readonly key: StageKey; readonly wallet: Address; readonly purpose: string }
  >()
  return {
    thief: anyAddress(makeKey),
    rescuer: anyAddress(makeKey),
    sign(wallet, purpose, request, target) {
      const name = `${wallet} ${purpose}`
      const { key } = keys.get(name) ?? { key: makeKey() }
      keys.set(name, { key, wallet, purpose })
      return bytesToHex(signSchnorr(messageToSign(request, target), key.privateKey))
    },
    assumed: () =>
      [...keys.values()].map(({ key, wallet, purpose }) => ({
        kind: 'entry',
        address: wallet,
        field: 'verification_methods',
        keys: [purpose],
        json: key.publicKey,
      })),
  }
}

/** An address that nobody has met: a part of a random key. */
function anyAddress(makeKey: () => StageKey): Address {
  return `0x${makeKey().publicKey.slice(-40)}`
}
