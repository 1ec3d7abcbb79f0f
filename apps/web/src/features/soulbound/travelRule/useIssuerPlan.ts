import { readSoulboundIssuer, type NetworkId, type SoulboundIssuer } from '@tyto/chain'
import { checkIssuer, formatName, readPublicEncryption } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/chain'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { rememberName } from '../../../shared/session/knownNames'
import { nameInText } from '../../../shared/ui/nameParts'
import { textStep, type StepPlan } from '../../../shared/ui/steps/useSteps'
import { hasKey, issuerName } from '../issuers'

/** Who a travel rule is for, and the key that it is encrypted with. */
export interface Reader extends SoulboundIssuer {
  /** Of its RSA key, base64url. */
  readonly modulus: string
}

/** The step that asks for an issuer: a name whose wallet publishes a key that can be encrypted for. */
export function useIssuerPlan(network: NetworkId): StepPlan<string, Reader> {
  const { t } = useTranslation(['soulbound', 'common'])
  const failureText = useFailureText()

  const find = async (typed: string): Promise<Result<Reader, string>> => {
    const checked = checkIssuer(typed)
    if (!checked.ok)
      return err(
        checked.code === 'IssuerIsZlp' ? t('soulbound:issuer.zlp') : t('common:lookUp.resolverFailed'),
      )
    const { client, network: description } = chainOf(network)
    const issuer = await readSoulboundIssuer(client, description, checked.value)
    const shown = { name: nameInText(formatName(checked.value.name)) }
    const key = readPublicEncryption(issuer?.publicEncryption ?? '')
    if (issuer === null || key.kind !== 'rsa')
      return err(t(`soulbound:issuer.${key.kind === 'rsa' ? 'none' : key.kind}`, shown))
    if (!hasKey(issuer)) return err(t('soulbound:issuer.unsigning', shown))
    rememberName(issuerName(issuer))
    return ok({ ...issuer, modulus: key.modulus })
  }

  return textStep(t('soulbound:issuer.field'), async (typed) => {
    try {
      return await find(typed)
    } catch (error) {
      return err(failureText(error))
    }
  })
}
