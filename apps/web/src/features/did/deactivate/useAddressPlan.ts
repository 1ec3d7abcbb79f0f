import { isDidWallet, readDidRecord } from '@tyto/chain'
import { checkDeactivation, readTypedAddress } from '@tyto/identity'
import { err, ok, toBech32, zeroAddress, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { whoChoicePlan, type WhoChoicePlan } from '../../../shared/recipients/WhoChoice'
import { useNetworkId } from '../../../shared/settings/network'

/** How many characters at the end of an address are typed to confirm it. */
const confirmingCharacters = 8

/** A wallet to end, and the word that confirms it: its name, or the end of its address. */
interface Target {
  readonly address: Address
  readonly word: string
}

interface AddressOptions {
  readonly controller: Address | null
  /** Can the wallet of this page end? Else another one is asked for at once. */
  readonly canOwn: boolean
}

/** The step that chooses the wallet to end. Another wallet is read from the chain: same controller, and able to end. */
export function useAddressPlan(own: Target, { controller, canOwn }: AddressOptions): WhoChoicePlan<Target> {
  const { t } = useTranslation(['did', 'errors'])
  const network = useNetworkId()
  const failureText = useFailureText()

  const check = async (target: Target): Promise<Result<Target, string>> => {
    try {
      const record = await readDidRecord(chainOf(network).client, target.address)
      if (!isDidWallet(record)) return err(t('deactivate.noWallet'))
      if (record.controller !== controller) return err(t('errors:NotController'))
      const reason = checkDeactivation(record)
      return reason === null ? ok(target) : err(t(`errors:${reason}`))
    } catch (error) {
      return err(failureText(error))
    }
  }

  const who = useWhoPlan({
    form: 'ending',
    label: t('deactivate.address'),
    finds: (typed) => {
      const parsed = readTypedAddress(typed)
      const isGood = parsed?.ok === true && parsed.value.address !== zeroAddress
      return Promise.resolve(
        isGood ? ok({ address: parsed.value.address, name: null }) : err(t('deactivate.wrongAddress')),
      )
    },
  })
  return whoChoicePlan(who, {
    own: () => check(own),
    other: ({ address }) => check({ address, word: toBech32(address).slice(-confirmingCharacters) }),
    atFirst: canOwn ? null : 'other',
  })
}
