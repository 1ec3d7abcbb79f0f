/** The effects of a contract on the world outside of it: money taken, messages, events, exceptions. */
import { statementGas } from '../../gas/evaluationGas'
import type { EventStatement, SendStatement, ThrowStatement } from '../../syntax/ast'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { CompiledStatement } from '../machine'
import type { AdtValue, Value } from '../../values/values'
import { compileName } from './compileName'
import { emittedEvent, outgoingMessage, thrownException } from './outgoing'
import type { Scope } from './scope'

export function compileAccept({ machine }: Scope): CompiledStatement {
  return () => {
    machine.gas.charge(statementGas.accept)
    machine.host.accept()
  }
}

export function compileSend(statement: SendStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const messages = compileName(statement.messages, scope)
  return (frame) => {
    machine.gas.charge(statementGas.send)
    for (let rest = expectList(messages(frame)); rest.name === 'Cons'; rest = rest.args[1] as AdtValue) {
      const message = rest.args[0] as Value
      machine.gas.charge(statementGas.value(message, machine.gas))
      machine.host.send(outgoingMessage(message))
    }
  }
}

export function compileEvent(statement: EventStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const event = compileName(statement.event, scope)
  return (frame) => {
    const value = event(frame)
    machine.gas.charge(statementGas.value(value, machine.gas))
    machine.host.event(emittedEvent(value))
  }
}

export function compileThrow(statement: ThrowStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const exception = statement.exception && compileName(statement.exception, scope)
  return (frame) => {
    const value = exception?.(frame)
    machine.gas.charge(value === undefined ? statementGas.bareThrow : statementGas.value(value, machine.gas))
    throw thrownException(value)
  }
}

export function expectList(value: Value): AdtValue {
  if (value.kind !== 'adt' || value.type.name !== 'List')
    throw new ScillaRuntimeError('IllTyped', 'A List is needed here.')
  return value
}
