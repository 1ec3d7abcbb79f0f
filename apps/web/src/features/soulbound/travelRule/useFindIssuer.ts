import { isKeyOfOwner, readSoulboundIssuer, type NetworkId, type SoulboundIssuer } from '@tyto/chain'
import { checkIssuer, formatName, readPublicEncryption } from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import type { Who } from '../../../shared/recipients/lookAtWho'
import type { FindWho } from '../../../shared/recipients/useWhoPlan'
import { rememberName } from '../../../shared/session/names/knownNames'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { hasKey, issuerName } from '../issuers'

/** Who a travel rule is for, and the key that it is encrypted with. */
export interface Reader extends SoulboundIssuer, Who {
  /** Of its RSA key, base64url. */
  readonly modulus: string
}

/** Finds an issuer: a name whose wallet publishes a key that can be encrypted for. */
export function useFindIssuer(network: NetworkId): FindWho<Reader> {
  const { t } = useTranslation(['soulbound', 'common'])

  return async (typed) => {
    const checked = checkIssuer(typed)
    if (!checked.ok)
      return err(
        checked.code === 'IssuerIsNft' ? t('soulbound:issuer.nft') : t('common:lookUp.resolverFailed'),
      )
    const { client, network: description } = chainOf(network)
    const issuer = await readSoulboundIssuer(client, description, checked.value)
    const shown = { name: nameInText(formatName(checked.value.name)) }
    const key = readPublicEncryption(issuer?.publicEncryption ?? '')
    if (issuer === null || key.kind !== 'rsa')
      return err(t(`soulbound:issuer.${key.kind === 'rsa' ? 'none' : key.kind}`, shown))
    if ((await isKeyOfOwner(client, issuer)) === false) return err(t('soulbound:issuer.former', shown))
    if (!hasKey(issuer)) return err(t('soulbound:issuer.unsigning', shown))
    const name = issuerName(issuer)
    rememberName(name)
    return ok({ ...issuer, modulus: key.modulus, address: issuer.did, name: formatName(name) })
  }
}
