import i18next from 'i18next'
import type { NetworkId } from '@tyto/chain'
import type { SimulatedStep } from '@tyto/simulator'
import { chainOf } from '../../../chain/network/chain'
import { describeError } from '../../../errors/describeError'
import type { Thrower } from '../../../errors/contractException'
import { describeException } from '../../../errors/describeException'
import { textsOf } from '../../../i18n/translations'
import { equalOf } from '../../pending/transactionMachine'
import { stepThrower } from '../../simulation/ui/stepThrower'
import type { ItemState } from '../itemStates'
import type { ItemProblem } from '../seriesMachine'
import { failureEntry } from '../../pending/ui/failureEntry'
import { colonText } from '../../../ui/text/listText'

/** Codes with a text of their own in the area `series`. */
const own = ['TooPoor', 'KeepsChanging', 'Interrupted'] as const

/** Why the wallet was not asked for an item. The areas `series`, `transaction` and `errors` must be loaded. */
export function problemText({ code, cause, step }: ItemProblem, network: NetworkId): string {
  const t = textsOf('series')
  if (step !== null) return t('problem.WouldFail', { reason: stepText(step, network) })
  const known = own.find((each) => each === code)
  if (known) return t(`problem.${known}`)
  if (code.startsWith('Rpc')) return t('problem.noNode')
  return describeError(cause instanceof Error ? cause : code).text
}

/** Puts the answer that the chain would give into words. */
function stepText(step: SimulatedStep, network: NetworkId): string {
  if (step.kind === 'success') return ''
  if (step.kind === 'refused') {
    return i18next.t(`transaction:simulation.refused.${step.code}`, {
      defaultValue: i18next.t('transaction:simulation.refused.title'),
    })
  }
  if (step.reason === 'BalanceTooLow') return i18next.t('errors:reason.balanceTooLow', { defaultValue: '' })
  // Whether its code is ours is not looked up for each of many: the review of one alone says more.
  const { code, text } = describeException(step.message, stepThrower(chainOf(network), step))
  return code === null ? text : colonText(code, text, i18next.language)
}

/** Why an item has not happened, or not yet; empty where there is nothing to say. `thrower`: what caused its failure. */
export function reasonText({ status, transaction }: ItemState, thrower: Thrower): string {
  const t = textsOf('series')
  const state = transaction?.state
  if (status === 'skipped') return t('reason.skipped')
  if (transaction && state?.status === 'failed') {
    const { code, text } = failureEntry(transaction, thrower)
    return `${text} (${code})`
  }
  if (state?.status === 'rejected') {
    if (state.reason === 'byUser') return t('reason.rejected')
    const why = state.code === null ? '' : ` ${describeError(state.code).text}`
    return `${t('reason.notTaken')}${why}`
  }
  if (state?.status === 'strayed') return t('reason.strayed')
  if (state && equalOf(state) !== null) return textsOf('transaction')('question.title')
  if (state?.status === 'unknown')
    return t(state.id === null ? 'reason.unknownWallet' : 'reason.unknownPolls')
  return ''
}
