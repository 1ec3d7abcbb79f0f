import { isDeployed, type NetworkId } from '@tyto/chain'
import { err, ok, parseAddress, zeroAddress, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { textStep, type StepPlan } from '../../shared/ui/steps/useSteps'

/** The step with the address of the new controller. It must be an account, because a contract cannot sign. */
export function useNewControllerPlan(network: NetworkId, initial = ''): StepPlan<string, Address> {
  const { t } = useTranslation('recovery')
  const save: Parameters<typeof textStep<Address>>[1] = async (typed) => {
    const address = parseAddress(typed)
    if (!address.ok || address.value === zeroAddress) return err(t('wrongAddress'))
    const { client } = chainOf(network)
    return (await isDeployed(client, address.value)) ? err(t('addressIsContract')) : ok(address.value)
  }
  return textStep(t('newController'), save, { initial })
}
