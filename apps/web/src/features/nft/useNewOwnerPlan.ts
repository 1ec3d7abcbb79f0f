import { readDidRecord, resolveName, type NetworkId } from '@tyto/chain'
import { formatName, parseName } from '@tyto/identity'
import { err, ok, parseAddress, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { noteAddressOf } from '../../shared/chain/addressNames'
import { chainOf } from '../../shared/chain/chain'
import { useFailureText } from '../../shared/chain/useFailureText'
import { didWalletOf, isDidWallet } from '../../shared/chain/didWalletOf'
import { readOther } from '../../shared/recipients/addressDraft'
import type { StepPlan } from '../../shared/ui/steps/useSteps'

/** The inputs for the new owner of a name. */
export interface NewOwnerDraft {
  /** A username or an address. */
  readonly typed: string
  /** The person has confirmed an address that was never used before. */
  readonly isTicked: boolean
}

/** The step that asks for the new owner: a username or the address of a DID wallet, checked on chain. */
export function useNewOwnerPlan(network: NetworkId, own: Address): StepPlan<NewOwnerDraft, Address> {
  const { t } = useTranslation(['nft', 'chain'])
  const failureText = useFailureText()

  const check = async (address: Address): Promise<Result<Address, string>> => {
    if (address === own) return err(t('transfer.sameWallet'))
    const record = await readDidRecord(chainOf(network).client, address)
    return isDidWallet(record) ? ok(address) : err(t('transfer.noWallet'))
  }

  const find = async (typed: string): Promise<Result<Address, string>> => {
    const name = parseName(typed)
    if (!name.ok) return err(t('transfer.wrongAddress'))
    const { client, network: description } = chainOf(network)
    const found = await resolveName(client, description, name.value)
    // The wallet that the name leads to; the identity registered beside it may belong to a former owner.
    const record = found.kind === 'found' ? didWalletOf(found) : null
    if (record === null) return err(t('transfer.unverified'))
    noteAddressOf(network, formatName(name.value), record.address)
    return check(record.address)
  }

  return {
    label: t('transfer.to'),
    initial: { typed: '', isTicked: false },
    isEmpty: ({ typed }) => typed.trim() === '',
    save: async ({ typed, isTicked }) => {
      try {
        const address = typed.trim()
        if (!parseAddress(address).ok) return await find(address)
        const other = readOther({ kind: 'other', address, isTicked })
        if (other === 'wrong') return err(t('transfer.wrongAddress'))
        return other === 'unticked' ? err(t('chain:recipient.unticked')) : await check(other)
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}
