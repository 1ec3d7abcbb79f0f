import { formatName, parseName, type Name } from '@tyto/identity'
import { isAddress, ownValue, type Address } from '@tyto/primitives'
import { decodeInput } from '../../shared/transaction/inputJson'
import type { StoredTransaction } from '../../shared/transaction/pending/storedTransaction'

/** What a transaction has achieved for a person. */
export type Moment =
  /** A DID wallet stands on the chain; `domain` is the name that the person wants for it. */
  | { readonly kind: 'walletMade'; readonly domain: string | null }
  /** A name was bought; `wallet` holds it, or the address in `recipient`. */
  | {
      readonly kind: 'minted'
      readonly name: Name
      readonly wallet: Address
      readonly recipient: Address | null
      /** False while it stands in no block. */
      readonly isDone: boolean
    }
  | { readonly kind: 'recovered'; readonly name: Name; readonly newController: Address }
  | (OfWallet & { readonly kind: 'keyed' })
  | (OfWallet & { readonly kind: 'guarded' })
  | (OfWallet & { readonly kind: 'locked' })
  | (OfWallet & { readonly kind: 'deactivated' })

interface OfWallet {
  readonly wallet: Address
  /** Null for a wallet that goes by its address. */
  readonly name: Name | null
}

const kinds = {
  didCreate: 'keyed',
  addGuardians: 'guarded',
  configureSocialRecovery: 'guarded',
  lock: 'locked',
  didDeactivate: 'deactivated',
} as const

/** The moment of a transaction in its present state; null if there is none. Stored data may be anything: never throws. */
export function momentOf(transaction: StoredTransaction): Moment | null {
  const { action, state, subject } = transaction
  const isDone = state.status === 'confirmed'
  if (!isDone && !(state.status === 'submitted' && action === 'buyNftUsername')) return null
  const input = readInput(transaction)
  const wallet = addressAt(input, 'wallet')
  switch (action) {
    case 'deployDidWallet': {
      const domain = ownValue(input, 'domain')
      const name = typeof domain === 'string' ? ssiName(domain) : null
      return { kind: 'walletMade', domain: name && name.domain }
    }
    case 'buyNftUsername': {
      const domain = ownValue(input, 'domain')
      const name = typeof domain === 'string' ? ssiName(domain) : null
      if (name === null || wallet === null) return null
      return { kind: 'minted', name, wallet, recipient: addressAt(input, 'recipient'), isDone }
    }
    case 'didSocialRecovery': {
      const name = nameOf(subject)
      const newController = addressAt(input, 'newController')
      return name && newController && { kind: 'recovered', name, newController }
    }
    case 'didCreate':
    case 'addGuardians':
    case 'configureSocialRecovery':
    case 'lock':
    case 'didDeactivate':
      return wallet && { kind: kinds[action], wallet, name: nameOf(subject) }
    default:
      return null
  }
}

function readInput({ input }: StoredTransaction): unknown {
  try {
    return decodeInput(input)
  } catch {
    return null
  }
}

function addressAt(input: unknown, key: string): Address | null {
  const value = ownValue(input, key)
  return isAddress(value) ? value : null
}

/** The subject of a transaction where it is a name. */
function nameOf(subject: string): Name | null {
  const name = parseName(subject)
  // The end of an address, too, can be read as a name; only a name is written with its top level.
  return name.ok && formatName(name.value) === subject ? name.value : null
}

function ssiName(domain: string): Name | null {
  const name = parseName(`${domain}.ssi`)
  return name.ok && name.value.subdomain === '' ? name.value : null
}
