import { readAvailability, type NetworkId } from '@tyto/chain'
import { readTypedName } from '@tyto/identity'
import { err, ok, zilId, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { rememberName } from '../../../shared/session/names/knownNames'
import { nameInText } from '../../../shared/ui/text/nameParts'

/** A free name and its present price. */
interface Offer {
  /** The name without suffix. */
  readonly domain: string
  /** The price, in Qa. */
  readonly price: bigint
}

/** Reads a typed name and asks the chain whether it is free and what it costs in ZIL. */
export function useSaveDomain(network: NetworkId): (typed: string) => Promise<Result<Offer, string>> {
  const { t } = useTranslation(['purchase', 'chain'])
  const failureText = useFailureText()
  return async (typed) => {
    const parsed = readTypedName(typed)
    if (!parsed.ok) return err(t('purchase:noName'))
    const name = parsed.value
    const { domain, subdomain, topLevel } = name
    if (subdomain !== '' || topLevel !== 'ssi') return err(t('purchase:onlySsi'))
    const { client, network: description } = chainOf(network)
    const answer = await readAvailability(client, description, domain)
    switch (answer.kind) {
      case 'unknown':
        return err(failureText(answer.error))
      case 'taken':
        return err(t('purchase:taken', { name: nameInText(`${domain}.ssi`) }))
      case 'reserved':
        return err(t('chain:reservedText'))
      case 'free': {
        if (answer.prices === null) return err(t('purchase:priceUnread'))
        const price = answer.prices.get(zilId)
        if (price === undefined) return err(t('purchase:noPrice'))
        // Remembered, so that the review can show this name for its hash.
        rememberName(name)
        return ok({ domain, price })
      }
    }
  }
}
