import type { Name } from '@tyto/identity'
import { buildPath } from '../../../shared/routing/routes'
import type { ConfirmedContext } from '../../../shared/transaction/action/action'

/** Opens the page of the recovery, which shows what a confirmed change of guardians came to. `name`: whose guardians they are. */
export function toRecovery(
  { name }: { readonly name?: Name },
  { isHere, navigate }: Pick<ConfirmedContext, 'isHere' | 'navigate'>,
): void {
  if (isHere && name !== undefined) navigate(buildPath('recovery', { name }))
}
