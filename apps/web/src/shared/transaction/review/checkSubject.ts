import { readNameAddresses } from '@tyto/chain'
import { formatName, parseName } from '@tyto/identity'
import { isAddress, ownValue } from '@tyto/primitives'
import { ActionError } from '../../errors/ActionError'
import type { AnyAction, RequestContext } from '../action'

/**
 * The name under which a form stood must lead to the wallet that its request moves: between the two there may be hours, and
 * a name can be pointed elsewhere. Throws `NameMoved`.
 */
export async function checkSubject(
  action: Pick<AnyAction, 'isAboutOther'>,
  { subject, input }: { readonly subject: string; readonly input: unknown },
  { client, network }: Pick<RequestContext, 'client' | 'network'>,
): Promise<void> {
  const wallet = ownValue(input, 'wallet')
  const name = parseName(subject)
  // Anything that is not written as a name is written is no name: an address, a sentence.
  if (action.isAboutOther || !isAddress(wallet) || !name.ok || formatName(name.value) !== subject) return
  const [found] = await readNameAddresses(client, network, [name.value])
  if (found !== wallet) throw new ActionError('NameMoved')
}
