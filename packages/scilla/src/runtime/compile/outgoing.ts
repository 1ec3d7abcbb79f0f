import { ScillaException, ScillaRuntimeError } from '../../errors/runtimeErrors'
import { formatValue } from '../../values/formatValue'
import type { NamedValue } from '../../values/namedValue'
import type { EmittedEvent, OutgoingMessage } from '../host'
import { typeOf } from '../typeOf'
import { plainAddresses } from '../plainAddresses'
import type { MessageEntry, MessageValue, Value } from '../../values/values'

function broken(what: string): ScillaRuntimeError {
  return new ScillaRuntimeError('InvalidMessage', what)
}

function expectMessage(value: Value): MessageValue {
  if (value.kind !== 'message') throw broken(`A message is needed here, not a ${value.kind}.`)
  return value
}

function findEntry(entries: readonly MessageEntry[], name: string): MessageEntry | undefined {
  for (const entry of entries) if (entry.name === name) return entry
  return undefined
}

function entryOf(message: MessageValue, name: string): Value | undefined {
  return findEntry(message.entries, name)?.value
}

/** The parameters of a message besides those that the chain reads. */
function paramsOf(message: MessageValue, special: readonly string[]): NamedValue[] {
  const params: NamedValue[] = []
  for (const { name, value } of message.entries) {
    if (special.includes(name)) continue
    if (
      value.kind === 'function' ||
      value.kind === 'typeFunction' ||
      value.kind === 'message' ||
      value.kind === 'map'
    ) {
      throw broken(`The entry ${name} cannot be sent: it is a ${value.kind}.`)
    }
    params.push({ name, type: typeOf(value), value })
  }
  return params
}

/** Address types end where a value leaves a contract; only events keep them, which no contract reads. */
function withPlainAddresses(param: NamedValue): NamedValue {
  const plain = plainAddresses(param.value)
  return plain === param.value ? param : { name: param.name, type: typeOf(plain), value: plain }
}

const eventEntries = ['_eventname']
const exceptionEntries = ['_exception']
const messageEntries = ['_tag', '_recipient', '_amount']

/** A message as the network carries it. Throws if one of its three special entries is missing or ill-typed. */
export function outgoingMessage(value: Value): OutgoingMessage {
  const message = expectMessage(value)
  const tag = entryOf(message, '_tag')
  const recipient = entryOf(message, '_recipient')
  const amount = entryOf(message, '_amount')
  if (tag?.kind !== 'string') throw broken('A message needs a _tag of type String.')
  if (recipient?.kind !== 'bytes' || recipient.width !== 20)
    throw broken('A message needs a _recipient of type ByStr20.')
  if (amount?.kind !== 'integer' || amount.type !== 'Uint128')
    throw broken('A message needs an _amount of type Uint128.')
  return {
    tag: tag.value,
    recipient: recipient.hex,
    amount: amount.value,
    params: paramsOf(message, messageEntries).map(withPlainAddresses),
  }
}

export function emittedEvent(value: Value): EmittedEvent {
  const message = expectMessage(value)
  const name = entryOf(message, '_eventname')
  if (name?.kind !== 'string') throw broken('An event needs an _eventname of type String.')
  return { name: name.value, params: paramsOf(message, eventEntries) }
}

export function thrownException(value: Value | undefined): ScillaException {
  if (value === undefined) return new ScillaException(undefined, [], 'Exception thrown')
  const message = expectMessage(value)
  const name = entryOf(message, '_exception')
  const text = `Exception thrown: ${formatValue(message)}`
  return new ScillaException(
    name?.kind === 'string' ? name.value : undefined,
    paramsOf(message, exceptionEntries).map(withPlainAddresses),
    text,
  )
}
