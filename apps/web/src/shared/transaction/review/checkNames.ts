import { askWitnesses, readNameAddresses, type Requests, type RequestOptions } from '@tyto/chain'
import { formatName, parseName, type Name } from '@tyto/identity'
import { isAddress, isRecord, ownValue, type Address } from '@tyto/primitives'
import { ActionError } from '../../errors/ActionError'
import type { Who } from '../../recipients/lookAtWho'
import type { AnyAction, RequestContext } from '../action/action'
import type { StoredInput } from '../action/inputJson'

/** A name of the request, where it must lead, and what is said where it does not. */
interface Meant {
  readonly name: Name
  readonly address: Address
  readonly code: 'NameMoved' | 'RecipientChanged'
}

/**
 * Every name of a request must lead where it led when the person looked at it: between the form, the review and the signature
 * there may be hours, and a name can be pointed elsewhere. Throws `NameMoved` for the name under which the form stood, and
 * `RecipientChanged` for those whom it names, also where one of the nodes says so.
 */
export async function checkNames(
  action: Pick<AnyAction, 'isAboutOther' | 'names'>,
  { subject, input }: { readonly subject: string; readonly input: StoredInput },
  { client, network }: Pick<RequestContext, 'client' | 'network'>,
): Promise<void> {
  const meant = [...subjectOf(action, subject, input), ...namedOf(action, input)]
  if (meant.length === 0) return
  const names = meant.map(({ name }) => name)
  const read = (node: Requests, options?: RequestOptions) => readNameAddresses(node, network, names, options)
  const [found, others] = await Promise.all([read(client), askWitnesses(client, read)])
  for (const [at, { address, code }] of meant.entries()) {
    // One node alone chooses nobody's recipient: another one that knows the name knows it with this address.
    const isDenied = others.some((told) => told[at] !== null && told[at] !== address)
    if (found[at] !== address || isDenied) throw new ActionError(code)
  }
}

/** The name under which the form stood leads to the wallet that the request moves. */
function subjectOf(
  { isAboutOther }: Pick<AnyAction, 'isAboutOther'>,
  subject: string,
  input: unknown,
): readonly Meant[] {
  const address = ownValue(input, 'wallet')
  const name = parseName(subject)
  // Anything that is not written as a name is written is no name: an address, a sentence.
  if (isAboutOther || !isAddress(address) || !name.ok || formatName(name.value) !== subject) return []
  return [{ name: name.value, address, code: 'NameMoved' }]
}

/** Those whom the form named, and whom the action says that its input names. */
function namedOf({ names }: Pick<AnyAction, 'names'>, input: StoredInput): readonly Meant[] {
  const byForm = ownValue(input, 'named')
  const all = [...(Array.isArray(byForm) ? byForm : []), ...(names?.(input) ?? [])]
  return all.filter(isWho).flatMap(({ name: text, address, leads = address }): readonly Meant[] => {
    const name = text === null ? null : parseName(text)
    return name?.ok ? [{ name: name.value, address: leads, code: 'RecipientChanged' }] : []
  })
}

function isWho(value: unknown): value is Who {
  return (
    isRecord(value) &&
    isAddress(value['address']) &&
    (value['name'] === null || typeof value['name'] === 'string') &&
    (value['leads'] === undefined || isAddress(value['leads']))
  )
}
