import { messageToSign, type SigningRequest, type SigningWallet } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import type { Assumption } from '@tyto/simulator'

/** A key of the rehearsal. No wallet on the chain knows it, so nothing that it signs counts there. */
export interface StandInKey {
  readonly privateKey: Uint8Array
  readonly publicKey: Hex
}

/** A rehearsal's stand-ins: keys that stand in for real ones, and accounts that are nobody's. */
export interface StandIns {
  /** The account of the thief, and the new one of the owner. */
  readonly thief: Address
  readonly rescuer: Address
  /** Signs with a stand-in for a key of a wallet's document. */
  sign(wallet: Address, purpose: string, request: SigningRequest, target: SigningWallet): Hex
  /** The stand-ins so far, for the simulator. */
  assumed(): readonly Assumption[]
}

/** Makes stand-ins. `makeKey`: a random key. */
export function makeStandIns(makeKey: () => StandInKey): StandIns {
  const keys = new Map<
    string,
    { readonly key: StandInKey; readonly wallet: Address; readonly purpose: string }
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
function anyAddress(makeKey: () => StandInKey): Address {
  return `0x${makeKey().publicKey.slice(-40)}`
}
