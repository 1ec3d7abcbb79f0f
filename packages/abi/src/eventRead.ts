import { AbiError } from './AbiError'
import type { AdtDefinitions } from './adts'
import type { EventRead, ToldEvent } from './binding'
import type { TransitionDescription } from './ContractDescription'
import { decodeValue } from './decodeValue'
import { parseType } from './parseType'

/** Reads events of one name by their description. */
export function eventRead(
  { vname: name, params }: TransitionDescription,
  definitions: AdtDefinitions,
): EventRead<object> {
  const valueIn = (event: ToldEvent, vname: string, type: string): unknown => {
    const value = event.params.find((param) => param.vname === vname)?.value
    if (value === undefined) return null
    try {
      return decodeValue(parseType(type), value, { definitions })
    } catch (error) {
      if (error instanceof AbiError) return null
      throw error
    }
  }
  return {
    name,
    read: (event) =>
      event.name === name
        ? Object.fromEntries(params.map(({ vname, type }) => [vname, valueIn(event, vname, type)]))
        : null,
  }
}
