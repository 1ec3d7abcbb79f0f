/** `scilla replay`: runs recorded cases again, and says which end otherwise than they did. */
import type { Options } from '../scilla/options'
import { green } from '../scilla/report'
import { answeredCases } from './answers'
import { isExact, type Category } from './outcome'

/** The exit code: 1 where a case ends otherwise; gas alone is said and is no fault. Throws TypeError where a folder has no case. */
export function replay({ files, json }: Options): number {
  const found = files.flatMap(answeredCases).filter(({ outcomes }) => outcomes.length > 0)
  const differing = found.flatMap(({ outcomes }) => outcomes.filter((one) => !isExact(one)))
  const faults = differing.filter(({ equal }) => !equal)
  if (json) {
    console.log(JSON.stringify({ cases: found.map(countsOf), differing }, null, 2))
    return faults.length === 0 ? 0 : 1
  }
  for (const { name, equal, reason } of differing)
    console.log(`${equal ? 'equal but' : 'DIFFERS'} ${name}: ${reason ?? ''}`)
  for (const { name, cases, equal } of found.map(countsOf))
    console.error(`${name}: ${equal} of ${cases} equal`)
  if (faults.length === 0) console.error(green('All end as they did.'))
  return faults.length === 0 ? 0 : 1
}

function countsOf({ name, outcomes }: Category) {
  return { name, cases: outcomes.length, equal: outcomes.filter(({ equal }) => equal).length }
}
