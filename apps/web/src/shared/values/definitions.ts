import { adtDefinitions, type AdtDefinitions } from '@tyto/abi'
import { ourBindings } from '@tyto/contracts'

const none: AdtDefinitions = adtDefinitions([])
const definitions: ReadonlyMap<string, AdtDefinitions> = new Map(
  Object.entries(ourBindings).map(([name, { description }]) => [name, adtDefinitions(description.ADTs)]),
)

/** The types that a contract of ours defines, by the contract's name in its source; none for any other contract. */
export function definitionsOf(contract: string | null | undefined): AdtDefinitions {
  return definitions.get(contract ?? '') ?? none
}
