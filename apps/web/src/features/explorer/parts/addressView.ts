import { buildPath } from '../../../shared/routing/routes'

/** The parts of a contract's page. The page of an account has only its transactions. */
export const addressViews = ['transactions', 'events', 'state', 'code', 'init', 'call'] as const
export type AddressView = (typeof addressViews)[number]

/** Reads the part from the query of a path; any other text means the first part. */
export function parseAddressView(text: string | null): AddressView {
  return addressViews.find((view) => view === text) ?? 'transactions'
}

/** The path to a part of an address's page, with a line of the code. `address` is bech32. */
export function addressViewPath(address: string, view: AddressView, line?: number): string {
  const path = buildPath('explorerAddress', { address })
  return `${path}?view=${view}${line === undefined ? '' : `&line=${line}`}`
}
