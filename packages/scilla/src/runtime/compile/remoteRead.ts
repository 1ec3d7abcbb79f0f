import type { ScillaType } from '@tyto/abi'
import { statementGas } from '../../gas/evaluationGas'
import type { RemoteLoadStatement, RemoteMapExistsStatement, RemoteMapGetStatement } from '../../syntax/ast'
import { ScillaRuntimeError, type RuntimePosition } from '../../errors/runtimeErrors'
import type { CompiledStatement, Machine } from '../machine'
import {
  boolValue,
  bytesValue,
  integerValue,
  noneValue,
  someValue,
  type BytesValue,
  type Value,
} from '../../values/values'
import { compileName } from './compileName'
import { compileKeys } from './compileKeys'
import type { Scope } from './scope'

export function expectAddress(value: Value): BytesValue {
  if (value.kind !== 'bytes' || value.width !== 20)
    throw new ScillaRuntimeError('IllTyped', 'An address is needed here.')
  return value
}

type RemoteReadStatement = RemoteLoadStatement | RemoteMapGetStatement | RemoteMapExistsStatement

/** `x <- & a.f`, `x <- & a.m[k]` and `x <- & exists a.m[k]`. */
export function compileRemoteRead(statement: RemoteReadStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const address = compileName(statement.address, scope)
  if (statement.kind === 'remoteLoad') {
    const { name } = statement.field
    const position = scope.module.position(statement.field.loc)
    const slot = scope.declare(statement.target.name)
    return (frame) => {
      const { hex } = expectAddress(address(frame))
      const value = readRemote(machine, hex, name)
      if (value === undefined) throw noSuchField(hex, name, position)
      machine.gas.charge(statementGas.load(value, machine.gas))
      frame.slots[slot] = value
    }
  }
  const { name } = statement.map
  const keys = compileKeys(statement.keys, scope)
  const slot = scope.declare(statement.target.name)
  if (statement.kind === 'remoteMapExists') {
    return (frame) => {
      const texts = keys(frame)
      machine.gas.charge(statementGas.entryExists(texts.length))
      frame.slots[slot] = boolValue(
        machine.host.hasRemoteEntry(expectAddress(address(frame)).hex, name, texts),
      )
    }
  }
  return (frame) => {
    const texts = keys(frame)
    const { hex } = expectAddress(address(frame))
    const value = machine.host.readRemoteField(hex, name, texts)
    machine.gas.charge(statementGas.loadEntry(texts.length, value, machine.gas))
    const type = remoteEntryType(machine, hex, name, texts.length)
    frame.slots[slot] = value === undefined ? noneValue(type) : someValue(type, value)
  }
}

function noSuchField(address: string, field: string, position?: RuntimePosition): ScillaRuntimeError {
  return new ScillaRuntimeError('InvalidValue', `There is no field ${field} at ${address}.`, position)
}

function readRemote(machine: Machine, address: `0x${string}`, field: string): Value | undefined {
  switch (field) {
    case '_balance':
      return integerValue('Uint128', machine.host.account(address).balance)
    case '_nonce':
      return integerValue('Uint64', machine.host.account(address).nonce)
    case '_codehash': {
      const { codeHash } = machine.host.account(address)
      return codeHash && bytesValue(codeHash)
    }
    default:
      return machine.host.readRemoteField(address, field, [])
  }
}

function remoteEntryType(machine: Machine, address: `0x${string}`, field: string, keys: number): ScillaType {
  let type = machine.host.remoteFieldType(address, field)
  for (let i = 0; i < keys; i++) {
    if (type?.kind !== 'map') throw noSuchField(address, field)
    type = type.value
  }
  return type as ScillaType
}
