import { ownValue } from '@tyto/primitives'
import { AbiError } from './AbiError'
import { adtDefinitions } from './describedAdts'
import type { ContractBinding, ContractShape } from './binding'
import { decodeValue } from './decodeValue'
import { at, decodeNamedValues, readParams } from './namedValues'
import { parseType } from './parseType'
import type { ScillaType } from './types'

/** Does the contract have a transition of this name? Narrows text from outside to a name that `decodeParams` takes. */
export function isTransition<S extends ContractShape>(
  contract: ContractBinding<S>,
  name: string,
): name is keyof S['transitions'] & string {
  return contract.description.transitions.some(({ vname }) => vname === name)
}

/**
 * The parameters of a call back to the values that the binding took, checked against the contract's description.
 * Parameters that begin with `_` (the chain adds `_sender` and such) are passed over. Throws `AbiError`.
 */
export function decodeParams<S extends ContractShape, Name extends keyof S['transitions'] & string>(
  contract: ContractBinding<S>,
  transition: Name,
  params: unknown,
): S['transitions'][Name] {
  const { transitions, ADTs } = contract.description
  const described = transitions.find(({ vname }) => vname === transition)
  if (!described) throw new AbiError('WrongContract', 'The contract has no transition of this name.')
  const own = Array.isArray(params) ? params.filter((param) => !isImplicit(param)) : params
  const context = { definitions: adtDefinitions(ADTs), others: 'refused' } as const
  return decodeNamedValues(described.params, own, context) as S['transitions'][Name]
}

function isImplicit(param: unknown): boolean {
  const vname = ownValue(param, 'vname')
  return typeof vname === 'string' && vname.startsWith('_')
}

export interface DecodedParam {
  readonly name: string
  readonly type: ScillaType
  readonly value: unknown
}

/**
 * Named values that are known only by the types they say themselves: the parameters of an event, or of a call to a
 * contract without binding. With `contract`, values may also be of its own types. Throws `AbiError`.
 */
export function decodeTypedParams<S extends ContractShape>(
  params: unknown,
  contract?: ContractBinding<S>,
): readonly DecodedParam[] {
  const definitions = adtDefinitions(contract?.description.ADTs ?? [])
  return Array.from(readParams(params), ([name, param]) => {
    const type = at(name, () => parseType(param.type))
    return { name, type, value: at(name, () => decodeValue(type, param.value, { definitions })) }
  })
}
