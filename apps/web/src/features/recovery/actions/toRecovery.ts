import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { buildPath } from '../../../shared/routing/routes'
import type { ConfirmedContext } from '../../../shared/transaction/action/action'
import { forgetForms } from '../formDrafts'

/**
 * What was typed for it is over: opens the page of the recovery, which shows what a confirmed change of guardians came to. `name`:
 * whose guardians they are.
 */
export function toRecovery(
  { name, wallet }: { readonly name?: Name; readonly wallet: Address },
  {
    network,
    account,
    isHere,
    navigate,
  }: Pick<ConfirmedContext, 'network' | 'account' | 'isHere' | 'navigate'>,
): void {
  forgetForms({ network: network.id, account, wallet })
  if (isHere && name !== undefined) navigate(buildPath('recovery', { name }))
}
