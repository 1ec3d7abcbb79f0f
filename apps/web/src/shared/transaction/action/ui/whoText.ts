import { parseAddress, toBech32 } from '@tyto/primitives'
import { nameInText } from '../../../ui/text/nameParts'
import { shortAddress } from '../../../ui/text/shortAddress'

/** A name or an address in a sentence. */
export function whoText(who: string): string {
  const address = parseAddress(who)
  return address.ok ? shortAddress(toBech32(address.value)) : nameInText(who)
}
