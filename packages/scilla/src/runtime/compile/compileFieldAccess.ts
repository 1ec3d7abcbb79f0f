/** The contract's own fields: read and written whole, or entry by entry where they are maps. */
import type { ScillaType } from '@tyto/abi'
import { statementGas } from '../../gas/evaluationGas'
import type {
  LoadStatement,
  MapDeleteStatement,
  MapExistsStatement,
  MapGetStatement,
  MapPutStatement,
  StoreStatement,
} from '../../syntax/ast'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { CompiledStatement, Machine } from '../machine'
import { boolValue, integerValue, noneValue, someValue, type Value } from '../../values/values'
import { compileKeys } from './compileKeys'
import { compileName } from './compileName'
import { compileType } from './compileType'
import type { Scope } from './scope'

const noKeys: readonly string[] = []

export function compileLoad({ field, target }: LoadStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const { name } = field
  const slot = scope.declare(target.name)
  return (frame) => {
    const value = name === '_balance' ? balanceOf(machine) : machine.host.readField(name, noKeys)
    if (value === undefined) throw new ScillaRuntimeError('InvalidValue', `The field ${name} has no value.`)
    machine.gas.charge(statementGas.load(value, machine.gas))
    frame.slots[slot] = value
  }
}

function balanceOf(machine: Machine): Value {
  return integerValue('Uint128', machine.host.balance)
}

export function compileStore(statement: StoreStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const { name } = statement.field
  const value = compileName(statement.value, scope)
  return (frame) => {
    const stored = value(frame)
    machine.gas.charge(statementGas.value(stored, machine.gas))
    machine.host.writeField(name, noKeys, stored)
  }
}

export function compileMapGet(
  statement: MapGetStatement,
  scope: Scope,
  fieldTypes: ReadonlyMap<string, ScillaType>,
): CompiledStatement {
  const { machine } = scope
  const { name } = statement.map
  const keys = compileKeys(statement.keys, scope)
  const valueType = entryType(statement, scope, fieldTypes)
  const slot = scope.declare(statement.target.name)
  return (frame) => {
    const texts = keys(frame)
    const value = machine.host.readField(name, texts)
    machine.gas.charge(statementGas.loadEntry(texts.length, value, machine.gas))
    const type = valueType(frame)
    frame.slots[slot] = value === undefined ? noneValue(type) : someValue(type, value)
  }
}

/** The type of what stands in a map field behind its keys. */
function entryType(
  { map, keys }: MapGetStatement,
  scope: Scope,
  fieldTypes: ReadonlyMap<string, ScillaType>,
) {
  let type = fieldTypes.get(map.name)
  for (let i = 0; i < keys.length; i++) {
    if (type?.kind !== 'map')
      throw scope.illTyped(`${map.name} is not a map of ${keys.length} levels.`, map.loc)
    type = type.value
  }
  return compileType(type as ScillaType, scope, map.loc)
}

export function compileMapExists(statement: MapExistsStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const { name } = statement.map
  const keys = compileKeys(statement.keys, scope)
  const slot = scope.declare(statement.target.name)
  return (frame) => {
    const texts = keys(frame)
    machine.gas.charge(statementGas.entryExists(texts.length))
    frame.slots[slot] = boolValue(machine.host.hasEntry(name, texts))
  }
}

export function compileMapPut(statement: MapPutStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const { name } = statement.map
  const keys = compileKeys(statement.keys, scope)
  const value = compileName(statement.value, scope)
  return (frame) => {
    const texts = keys(frame)
    const stored = value(frame)
    machine.gas.charge(statementGas.storeEntry(texts.length, stored, machine.gas))
    machine.host.writeField(name, texts, stored)
  }
}

export function compileMapDelete(statement: MapDeleteStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const { name } = statement.map
  const keys = compileKeys(statement.keys, scope)
  return (frame) => {
    const texts = keys(frame)
    machine.gas.charge(statementGas.removeEntry(texts.length))
    machine.host.removeEntry(name, texts)
  }
}
