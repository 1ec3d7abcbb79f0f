import { readDidRecord } from '@tyto/chain'
import { checkDeactivation } from '@tyto/identity'
import { err, ok, toBech32, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/chain'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { isDidWallet } from '../../../shared/chain/didWalletOf'
import { isNoAddress, noAddress, readOther, type AddressDraft } from '../../../shared/recipients/addressDraft'
import { useNetworkId } from '../../../shared/settings/network'
import type { StepPlan } from '../../../shared/ui/steps/useSteps'

/** How many characters at the end of an address are typed to confirm it. */
const confirmingCharacters = 8

/** A wallet to end, and the word that confirms it: its name, or the end of its address. */
interface Target {
  readonly address: Address
  readonly word: string
}

/** The step that chooses the wallet to end. Another wallet is read from the chain: same controller, and able to end. */
export function useAddressPlan(own: Target, controller: Address | null): StepPlan<AddressDraft, Target> {
  const { t } = useTranslation(['did', 'errors', 'chain'])
  const network = useNetworkId()
  const failureText = useFailureText()

  const check = async (address: Address, word: string): Promise<Result<Target, string>> => {
    try {
      const record = await readDidRecord(chainOf(network).client, address)
      if (!isDidWallet(record)) return err(t('deactivate.noWallet'))
      if (record.controller !== controller) return err(t('errors:NotController'))
      const reason = checkDeactivation(record)
      return reason === null ? ok({ address, word }) : err(t(`errors:${reason}`))
    } catch (error) {
      return err(failureText(error))
    }
  }

  return {
    label: t('deactivate.address'),
    initial: noAddress,
    isEmpty: isNoAddress,
    save: (draft) => {
      if (draft.kind === 'own') return check(own.address, own.word)
      const other = readOther(draft)
      if (other === 'wrong') return err(t('deactivate.wrongAddress'))
      if (other === 'unticked') return err(t('chain:recipient.unticked'))
      return check(other, toBech32(other).slice(-confirmingCharacters))
    },
  }
}
