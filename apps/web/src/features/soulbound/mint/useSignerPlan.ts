import { readSoulboundIssuer, type NetworkId, type SoulboundIssuer } from '@tyto/chain'
import { checkIssuer, formatName } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { hasKey } from '../issuers'
import { textStep, type StepPlan } from '../../../shared/ui/steps/useSteps'

/** The step that asks who signed: a name with a key for it. `initial`: of a link. */
export function useSignerPlan(network: NetworkId, initial: string): StepPlan<string, SoulboundIssuer> {
  const { t } = useTranslation(['soulbound', 'common'])
  const failureText = useFailureText()
  const save = async (typed: string): Promise<Result<SoulboundIssuer, string>> => {
    const checked = checkIssuer(typed)
    if (!checked.ok)
      return err(
        checked.code === 'IssuerIsNft' ? t('soulbound:issuer.nft') : t('common:lookUp.resolverFailed'),
      )
    try {
      const { client, network: description } = chainOf(network)
      const issuer = await readSoulboundIssuer(client, description, checked.value)
      const shown = { name: nameInText(formatName(checked.value.name)) }
      return issuer === null || !hasKey(issuer) ? err(t('soulbound:issuer.unsigning', shown)) : ok(issuer)
    } catch (error) {
      return err(failureText(error))
    }
  }
  return textStep(t('soulbound:issuer.field'), save, { initial })
}
