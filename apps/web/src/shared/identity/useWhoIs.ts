import { formatName } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tokensQuery } from '../chain/coins/tokensQuery'
import { useAddressBook } from '../recipients/addressBook'
import { useNetworkId } from '../settings/network'
import { nameInText } from '../ui/text/nameParts'
import { shortAddress } from '../ui/text/shortAddress'
import { useAddressLabels } from '../values/addressLabels'
import { nameLeadingTo, nameOfArrival } from '../chain/names/addressNames'

/** Who stands behind an address, as far as this device and the protocol know. */
export interface KnownWho {
  readonly address: Address
  /** A name that leads to the address; null for none that is known. */
  readonly name: string | null
  /** Its name in a sentence, else a label, else the short address. */
  readonly text: string
  /** The text that its face is drawn from. */
  readonly face: string
  /** Nothing is known of it but the address. */
  readonly isStranger: boolean
}

/**
 * Says who an address is: a known name, a label of the address book, an account or a part of the local network, a service of
 * the protocol. Needs the area `explorer`.
 */
export function useWhoIs(): (address: Address) => KnownWho {
  const { t } = useTranslation('explorer')
  const network = useNetworkId()
  const labels = useAddressLabels()
  const entries = useAddressBook((book) => book.entries)
  const { data: protocol } = useQuery(tokensQuery(network))
  return (address) => {
    const bech32 = toBech32(address)
    const known = (name: string): KnownWho => {
      return { address, name, text: nameInText(name), face: name, isStranger: false }
    }
    const labelled = (text: string): KnownWho => ({
      address,
      name: null,
      text,
      face: bech32,
      isStranger: false,
    })
    const came = nameOfArrival(network, address)
    if (came !== null) return known(came)
    const label = labels.get(address)
    if (label?.kind === 'name') return known(formatName(label.name))
    const led = nameLeadingTo(network, address)
    if (led !== null) return known(led)
    const entry = entries.find((each) => each.address === address)
    if (entry) return labelled(entry.label)
    if (label?.kind === 'account') return labelled(t('label.account', { index: label.index }))
    if (label?.kind === 'part') return labelled(t(`label.${label.part}`))
    const service = [...(protocol?.services ?? [])].find(([, at]) => at === address)?.[0]
    if (service !== undefined) return labelled(service)
    return { address, name: null, text: shortAddress(bech32), face: bech32, isStranger: true }
  }
}
