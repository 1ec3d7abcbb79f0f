import { readDidRecord, resolveName, type NetworkId } from '@tyto/chain'
import { parseName, parseVersion } from '@tyto/identity'
import { err, ok, parseAddress, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { useFailureText } from '../../shared/chain/useFailureText'
import { findRecipient } from '../../shared/recipients/recipient'
import type { StepPlan } from '../../shared/ui/steps/useSteps'

/** Who is to get a name, as it is being typed. */
export interface NewOwnerDraft {
  /** A username or an address. */
  readonly typed: string
  /** That an address never used before is the right one. */
  readonly isTicked: boolean
}

/** The DID wallet behind a username or at an address; the chain is asked. */
export function useNewOwnerPlan(network: NetworkId, own: Address): StepPlan<NewOwnerDraft, Address> {
  const { t } = useTranslation(['manage', 'chain'])
  const failureText = useFailureText()

  const check = async (address: Address): Promise<Result<Address, string>> => {
    if (address === own) return err(t('transfer.sameWallet'))
    const record = await readDidRecord(chainOf(network).client, address)
    const isDidWallet = record !== null && parseVersion(record.version).kind === 'did'
    return isDidWallet ? ok(address) : err(t('deactivate.noWallet'))
  }

  const find = async (typed: string): Promise<Result<Address, string>> => {
    const name = parseName(typed)
    if (!name.ok) return err(t('deactivate.wrongAddress'))
    const { client, network: description } = chainOf(network)
    const found = await resolveName(client, description, name.value)
    const record = found.kind === 'found' ? (found.identity ?? found.wallet) : null
    return record === null ? err(t('transfer.unverified')) : check(record.address)
  }

  return {
    label: t('transfer.to'),
    initial: { typed: '', isTicked: false },
    isEmpty: ({ typed }) => typed.trim() === '',
    save: async ({ typed, isTicked }) => {
      try {
        const address = parseAddress(typed.trim())
        if (!address.ok) return await find(typed.trim())
        if (!isTicked && !findRecipient(address.value).isKnown) return err(t('chain:recipient.unticked'))
        return await check(address.value)
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}
