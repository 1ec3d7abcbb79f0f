import type { ValueLook } from '../../../shared/values/valueLook'
import { AddressLink } from './AddressLink'

/** How the explorer shows values: in plain units, with links on addresses. */
export const explorerLook: ValueLook = {
  as: 'read',
  address: (address) => <AddressLink address={address} />,
}
