import { readSoulboundIssuer, type NetworkId, type SoulboundIssuer } from '@tyto/chain'
import { checkIssuer, formatName } from '@tyto/identity'
import { err, ok, type Hex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/chain'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { nameInText } from '../../../shared/ui/nameParts'
import { textStep, type StepPlan } from '../../../shared/ui/steps/useSteps'

/** An issuer whose key can be checked against. */
export interface Signer extends SoulboundIssuer {
  readonly key: Hex
}

/** The step that asks who signed: a name with a key for it. `initial`: of a link. */
export function useSignerPlan(network: NetworkId, initial: string): StepPlan<string, Signer> {
  const { t } = useTranslation(['soulbound', 'common'])
  const failureText = useFailureText()
  const save = async (typed: string): Promise<ReturnType<typeof ok<Signer>> | ReturnType<typeof err<string>>> => {
    const checked = checkIssuer(typed)
    if (!checked.ok)
      return err(checked.code === 'IssuerIsZlp' ? t('soulbound:issuer.zlp') : t('common:lookUp.resolverFailed'))
    try {
      const { client, network: description } = chainOf(network)
      const issuer = await readSoulboundIssuer(client, description, checked.value.name)
      const { key = null } = issuer ?? {}
      const shown = { name: nameInText(formatName(checked.value.name)) }
      return issuer === null || key === null ? err(t('soulbound:issuer.unsigning', shown)) : ok({ ...issuer, key })
    } catch (error) {
      return err(failureText(error))
    }
  }
  return textStep(t('soulbound:issuer.field'), save, { initial })
}
