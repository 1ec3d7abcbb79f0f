import { err, ok } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { useNetworkId } from '../../../shared/settings/network'
import { nameInText } from '../../../shared/ui/nameParts'
import type { StepPlan } from '../../../shared/ui/steps/useSteps'
import { findDomain, readDomain, type FreeDomain } from './findDomain'

export interface NamesPlan {
  readonly plan: StepPlan<readonly string[], readonly FreeDomain[]>
  /** Why a row is not accepted, by its place. */
  readonly faults: ReadonlyMap<number, string>
  readonly forget: () => void
}

/** The step that asks for so many names of a collection: all filled, each once, each free by the word of the chain. */
export function useNamesPlan(suffix: string, count: number): NamesPlan {
  const network = useNetworkId()
  const { t } = useTranslation('mint')
  const failureText = useFailureText()
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map())

  const plan: NamesPlan['plan'] = {
    label: t('many.names'),
    initial: [],
    isEmpty: () => false,
    save: async (draft) => {
      const typed = Array.from({ length: count }, (_, at) => draft[at]?.trim() ?? '')
      const found = new Map<number, string>()
      const refuse = (why: string) => {
        setFaults(found)
        return err(why)
      }
      if (count === 0 || typed.some((each) => each === '')) return refuse(t('many.incomplete'))
      const lower = typed.map((each) => each.toLowerCase())
      lower.forEach((each, at) => {
        if (lower.indexOf(each) !== at) found.set(at, t('many.twice'))
      })
      if (found.size > 0) return refuse(t('many.repeated'))
      const read = typed.map((each) => readDomain(each, suffix))
      read.forEach((each, at) => {
        if (!each.ok) found.set(at, t(`fault.${each.code}`, { suffix }))
      })
      if (found.size > 0) return refuse(t('many.wrong'))
      try {
        const answers = await Promise.all(lower.map((each) => findDomain(network, suffix, each)))
        answers.forEach((each, at) => {
          if (!each.ok) found.set(at, t(`fault.${each.code}`, { suffix, name: nameInText(lower[at]!) }))
        })
        if (found.size > 0) return refuse(t('many.wrong'))
        setFaults(found)
        return ok(answers.flatMap((each) => (each.ok ? [each.value] : [])))
      } catch (error) {
        return refuse(failureText(error))
      }
    },
  }
  return { plan, faults, forget: () => setFaults(new Map()) }
}
