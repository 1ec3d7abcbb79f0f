import { isDeployed, type NetworkId } from '@tyto/chain'
import { readTypedAddress } from '@tyto/identity'
import { err, ok, zeroAddress } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import { useWhoPlan, type WhoPlan } from '../../shared/recipients/useWhoPlan'

/** The step with the address of the new controller. It must be an account, because a contract cannot sign. */
export function useNewControllerPlan(network: NetworkId, initial = ''): WhoPlan {
  const { t } = useTranslation('recovery')
  return useWhoPlan({
    form: 'recovered',
    label: t('newController'),
    finds: async (typed) => {
      const read = readTypedAddress(typed)
      if (!read?.ok || read.value.address === zeroAddress) return err(t('wrongAddress'))
      const { address } = read.value
      const isContract = await isDeployed(chainOf(network).client, address)
      return isContract ? err(t('addressIsContract')) : ok({ address, name: null })
    },
    initial,
  })
}
