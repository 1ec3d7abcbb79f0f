import type { NetworkId } from '@tyto/chain'
import {
  checkGuardianCount,
  checkGuardians,
  fewestGuardians,
  parseGuardian,
  type Guardian,
  type GuardianChange,
  type GuardianCode,
  type GuardianCountCode,
} from '@tyto/identity'
import { err, ok, type Hex, type Result } from '@tyto/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../shared/chain/queries'
import { useFailureText } from '../../shared/chain/useFailureText'
import { rememberName } from '../../shared/session/knownNames'
import { nameInText } from '../../shared/ui/nameParts'
import { textStep, type StepPlan } from '../../shared/ui/steps/useSteps'

const countTexts = {
  CountIsNotANumber: 'count.notANumber',
  CountIsNotWhole: 'count.notWhole',
  CountIsZero: 'count.zero',
  TooFewGuardians: 'count.tooFew',
  TooManyGuardians: 'count.tooMany',
  NoGuardianToSpare: 'count.noneToSpare',
  TooFewGuardiansLeft: 'count.tooFewLeft',
} as const satisfies Readonly<Record<GuardianCountCode, string>>

const guardianTexts = {
  InputIsIncomplete: 'guardian.incomplete',
  GuardianIsNoDomain: 'guardian.noDomain',
  GuardianIsRepeated: 'guardian.repeated',
  GuardianIsPresent: 'guardian.present',
  GuardianIsUnknown: 'guardian.unknown',
} as const satisfies Readonly<Record<GuardianCode, string>>

/** How a guardian's domain is written for people: `marlow.ssi`. */
export function guardianName(typed: string): string {
  const guardian = parseGuardian(typed)
  return nameInText(guardian.ok ? `${guardian.value.domain}.ssi` : typed.trim())
}

/** The step that asks how many guardians to add or remove. */
export function useCountPlan(change: GuardianChange, present: number): StepPlan<string, number> {
  const { t } = useTranslation('recovery')
  const save = (typed: string): Result<number, string> => {
    const count = checkGuardianCount(typed, change, present)
    return count.ok ? count : err(t(countTexts[count.code]))
  }
  // The first guardians are nearly always as few as it takes.
  const isFirst = change === 'add' && present === 0
  return textStep(t(`configure.howMany.${change}`), save, {
    initial: isFirst ? String(fewestGuardians) : '',
    isPrefilled: isFirst,
  })
}

export interface GuardiansPlan {
  readonly plan: StepPlan<readonly string[], readonly Guardian[]>
  /** The problem of each field, found by the last CONTINUE; null where there is none. */
  readonly problems: readonly (string | null)[]
}

/** The step with one field for each guardian. `count`: how many; null while that is not saved. */
export function useGuardiansPlan(
  network: NetworkId,
  change: GuardianChange,
  present: readonly Hex[],
  count: number | null,
): GuardiansPlan {
  const { t } = useTranslation(['recovery', 'chain'])
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [problems, setProblems] = useState<readonly (string | null)[]>([])

  /** The reason why a valid domain cannot be used; null if it can. */
  const findProblem = async ({ domain }: Guardian): Promise<string | null> => {
    const name = { domain, subdomain: '', topLevel: 'ssi' } as const
    try {
      const answer = await queries.fetchQuery(nameQuery(network, name))
      if (answer.kind !== 'free') return null
      return t('chain:nameNotFound', { name: nameInText(`${domain}.ssi`) })
    } catch (error) {
      return failureText(error)
    }
  }

  const plan: GuardiansPlan['plan'] = {
    label: t('configure.domains'),
    initial: [],
    // Empty fields are reported one by one, by `save`.
    isEmpty: () => false,
    save: async (draft) => {
      if (count === null) return err(t('configure.countFirst'))
      const fields = fieldsOf(draft, count)
      const checked = checkGuardians(fields, change, present)
      const found = await Promise.all(
        checked.map(async (guardian, index) => {
          if (!guardian.ok)
            return t(guardianTexts[guardian.code], { name: guardianName(fields[index] ?? '') })
          return change === 'add' ? findProblem(guardian.value) : null
        }),
      )
      setProblems(found)
      const first = found.find((problem) => problem !== null)
      if (first) return err(first)
      const guardians = checked.flatMap((guardian) => (guardian.ok ? [guardian.value] : []))
      for (const { domain } of guardians) rememberName({ domain, subdomain: '', topLevel: 'ssi' })
      return ok(guardians)
    },
  }
  return { plan, problems }
}

/** Makes a list of exactly `count` fields and keeps what was typed. */
export function fieldsOf(draft: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => draft[index] ?? '')
}
