import type { NetworkId } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { err, ok, type Address, type Result } from '@tyto/primitives'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chainReadOptions } from '../chain/reads/queries'
import { useFailureText } from '../chain/failure/useFailureText'
import { typedWho } from '../settings/typedWho'
import { useNetworkId } from '../settings/network'
import type { StepPlan } from '../ui/steps/useSteps'
import { lookAtWho, untickedText, type Who } from './lookAtWho'
import type { RecipientFault } from './recipientText'
import { resolveRecipient } from './resolveRecipients'
import { standingQuery } from './standingQuery'
import { whoForms, type WhoForm } from './whoForms'

/** The typed text for somebody: a name or an address. */
export interface WhoDraft {
  readonly typed: string
  /** The person has read what is said of them, and compared an address that was never used before. */
  readonly isTicked: boolean
}

export const nobody: WhoDraft = { typed: '', isTicked: false }

/** Looks somebody up; else a text that says why there is nobody. Rejects with `RpcError`: nothing is known then. */
export type FindWho<Found extends Who = Who> = (typed: string) => Promise<Result<Found, string>>

export interface WhoOptions<Found extends Who> {
  readonly form: WhoForm
  readonly label: string
  readonly finds: FindWho<Found>
  /** Who it cannot be, and what is said then. */
  readonly not?: { readonly address: Address | null | undefined; readonly text: string } | null
  /** Somebody who needs no tick: the form itself names them. */
  readonly knows?: Address | undefined
  /** Is typed at first, and a good answer. */
  readonly initial?: string | undefined
}

/** The step that asks for somebody, and all that `WhoStep` draws of it. */
export interface WhoPlan<Found extends Who = Who> extends StepPlan<WhoDraft, Found> {
  readonly options: WhoOptions<Found>
}

/**
 * The step "to whom" of every form that names somebody: looked up on chain, held against what the person and the chain know
 * of them, and taken only once its warnings are read.
 */
export function useWhoPlan<Found extends Who = Who>(options: WhoOptions<Found>): WhoPlan<Found> {
  const { t } = useTranslation('chain')
  const network = useNetworkId()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { form, label, not, knows, initial = '' } = options
  return {
    options,
    label,
    initial: { typed: initial, isTicked: false },
    ...(initial === '' ? {} : { isAnsweredAtFirst: true as const, begins: initial }),
    isEmpty: ({ typed }) => typed.trim() === '',
    save: async ({ typed, isTicked }): Promise<Result<Found, string>> => {
      try {
        // Asked anew, and what comes is what the form shows.
        const found = await queries.fetchQuery({ ...whoQuery(network, options, typed.trim()), staleTime: 0 })
        if (!found.ok) return found
        const { address } = found.value
        if (address === not?.address) return err(not.text)
        const standing = await queries.fetchQuery(standingQuery(network, address))
        const look = lookAtWho({ ...found.value, gets: whoForms[form], standing, knows })
        if (look.stop !== null) return err(t(`who.${look.stop}`))
        if (isTicked || !look.needsTick) return found
        return err(t(untickedText(look)))
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}

/** Whom a typed text leads to, for a form: asked while somebody types, and anew when the step is saved. */
export function whoQuery<Found extends Who>(
  network: NetworkId,
  { form, finds, not }: WhoOptions<Found>,
  typed: string,
) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'who', form, not?.address ?? null, typed],
    queryFn: () => finds(typedWho(typed)),
  })
}

/** Finds anybody: an address, or a name that leads to one. `texts`: of faults that a form says in words of its own. */
export function useFindAnyone(
  network: NetworkId,
  texts: Partial<Readonly<Record<RecipientFault, string>>> = {},
): FindWho {
  const { t } = useTranslation('chain')
  return async (typed) => {
    const found = await resolveRecipient(network, typed)
    if (!found.ok) return err(texts[found.code] ?? t(`recipient.fault.${found.code}`))
    return ok(whoOf(found.value))
  }
}

/** An address with the name that led to it, as it is written. */
export function whoOf({ address, name }: { readonly address: Address; readonly name: Name | null }): Who {
  return { address, name: name && formatName(name) }
}
