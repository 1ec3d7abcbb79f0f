import type { Component } from '../../syntax/ast'
import { ContractFailure } from '../../errors/runtimeErrors'
import { Frame, type Machine } from '../machine'
import { integerValue, type Value } from '../../values/values'
import { compileBlock, resultName, type CompiledProcedure, type ContractScope } from './compileStatement'
import { Layout, Scope, type ModuleScope } from './scope'

/** Declares the names that transitions and procedures know besides their parameters. */
export function declareImplicitParameters(module: ModuleScope, machine: Machine): void {
  module.values.set('_sender', () => machine.sender)
  module.values.set('_origin', () => machine.origin)
  module.values.set('_amount', () => integerValue('Uint128', machine.host.amount))
}

/** Compiles a transition or procedure. An error that leaves it notes its name. */
export function compileComponent(
  component: Component,
  module: ModuleScope,
  machine: Machine,
  contract: ContractScope,
): CompiledProcedure {
  const scope = new Scope(machine, module, new Layout())
  const result = component.kind === 'procedure' ? scope.declare(resultName) : undefined
  const slots = component.parameters.map((parameter) => scope.declare(parameter.name.name))
  const body = compileBlock(component.body, scope, contract)
  const trace = { name: component.name.name, position: module.position(component.name.loc) }
  return {
    arity: slots.length,
    run(args) {
      const frame = new Frame(scope.layout.size)
      for (let i = 0; i < slots.length; i++) frame.slots[slots[i] as number] = args[i] as Value
      try {
        body(frame)
      } catch (error) {
        if (error instanceof ContractFailure) error.trace.push(trace)
        throw error
      }
      return result === undefined ? undefined : frame.slots[result]
    },
  }
}
