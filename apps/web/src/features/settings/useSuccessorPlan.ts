import { readAddress, type NetworkId } from '@tyto/chain'
import { formatName, type DidRecord } from '@tyto/identity'
import { err, ok, parseAddress, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import { useFailureText } from '../../shared/chain/useFailureText'
import { readOther } from '../../shared/recipients/addressDraft'
import type { StepPlan } from '../../shared/ui/steps/useSteps'
import { useFindName } from './useFindName'

/** The inputs for a new controller. */
export interface SuccessorDraft {
  /** A username or an address. */
  readonly typed: string
  /** The person has confirmed an address that was never used before. */
  readonly isTicked: boolean
}

/** The account that is asked to take over. */
export interface Successor {
  readonly address: Address
  /** The name that led to it; null for a typed address. */
  readonly name: string | null
}

/**
 * The step that asks for a new controller: the address of an account, or a username. Only an account can accept, so a
 * username stands for the account that controls its wallet.
 */
export function useSuccessorPlan(network: NetworkId, record: DidRecord): StepPlan<SuccessorDraft, Successor> {
  const { t } = useTranslation(['settings', 'chain'])
  const failureText = useFailureText()
  const findName = useFindName(network)

  const check = async (successor: Successor): Promise<Result<Successor, string>> => {
    if (successor.address === record.controller) return err(t('settings:controller.same'))
    const content = await readAddress(chainOf(network).client, successor.address)
    return content.kind === 'wallet' ? err(t('settings:controller.contract')) : ok(successor)
  }

  const find = async (typed: string): Promise<Result<Successor, string>> => {
    const found = await findName(typed)
    if (!found.ok) return found
    const { wallet, address, name } = found.value
    // A name may lead to a plain account; else the account behind its DID wallet.
    const account = wallet === null ? address : (didWalletOf(found.value)?.controller ?? null)
    if (account === null) return err(t('settings:unverified'))
    return check({ address: account, name: formatName(name) })
  }

  return {
    label: t('settings:controller.field'),
    initial: { typed: '', isTicked: false },
    isEmpty: ({ typed }) => typed.trim() === '',
    save: async ({ typed, isTicked }) => {
      try {
        const address = typed.trim()
        if (!parseAddress(address).ok) return await find(address)
        const other = readOther({ kind: 'other', address, isTicked })
        if (other === 'wrong') return err(t('settings:wrongAddress'))
        if (other === 'unticked') return err(t('chain:recipient.unticked'))
        return await check({ address: other, name: null })
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}
