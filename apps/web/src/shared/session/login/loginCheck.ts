import { didWalletOf, isDidWallet, type NetworkId, readDidRecord, resolveName } from '@tyto/chain'
import { type DidRecord, isNftName, type Name } from '@tyto/identity'
import { err, ok, zeroAddress, type Address, type Result } from '@tyto/primitives'
import { chainOf } from '../../chain/network/chain'
import type { Login } from '../wallet/login'
import type { StoredLogin } from '../wallet/storedSession'

export type LoginCode =
  | 'NameNotFound'
  | 'NameReserved'
  /** The name is registered, but leads to no wallet. */
  | 'LeadsNowhere'
  /** The contract is not a DID wallet. */
  | 'UnsupportedVersion'
  /** The wallet of the name has another controller. */
  | 'NotController'
  /** The wallet at the address has another controller. */
  | 'FailedAuthentication'

/**
 * Does this account control the identity of a username? Rejects with `RpcError` if the chain does not answer: then
 * nothing is known.
 */
export async function checkName(
  network: NetworkId,
  name: Name,
  account: Address,
): Promise<Result<Login, LoginCode>> {
  const { client, network: description } = chainOf(network)
  // A username has no subdomain, and .did leads to the same wallet as .ssi.
  const username: Name = { ...name, subdomain: '', topLevel: isNftName(name) ? name.topLevel : 'ssi' }
  if (name.subdomain !== '') {
    // One that the wallet does not know is no name of it.
    const typed = await resolveName(client, description, name)
    if (typed.kind === 'unregistered' || typed.kind === 'uninitialized') return err('LeadsNowhere')
  }
  const resolution = await resolveName(client, description, username)
  switch (resolution.kind) {
    case 'free':
      return err('NameNotFound')
    case 'reserved':
      return err('NameReserved')
    case 'unregistered':
    case 'uninitialized':
      return err('LeadsNowhere')
    case 'found': {
      const record = didWalletOf(resolution)
      if (record === null || record.version === '') return err('UnsupportedVersion')
      if (record.controller !== account) return err('NotController')
      // Where .ssi leads elsewhere, .did leads to the wallet of the identity.
      const leadsThere = resolution.address === record.address
      return ok(loginOf(network, leadsThere ? username : { ...username, topLevel: 'did' }, record, account))
    }
  }
}

/**
 * Does this account control the DID wallet at an address? Rejects with `RpcError` if the chain does not answer: then
 * nothing is known.
 */
export async function checkAddress(
  network: NetworkId,
  address: Address,
  account: Address,
): Promise<Result<Login, LoginCode>> {
  const record = await readDidRecord(chainOf(network).client, address)
  if (!isDidWallet(record)) return err('UnsupportedVersion')
  if (record.controller !== account) return err('FailedAuthentication')
  return ok(loginOf(network, null, record, account))
}

/** Is a stored log-in still valid for this account? */
export function checkAgain(stored: StoredLogin, account: Address): Promise<Result<Login, LoginCode>> {
  const { network, address, name } = stored
  return name === null ? checkAddress(network, address, account) : checkName(network, name, account)
}

function loginOf(network: NetworkId, name: Name | null, record: DidRecord, controller: Address): Login {
  const { address, version, subdomains } = record
  const defi = subdomains.get('defi')
  const hasDeFi = defi !== undefined && defi !== zeroAddress
  return { network, address, name, version, controller, hasDeFi }
}
