import { parseService, type DocumentService, type ServiceEndpoint } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import type { ShownValue } from './shownValue'

/**
 * A service's endpoint of a DID wallet in words: label, where it leads, colours and description; null for any other
 * value.
 */
export function serviceMeaning(value: ShownValue): string | null {
  const endpoint = endpointOf(value)
  return endpoint && wordsOf(parseService('', endpoint))
}

/** `Uri type protocol value`, or `Address` of a chain. */
function endpointOf(value: ShownValue): ServiceEndpoint | null {
  if (value.kind !== 'constructed') return null
  const [first, , last] = value.parts
  if (value.name === 'Uri' && first?.kind === 'text' && last?.kind === 'text') {
    // An empty endpoint goes along where a service is removed.
    const isEmpty = first.text === '' && last.text === ''
    return isEmpty ? null : { kind: 'uri', type: first.text, protocol: 'Https', value: last.text }
  }
  if (value.name !== 'Address' || first?.kind !== 'constructed') return null
  const [address] = first.parts
  return address?.kind === 'address' ? { kind: 'address', chain: first.name, address: address.address } : null
}

function wordsOf({ label, text, address, chain, color1, color2, description }: DocumentService): string {
  if (address !== null) return `${chain} · ${chain === 'zilliqa' ? toBech32(address) : address}`
  return [label, text, `#${color1} #${color2}`, description].filter((part) => part !== '').join(' · ')
}
