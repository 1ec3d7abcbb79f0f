import type { NetworkId } from '@tyto/chain'
import { err, ok, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { findRecipient } from '../../../shared/recipients/recipient'
import { resolveRecipient } from '../../../shared/recipients/resolveRecipients'
import type { StepPlan } from '../../../shared/ui/steps/useSteps'

/** Who is to get something, or a right: a name or an address. */
export interface AnyoneDraft {
  readonly typed: string
  /** The person has confirmed an address that was never used before. */
  readonly isTicked: boolean
}

interface AnyoneOptions {
  readonly label: string
  /** Who it cannot be, and what is said then; null for nobody. */
  readonly not: { readonly address: Address; readonly text: string } | null
}

/** The step that asks for somebody: a name or an address, looked up on chain. */
export function useAnyonePlan(
  network: NetworkId,
  { label, not }: AnyoneOptions,
): StepPlan<AnyoneDraft, Address> {
  const { t } = useTranslation('chain')
  const failureText = useFailureText()
  return {
    label,
    initial: { typed: '', isTicked: false },
    isEmpty: ({ typed }) => typed.trim() === '',
    save: async ({ typed, isTicked }): Promise<Result<Address, string>> => {
      try {
        const found = await resolveRecipient(network, typed)
        if (!found.ok) return err(t(`recipient.fault.${found.code}`))
        const { address, name } = found.value
        if (not !== null && address === not.address) return err(not.text)
        const isSure = name !== null || isTicked || findRecipient(address).isKnown
        return isSure ? ok(address) : err(t('recipient.unticked'))
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}
