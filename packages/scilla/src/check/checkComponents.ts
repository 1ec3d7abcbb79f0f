import type { ScillaType } from '@tyto/abi'
import type { Component, Contract, TypeNode } from '../syntax/ast'
import { anyAddressType, primitiveType } from '../types/build'
import { isProcedureParameter, isProcedureResult, isSerialisable } from '../types/storability'
import { attempt, describe, type Checking } from './checking'
import { checkReturns } from './checkReturns'
import { checkStatements } from './checkStatements'
import { declareParameters } from './declareParameters'
import { resolveType } from './resolveType'
import type { ProcedureType } from './surroundings'

/** A name and the type that its declaration means. */
export interface TypedParameter {
  readonly name: string
  readonly type: ScillaType
}

/** A transition or a procedure as callers see it. */
export interface CheckedComponent {
  readonly kind: 'transition' | 'procedure'
  readonly name: string
  readonly params: readonly TypedParameter[]
  readonly result: ScillaType | undefined
}

/** Every transition and procedure gets these without declaring them. */
const implicitTypes: ReadonlyMap<string, ScillaType> = new Map([
  ['_sender', anyAddressType],
  ['_origin', anyAddressType],
  ['_amount', primitiveType('Uint128')],
])

/** Checks the transitions and procedures of a contract in their order: a procedure can be called behind it only. */
export function checkComponents(
  checking: Checking,
  contract: Contract,
  fields: ReadonlyMap<string, ScillaType | null>,
): readonly CheckedComponent[] {
  const procedures = new Map<string, ProcedureType | null>()
  const names = new Set<string>()
  const checked: CheckedComponent[] = []
  for (const component of contract.components) {
    const { name, loc } = component.name
    if (names.has(name)) {
      checking.findings.error(loc, 'DuplicateName', `There is a transition or procedure ${name} already.`)
    }
    names.add(name)
    const type = checkComponent(checking, component, fields, procedures)
    if (component.kind === 'procedure') procedures.set(name, type ? procedureType(type) : null)
    if (type) checked.push(type)
  }
  return checked
}

function procedureType({ params, result }: CheckedComponent): ProcedureType {
  return {
    params: params.map(({ type }) => type),
    result,
  }
}

function checkComponent(
  checking: Checking,
  component: Component,
  fields: ReadonlyMap<string, ScillaType | null>,
  procedures: ReadonlyMap<string, ProcedureType | null>,
): CheckedComponent | undefined {
  const { kind, name, resultType } = component
  const { values, definitions } = checking.names
  const mark = values.mark()
  for (const [implicit, type] of implicitTypes) values.bind(implicit, type)
  const isAllowed = kind === 'transition' ? isSerialisable : isProcedureParameter
  const params = declareParameters(checking, component.parameters, (type) =>
    isAllowed(type, definitions) ? undefined : `${describe(type)} cannot be a parameter of a ${kind}.`,
  )
  const result = resultType && (attempt(checking, () => resultOf(checking, resultType)) ?? null)
  checkStatements({ checking, fields, procedures, result }, component.body)
  checkReturns(checking, component)
  values.restore(mark)
  return params && result !== null ? { kind, name: name.name, params, result } : undefined
}

function resultOf(checking: Checking, node: TypeNode): ScillaType {
  const type = resolveType(checking, node)
  return isProcedureResult(type, checking.names.definitions)
    ? type
    : checking.findings.fail(
        node.loc,
        'ForbiddenType',
        `${describe(type)} cannot be the result of a procedure.`,
      )
}
