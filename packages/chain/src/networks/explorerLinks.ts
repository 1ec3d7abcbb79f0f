import { toBech32, type Address } from '@tyto/primitives'
import type { Network } from './networks'

/** The explorer's page of a transaction (64 hex digits, with or without 0x); it carries the network. */
export function transactionLink(network: Pick<Network, 'explorer'>, id: string): string {
  return `${network.explorer.url}/tx/0x${encodeURIComponent(id.replace(/^0x/, ''))}${network.explorer.query}`
}

/** The explorer's page of an account or contract; it carries the network. */
export function addressLink(network: Pick<Network, 'explorer'>, address: Address): string {
  return `${network.explorer.url}/address/${toBech32(address)}${network.explorer.query}`
}
