import type { ValueLook } from '../../shared/values/valueLook'
import { AddressLink } from './AddressLink'

/** The explorer's values: in plain units, addresses lead to their pages. */
export const explorerLook: ValueLook = {
  as: 'read',
  address: (address) => <AddressLink address={address} />,
}
