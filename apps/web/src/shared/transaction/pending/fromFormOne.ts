import { isAddress, ownValue } from '@tyto/primitives'
import { decodeInput } from '../action/inputJson'
import type { OwnChange } from '../action/ownChange'

type Fields = Readonly<Record<string, unknown>>

/** The actions that changed guardians when records had form 1, by their names of that day: the record did not say it. */
const guardianActions: readonly unknown[] = ['addGuardians', 'removeGuardians', 'configureSocialRecovery']
const statusOfAction: ReadonlyMap<unknown, Extract<OwnChange, { readonly kind: 'status' }>['to']> = new Map([
  ['lock', 'Locked'],
  ['didDeactivate', 'Deactivated'],
  ['didSocialRecovery', 'Recovered'],
])

/**
 * A record of form 1 as one of form 2. What it changed is read from its input as releases of that form did; of what a person
 * will remember it says nothing, so its dialog says in general that it is confirmed.
 */
export function fromFormOne(record: Fields): Fields {
  return { ...record, version: 2, changes: changesOf(record), moment: null }
}

function changesOf({ action, input }: Fields): readonly OwnChange[] {
  const given = inputOf(input)
  const changes: OwnChange[] = []
  const guardians = ownValue(given, 'guardians')
  if (guardianActions.includes(action) && Array.isArray(guardians))
    changes.push({ kind: 'guardians', guardians })
  const to = ownValue(given, 'newController')
  if (isAddress(to))
    changes.push({ kind: action === 'updateController' ? 'controllerAsked' : 'controller', to })
  const status = statusOfAction.get(action)
  if (status !== undefined) changes.push({ kind: 'status', to: status })
  return changes
}

/** The input of an action; null if it cannot be read. */
function inputOf(input: unknown): unknown {
  try {
    return typeof input === 'string' ? decodeInput(input) : null
  } catch {
    return null
  }
}
