import type { NetworkId } from '@tyto/chain'
import {
  checkGuardians,
  guardianDoubts,
  parseGuardian,
  type Candidate,
  type DidRecord,
  type Guardian,
  type GuardianChange,
  type GuardianCode,
  type GuardianCountCode,
  type Name,
} from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../shared/chain/reads/queries'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { domainsByHash, knownNames, rememberName } from '../../shared/session/names/knownNames'
import { nameInText } from '../../shared/ui/text/nameParts'
import type { StepPlan } from '../../shared/ui/steps/useSteps'
import { candidateOf } from './candidates/candidateOf'
import { tickFor } from './candidates/useCandidates'

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

/** The text that says why a number of guardians is not accepted. */
export function useCountText(): (code: GuardianCountCode) => string {
  const { t } = useTranslation('recovery')
  return (code) => t(countTexts[code])
}

export interface GuardiansPlan {
  readonly plan: StepPlan<readonly string[], readonly Guardian[]>
  /** The problem of each field, found by the last CONTINUE; null where there is none. */
  readonly problems: readonly (string | null)[]
}

interface GuardiansAsked {
  readonly change: GuardianChange
  /** The identity to be guarded. */
  readonly name: Name
  readonly record: DidRecord
  /** How many there are to be. */
  readonly count: number
  /** Why the number of guardians is not accepted; null if it is. */
  readonly countProblem: string | null
  /** The doubts that were ticked; see `tickFor`. */
  readonly ticked: ReadonlySet<string>
}

/** The step with one field for each guardian. Nobody about whom there is a doubt is saved without a tick. */
export function useGuardiansPlan(
  network: NetworkId,
  { change, name, record, count, countProblem, ticked }: GuardiansAsked,
): GuardiansPlan {
  const { t } = useTranslation(['recovery', 'chain'])
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [problems, setProblems] = useState<readonly (string | null)[]>([])

  /** Asks the chain about a domain: the candidate, or the reason why it cannot be used. */
  const findCandidate = async ({ domain }: Guardian): Promise<Candidate | string> => {
    const guardian = { domain, subdomain: '', topLevel: 'ssi' } as const
    try {
      const candidate = candidateOf(domain, await queries.fetchQuery(nameQuery(network, guardian)))
      return candidate ?? t('chain:nameNotFound', { name: nameInText(`${domain}.ssi`) })
    } catch (error) {
      return failureText(error)
    }
  }

  const findDoubt = (candidate: Candidate, all: readonly Candidate[]): string | null => {
    const doubts = guardianDoubts(candidate, { domain: name.domain, wallet: record }, all)
    if (doubts.length === 0 || ticked.has(tickFor(candidate.domain, doubts))) return null
    return t('recovery:doubt.needsTick', { name: nameInText(`${candidate.domain}.ssi`) })
  }

  const plan: GuardiansPlan['plan'] = {
    label: t('configure.domains'),
    initial: [],
    // Empty fields are reported one by one, by `save`.
    isEmpty: () => false,
    save: async (draft) => {
      setProblems([])
      if (countProblem !== null) return err(countProblem)
      const fields = fieldsOf(draft, count)
      const checked = checkGuardians(fields, change, record.guardians)
      const present = presentDomains(record).map((domain) => parseGuardian(domain))
      const asked = change === 'add' ? [...checked, ...present] : []
      const answers = await Promise.all(
        asked.map(async (guardian) => (guardian.ok ? findCandidate(guardian.value) : null)),
      )
      const all = answers.filter((answer) => answer !== null && typeof answer !== 'string')
      const found = checked.map((guardian, index) => {
        if (!guardian.ok) return t(guardianTexts[guardian.code], { name: guardianName(fields[index] ?? '') })
        const answer = answers[index] ?? null
        return answer === null || typeof answer === 'string' ? answer : findDoubt(answer, all)
      })
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

/** The domains of the present guardians, as far as this device knows them. */
function presentDomains({ guardians }: DidRecord): readonly string[] {
  const known = domainsByHash(knownNames.get())
  return guardians.flatMap((hash) => known.get(hash) ?? [])
}

/** Makes a list of exactly `count` fields and keeps what was typed. */
export function fieldsOf(draft: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => draft[index] ?? '')
}
