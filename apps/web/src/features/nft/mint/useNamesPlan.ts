import { err, ok } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { useAsked } from '../../../shared/chain/reads/useLiveAnswers'
import { nameInText } from '../../../shared/ui/text/nameParts'
import type { StepPlan } from '../../../shared/ui/steps/useSteps'
import type { FreeDomain } from './findDomain'
import { readDomain, type DomainFault } from './readDomain'
import type { DomainAnswers } from './useDomainAnswers'

interface NamesPlanOptions {
  readonly suffix: string
  readonly count: number
  readonly answers: DomainAnswers
  /** Names that were typed before a reload. */
  readonly kept: readonly string[]
}

/** The step that asks for so many names of a collection: all filled, each once, each free by the word of the chain. */
export function useNamesPlan({
  suffix,
  count,
  answers,
  kept,
}: NamesPlanOptions): StepPlan<readonly string[], readonly FreeDomain[]> {
  const { t } = useTranslation('mint')
  const failureText = useFailureText()
  return {
    label: t('many.names'),
    initial: kept,
    ...(kept.length > 0 && { isAnsweredAtFirst: true }),
    isEmpty: () => false,
    save: async (draft) => {
      const names = firstNames(draft, count).map((each) => each.trim().toLowerCase())
      if (count === 0 || names.includes('')) return err(t('many.incomplete'))
      if (new Set(names).size < count) return err(t('many.repeated'))
      const domains = domainsOf(names, suffix)
      if (domains.length < count) return err(t('many.wrong'))
      try {
        const found = await answers.ask(domains)
        const free = found.flatMap((each) => (each.ok ? [each.value] : []))
        return free.length < count ? err(t('many.wrong')) : ok(free)
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}

/** As many names as are asked for, as they were typed. */
export function firstNames(draft: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => draft[at] ?? '')
}

/** Those of some typed names that can be minted at all, bare. */
export function domainsOf(names: readonly string[], suffix: string): readonly string[] {
  return names.flatMap((each) => {
    const read = readDomain(each, suffix)
    return read.ok ? [read.value] : []
  })
}

/** The facts of one row of a list of names: why it cannot be minted, that it is free, or that nobody has said yet. */
export interface NameRow {
  readonly kind: 'blank' | 'fault' | 'free' | 'open'
  readonly text: string
}

/** Finds out about each name while it is typed; the chain is asked about those that can be minted at all. */
export function useNameRows(
  suffix: string,
  names: readonly string[],
  answers: DomainAnswers,
): readonly NameRow[] {
  const { t } = useTranslation('mint')
  const lower = names.map((each) => each.trim().toLowerCase())
  useAsked(answers, domainsOf(names, suffix))
  const fault = (code: DomainFault, name: string): NameRow => ({
    kind: 'fault',
    text: t(`fault.${code}`, { suffix, name: nameInText(name) }),
  })
  return lower.map((name, at): NameRow => {
    if (name === '') return { kind: 'blank', text: '' }
    if (lower.indexOf(name) !== at) return { kind: 'fault', text: t('many.twice') }
    const domain = readDomain(name, suffix)
    if (!domain.ok) return fault(domain.code, name)
    const answer = answers.of(domain.value)
    if (answer === undefined) {
      return { kind: 'open', text: t(answers.error === null ? 'many.asking' : 'many.unknown') }
    }
    return answer.ok
      ? { kind: 'free', text: t('free', { name: `${name}${suffix}` }) }
      : fault(answer.code, name)
  })
}
