import { readDidRecord } from '@tyto/chain'
import { checkDeactivation, parseVersion } from '@tyto/identity'
import { err, ok, parseAddress, toBech32, ZERO_ADDRESS, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/chain'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { isRecipientConfirmed } from '../../../shared/recipients/RecipientCheck'
import { useNetworkId } from '../../../shared/session/network'
import type { StepPlan } from '../../../shared/ui/steps/useSteps'

export interface AddressDraft {
  readonly kind: 'own' | 'other' | null
  readonly address: string
  /** That an address never used before is the right one. */
  readonly isTicked: boolean
}

/** A wallet that is to end, and what is typed to confirm it: its name, or the last 8 characters of its address. */
interface Target {
  readonly address: Address
  readonly word: string
}

/** This SSI's wallet, or another DID wallet of the same controller that can end; the chain is asked. */
export function useAddressPlan(own: Target, controller: Address | null): StepPlan<AddressDraft, Target> {
  const { t } = useTranslation(['manage', 'errors', 'chain'])
  const network = useNetworkId()
  const failureText = useFailureText()

  const check = async (address: Address, word: string): Promise<Result<Target, string>> => {
    try {
      const record = await readDidRecord(chainOf(network).client, address)
      if (record === null || parseVersion(record.version).kind !== 'did') return err(t('deactivate.noWallet'))
      if (record.controller !== controller) return err(t('errors:NotController'))
      const reason = checkDeactivation(record)
      return reason === null ? ok({ address, word }) : err(t(`errors:${reason}`))
    } catch (error) {
      return err(failureText(error))
    }
  }

  return {
    label: t('deactivate.address'),
    initial: { kind: null, address: '', isTicked: false },
    isEmpty: ({ kind, address }) => kind === null || (kind === 'other' && address.trim() === ''),
    save: ({ kind, address, isTicked }) => {
      if (kind === 'own') return check(own.address, own.word)
      const parsed = parseAddress(address.trim())
      if (!parsed.ok || parsed.value === ZERO_ADDRESS) return err(t('deactivate.wrongAddress'))
      if (!isRecipientConfirmed(parsed.value, isTicked)) return err(t('chain:recipient.unticked'))
      return check(parsed.value, toBech32(parsed.value).slice(-8))
    },
  }
}
