import { readDidRecord, resolveName, type NetworkId } from '@tyto/chain'
import { formatName, parseName, parseVersion, type DidRecord } from '@tyto/identity'
import { err, ok, parseAddress, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { noteAddressOf } from '../../../shared/chain/addressNames'
import { chainOf } from '../../../shared/chain/chain'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { readOther } from '../../../shared/recipients/addressDraft'
import { looksLikeAddress } from '../../../shared/recipients/recipientText'
import type { StepPlan } from '../../../shared/ui/steps/useSteps'

/** What is typed for another delegator. */
export interface DelegatorDraft {
  /** A name or an address. */
  readonly typed: string
  /** The person has confirmed an address that was never used before. */
  readonly isTicked: boolean
}

/** Another delegator: a staking wallet, a DeFi wallet or an account. */
export interface Delegator {
  readonly address: Address
  /** The name that led to it; null for a typed address. */
  readonly name: string | null
}

const stakingKinds: readonly string[] = ['staking', 'defi']

/** Can a wallet stake? What is no wallet of ours is an account or a stranger's contract: nobody knows. */
function canStake(wallet: DidRecord | null): boolean {
  return wallet === null || wallet.version === '' || stakingKinds.includes(parseVersion(wallet.version).kind)
}

/**
 * Finds a delegator by name or address; else says why there is none. Rejects with `RpcError`: nothing is known then. `own`:
 * whom it must not be.
 */
export function useFindDelegator(
  network: NetworkId,
  own: Address,
): (typed: string) => Promise<Result<Delegator, string>> {
  const { t } = useTranslation(['stakingSwap', 'common'])

  const check = (delegator: Delegator, wallet: DidRecord | null): Result<Delegator, string> => {
    if (delegator.address === own) return err(t('stakingSwap:find.same'))
    return canStake(wallet) ? ok(delegator) : err(t('stakingSwap:find.cannotStake'))
  }

  return async (typed) => {
    const { client, network: description } = chainOf(network)
    const parsed = parseAddress(typed)
    if (parsed.ok) {
      const address = parsed.value
      return check({ address, name: null }, await readDidRecord(client, address))
    }
    if (looksLikeAddress(typed)) return err(t('stakingSwap:find.wrongAddress'))
    const name = parseName(typed)
    if (!name.ok) {
      const isSubdomain = name.code === 'SubdomainNeedsSsi'
      return err(t(isSubdomain ? 'common:lookUp.subdomainNeedsSsi' : 'common:lookUp.resolverFailed'))
    }
    const found = await resolveName(client, description, name.value)
    if (found.kind !== 'found') return err(t('stakingSwap:find.unverified'))
    noteAddressOf(network, formatName(name.value), found.address)
    return check({ address: found.address, name: formatName(name.value) }, found.wallet)
  }
}

/** The step that asks who is to take over. */
export function useReceiverPlan(network: NetworkId, own: Address): StepPlan<DelegatorDraft, Delegator> {
  const { t } = useTranslation(['stakingSwap', 'chain'])
  const failureText = useFailureText()
  const find = useFindDelegator(network, own)
  return {
    label: t('stakingSwap:request.to'),
    initial: { typed: '', isTicked: false },
    isEmpty: ({ typed }) => typed.trim() === '',
    save: async ({ typed, isTicked }) => {
      const address = typed.trim()
      try {
        const found = await find(address)
        if (!found.ok || found.value.name !== null) return found
        const other = readOther({ kind: 'other', address, isTicked })
        if (other === 'wrong') return err(t('stakingSwap:find.wrongAddress'))
        return other === 'unticked' ? err(t('chain:recipient.unticked')) : found
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}
