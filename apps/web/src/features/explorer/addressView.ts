import { buildPath } from '../../shared/routing/routes'

/** The parts of a contract's page. An account has its transactions only. */
export const addressViews = ['transactions', 'state', 'code', 'init', 'call'] as const
export type AddressView = (typeof addressViews)[number]

/** The text of a query to a part; anything else is the first one. */
export function parseAddressView(text: string | null): AddressView {
  return addressViews.find((view) => view === text) ?? 'transactions'
}

/** The path to a part of an address's page, with a line of the code. `address` is bech32. */
export function addressViewPath(address: string, view: AddressView, line?: number): string {
  const path = buildPath('explorerAddress', { address })
  return `${path}?view=${view}${line === undefined ? '' : `&line=${line}`}`
}
