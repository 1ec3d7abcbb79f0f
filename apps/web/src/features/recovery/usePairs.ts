import { readSigningWallet, type NetworkId } from '@tyto/chain'
import { parseGuardian, recoveryThreshold, type DidRecord } from '@tyto/identity'
import { err, ok, type Address } from '@tyto/primitives'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import { nameQuery } from '../../shared/chain/reads/queries'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { rememberName } from '../../shared/session/names/knownNames'
import type { StepPlan } from '../../shared/ui/steps/useSteps'
import { checkPairs, type Pair, type PairAnswer, type PairCode } from './checkSignatures'
import { guardianName } from './guardianPlans'

/** How long a check of the pairs is reused, in ms. */
const pairsStaleTime = 10_000

const pairTexts = {
  InputIsIncomplete: 'guardian.incomplete',
  GuardianIsNoDomain: 'guardian.noDomain',
  GuardianIsRepeated: 'guardian.repeated',
  GuardianIsPresent: 'guardian.present',
  GuardianIsUnknown: 'pair.notGuardian',
  SignatureLacksPrefix: 'pair.prefix',
  SignatureIsMalformed: 'pair.malformed',
  GuardianNotFound: 'pair.notFound',
  GuardianHasNoKey: 'pair.noKey',
  SignerIsRepeated: 'pair.sameSigner',
  SignatureIsWrong: 'pair.wrong',
} as const satisfies Readonly<Record<PairCode, string>>

/** The text for the problem of a pair. */
export function usePairText(): (code: PairCode, pair: Pair) => string {
  const { t } = useTranslation('recovery')
  return (code, { guardian }) => t(pairTexts[code], { name: guardianName(guardian) })
}

/** Checks the pairs against the chain. */
function useCheck(network: NetworkId, record: DidRecord) {
  const queries = useQueryClient()
  return async (pairs: readonly Pair[], newController: Address | null): Promise<readonly PairAnswer[]> => {
    const { client, network: description } = chainOf(network)
    const wallet = await readSigningWallet(client, description, record.address)
    if (wallet === null) return pairs.map(() => ({ kind: 'waiting' }))
    const resolve = (name: Parameters<typeof nameQuery>[1]) => queries.fetchQuery(nameQuery(network, name))
    const asked = newController && ({ kind: 'recovery', newController } as const)
    return checkPairs(pairs, { wallet, guardians: record.guardians, asked, resolve })
  }
}

/** Whether each pair is right, checked while it is typed. */
export function useLivePairs(
  network: NetworkId,
  record: DidRecord,
  pairs: readonly Pair[],
  newController: Address | null,
): { readonly answers: readonly PairAnswer[]; readonly isChecking: boolean; readonly error: unknown } {
  const check = useCheck(network, record)
  const { data, isFetching, isPlaceholderData, error } = useQuery({
    queryKey: ['chain', network, 'guardian signatures', record.address, newController, pairs],
    queryFn: () => check(pairs, newController),
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
    staleTime: pairsStaleTime,
  })
  return { answers: data ?? [], isChecking: isFetching && (data === undefined || isPlaceholderData), error }
}

/** The step with the pairs. It is saved when enough guardians have signed for this address. */
export function usePairsPlan(
  network: NetworkId,
  record: DidRecord,
  initial: readonly Pair[],
  newController: Address | null,
): StepPlan<readonly Pair[], readonly Pair[]> {
  const { t } = useTranslation('recovery')
  const check = useCheck(network, record)
  const pairText = usePairText()
  const failureText = useFailureText()
  return {
    label: t('execute.signatures'),
    initial,
    isEmpty: () => false,
    save: async (pairs) => {
      if (newController === null) return err(t('execute.addressFirst'))
      try {
        const answers = await check(pairs, newController)
        for (const [index, answer] of answers.entries()) {
          const pair = pairs[index]
          if (answer.kind === 'refused' && pair) return err(pairText(answer.code, pair))
        }
        const signed = pairs.filter((_, index) => answers[index]?.kind === 'signed')
        const threshold = recoveryThreshold(record.guardians.length)
        if (signed.length < threshold) return err(t('guardian.incomplete'))
        for (const { guardian } of signed) {
          const parsed = parseGuardian(guardian)
          if (parsed.ok) rememberName({ domain: parsed.value.domain, subdomain: '', topLevel: 'ssi' })
        }
        // More signatures than the contract needs would only cost gas.
        return ok(signed.slice(0, threshold))
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}
