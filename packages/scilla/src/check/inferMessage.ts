import { eraseAddresses, type PrimitiveName, type ScillaType } from '@tyto/abi'
import type { MessageEntryNode, MessageExpression } from '../syntax/ast'
import { isAssignable } from '../types/assignable'
import { bytesType, primitiveType } from '../types/build'
import { isSerialisable } from '../types/storability'
import { describe, typeOfVariable, type Checking } from './checking'
import { literalType } from './literalType'

const stringType = primitiveType('String')

/** The entries that the chain reads, and their types. */
const knownEntries: ReadonlyMap<string, ScillaType> = new Map([
  ['_tag', stringType],
  ['_recipient', bytesType(20)],
  ['_amount', primitiveType('Uint128')],
  ['_eventname', stringType],
  ['_exception', stringType],
  ['_replicate_contract', stringType],
])

/**
 * The kind of a message, by the entry that it must have. That of a copied contract is well typed still, and nothing takes it
 * since 0.13.1.
 */
const messageKinds: readonly (readonly [entry: string, type: PrimitiveName, others: readonly string[]])[] = [
  ['_tag', 'Message', ['_recipient', '_amount']],
  ['_eventname', 'Event', []],
  ['_exception', 'Exception', []],
  ['_replicate_contract', 'ReplicateContr', []],
]

/** A message, an event, an exception or the parameters of a copied contract. */
export function inferMessage(checking: Checking, message: MessageExpression): ScillaType {
  const { findings } = checking
  const types = new Map<string, ScillaType>()
  for (const entry of message.entries) {
    const { name, loc } = entry.name
    if (types.has(name))
      findings.fail(loc, 'DuplicateName', `The entry ${name} stands twice in this message.`)
    types.set(name, entryType(checking, entry))
  }
  const kinds = messageKinds.filter(([entry]) => types.has(entry))
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1) {
    const rule =
      'A message has exactly one of the entries _tag, _eventname, _exception and _replicate_contract.'
    return findings.fail(message.loc, 'BadMessage', rule)
  }
  const [entry, type, others] = kind
  const missing = others.filter((other) => !types.has(other))
  if (missing.length > 0) {
    return findings.fail(message.loc, 'BadMessage', `This message has no ${missing.join(' and no ')}.`)
  }
  if (type === 'Event') logEvent(checking, message, entry, types)
  return primitiveType(type)
}

function entryType(checking: Checking, { name, value }: MessageEntryNode): ScillaType {
  const type = value.kind === 'identifier' ? typeOfVariable(checking, value) : literalType(checking, value)
  // Each entry is looked through, and printed in the contract info.
  checking.budget.check(type, value.loc)
  const wanted = knownEntries.get(name.name)
  if (wanted !== undefined && !isAssignable(wanted, type)) {
    const message = `The entry ${name.name} must be ${describe(wanted)}, but this is ${describe(type)}.`
    checking.findings.fail(value.loc, 'TypeMismatch', message)
  }
  if (!isSerialisable(type, checking.names.definitions)) {
    checking.findings.fail(value.loc, 'ForbiddenType', `A message cannot carry ${describe(type)}.`)
  }
  return type
}

/** Events of one name have the same entries everywhere; readers of the chain rely on it. */
function logEvent(
  checking: Checking,
  message: MessageExpression,
  nameEntry: string,
  types: ReadonlyMap<string, ScillaType>,
): void {
  const name = message.entries.find((entry) => entry.name.name === nameEntry)?.value
  if (name?.kind !== 'string') {
    checking.findings.fail(
      name?.loc ?? message.loc,
      'BadMessage',
      'The name of an event must be a string literal.',
    )
  }
  const params = new Map<string, ScillaType>()
  // Messages carry addresses as plain byte strings.
  for (const [entry, type] of types) if (entry !== nameEntry) params.set(entry, eraseAddresses(type))
  if (!checking.events.add(name.value, params)) {
    const text = `The event ${name.value} has other entries elsewhere.`
    checking.findings.error(message.loc, 'BadMessage', text, 'events')
  }
}
