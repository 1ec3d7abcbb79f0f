import { definitionsOf } from './definitions'
import { showValue, type ShownValue, type ValueNames } from './shownValue'
import { unitOfParam, type NamedValue, type UnitContract } from './units'

/** One parameter of a call, an event, a message or of init data. */
export interface ShownParam {
  readonly name: string
  /** Scilla type as it is sent. */
  readonly type: string
  readonly value: ShownValue
  /** The value as it is sent. */
  readonly json: unknown
}

/** A parameter together with the type that it declares. */
export interface TypedValue extends NamedValue {
  readonly type: string
}

interface ParamsContext {
  /** The transition, event or message; empty for init data. */
  readonly of: string
  /** The contract that defines their types and units, if it is known. */
  readonly contract: UnitContract | null | undefined
  /** The contract that sent the message, if a contract sent it. */
  readonly sender?: UnitContract | null | undefined
  readonly names?: ValueNames
}

/** Reads parameters by the types that they declare, in the given order. Never throws. */
export function showParams(
  params: readonly TypedValue[],
  { of, contract, sender, names }: ParamsContext,
): readonly ShownParam[] {
  const definitions = definitionsOf(contract?.name)
  return params.map(({ vname, type, value }) => {
    const unitAt = (keys: readonly string[]) =>
      unitOfParam({ contract, sender, of, name: vname, params, keys })
    const context = { definitions, unitAt, ...(names && { names }) }
    return { name: vname, type, value: showValue(type, value, context), json: value }
  })
}
