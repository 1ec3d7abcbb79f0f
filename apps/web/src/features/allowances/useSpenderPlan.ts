import type { NetworkId } from '@tyto/chain'
import { err, ok, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../shared/chain/useFailureText'
import { findRecipient } from '../../shared/recipients/recipient'
import { resolveRecipient } from '../../shared/recipients/resolveRecipients'
import type { StepPlan } from '../../shared/ui/steps/useSteps'

/** Who is to spend: a name or an address. */
export interface SpenderDraft {
  readonly typed: string
  /** The person has confirmed an address that was never used before. */
  readonly isTicked: boolean
}

/** The step that asks who may take tokens: a name or an address, looked up on chain. `owner`: whose tokens they are. */
export function useSpenderPlan(network: NetworkId, owner: Address | null): StepPlan<SpenderDraft, Address> {
  const { t } = useTranslation(['allowances', 'chain'])
  const failureText = useFailureText()
  return {
    label: t('form.spender'),
    initial: { typed: '', isTicked: false },
    isEmpty: ({ typed }) => typed.trim() === '',
    save: async ({ typed, isTicked }): Promise<Result<Address, string>> => {
      try {
        const found = await resolveRecipient(network, typed)
        if (!found.ok) {
          if (found.code === 'unverified') return err(t('form.notFound'))
          // The specification has one text for whatever is wrong with the address of a spender.
          const fault = found.code === 'wrongFormat' ? 'wrongAddress' : found.code
          return err(t(`chain:recipient.fault.${fault}`))
        }
        const { address, name } = found.value
        if (address === owner) return err(t('form.isOwner'))
        const isSure = name !== null || isTicked || findRecipient(address).isKnown
        return isSure ? ok(address) : err(t('chain:recipient.unticked'))
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}
