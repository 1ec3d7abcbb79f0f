import { isAddress, type Address } from '@tyto/primitives'
import { AbiError } from './AbiError'
import type { AdtDefinitions } from './adts'
import { adtDefinitions } from './describedAdts'
import type { BoundContract, ContractBinding, ContractCall, ContractShape, PaymentOptions } from './binding'
import type { ContractDescription, NamedType } from './ContractDescription'
import { eventRead } from './eventRead'
import { fieldRead } from './fieldRead'
import { fitsInteger } from './integerTypes'
import { decodeNamedValues, encodeNamedValues } from './namedValues'
import { parseType } from './parseType'
import type { ScillaType } from './types'

/**
 * Makes the binding of a contract from its description. The type parameter is its TypeScript side; the generator
 * writes both from one source, so that a wrong transition, parameter or field name does not compile.
 * Throws `AbiError` if the description contradicts itself, and wherever a value does not fit its Scilla type.
 *
 * @example
 * const token = defineContract<TokenShape>({ vname: 'Token', ... })
 * token(address).Transfer({ to, amount: 5n }) // a ContractCall
 * token(address).fields.balances.at(owner) // a FieldRead<bigint>
 * token.deploy({ owner, name: 'Token' }) // a ContractDeploy
 */
export function defineContract<S extends ContractShape>(
  description: ContractDescription,
): ContractBinding<S> {
  checkDescription(description)
  const definitions = adtDefinitions(description.ADTs)
  const fields = [balance, ...description.fields].map(({ vname, type }) => ({ vname, type: parseType(type) }))
  // The shape and the description come out of one generated file: these casts are where they meet.
  const bind = (address: Address) =>
    bindContract(description, fields, definitions, address) as BoundContract<S>
  return Object.assign(bind, {
    description,
    events: Object.fromEntries(
      (description.events ?? []).map((each) => [each.vname, eventRead(each, definitions)]),
    ) as ContractBinding<S>['events'],
    deploy: (init: S['init'], { amount = 0n }: PaymentOptions = {}) => ({
      init: [scillaVersion, ...encodeNamedValues(description.params, init, { definitions })],
      amount: checkAmount(amount),
    }),
    decodeInit: (json: unknown) =>
      decodeNamedValues(description.params, json, { definitions, others: 'ignored' }) as S['init'],
  })
}

/** Every contract of the chain is of language version 0; the chain wants it said in the init data. */
const scillaVersion = { vname: '_scilla_version', type: 'Uint32', value: '0' } as const

const balance: NamedType = { vname: '_balance', type: 'Uint128' }

/** The names beside the transitions on a bound contract. */
const reservedNames: ReadonlySet<string> = new Set(['address', 'fields'])

function bindContract(
  description: Pick<ContractDescription, 'transitions'>,
  fields: readonly { readonly vname: string; readonly type: ScillaType }[],
  definitions: AdtDefinitions,
  address: Address,
): object {
  if (!isAddress(address)) {
    throw new AbiError('WrongShape', 'A contract stands at an address: 0x and 40 lower-case hex digits.')
  }
  const transitions = description.transitions.map(({ vname, params }) => {
    const call = (values: object, { amount = 0n }: PaymentOptions = {}): ContractCall => ({
      to: address,
      transition: vname,
      params: encodeNamedValues(params, values, { selfAddress: address, definitions }),
      amount: checkAmount(amount),
    })
    return [vname, call] as const
  })
  const reads = fields.map(
    ({ vname, type }) => [vname, fieldRead({ address, field: vname, keys: [] }, type, definitions)] as const,
  )
  return { address, fields: Object.fromEntries(reads), ...Object.fromEntries(transitions) }
}

function checkAmount(amount: bigint): bigint {
  if (!fitsInteger('Uint128', amount))
    throw new AbiError('OutOfRange', 'An amount is a Uint128, in Qa.', 'amount')
  return amount
}

/** A name given twice, a reserved one or a type that is none would otherwise turn up as a wrong call, later. */
function checkDescription({ params, fields, transitions, events = [] }: ContractDescription): void {
  checkNamedTypes(params)
  checkNames(fields)
  checkNames(transitions)
  checkNames(events)
  for (const each of [...transitions, ...events]) checkNamedTypes(each.params)
  const reserved = transitions.find(({ vname }) => reservedNames.has(vname))
  if (reserved)
    throw new AbiError('WrongContract', `A transition cannot be bound under the name ${reserved.vname}.`)
}

function checkNamedTypes(named: readonly NamedType[]): void {
  checkNames(named)
  for (const { type } of named) parseType(type)
}

function checkNames(named: readonly { readonly vname: string }[]): void {
  const names = named.map(({ vname }) => vname)
  const wrong = names.find((name, index) => !/^[A-Za-z_]\w*$/.test(name) || names.indexOf(name) < index)
  if (wrong !== undefined) {
    throw new AbiError('WrongContract', `This name is wrong or given twice: ${JSON.stringify(wrong)}`)
  }
}
