import type { ContractDescription, NamedType, TransitionDescription } from '@tyto/abi'
import { checkContract, contractInfo, parseContract } from '@tyto/scilla'

export interface DescribedContract {
  readonly description: ContractDescription
  /** The events that it tells, by their names. */
  readonly events: readonly TransitionDescription[]
  /** What it calls the values of its messages. */
  readonly sent: ReadonlySet<string>
}

/** Types that every contract has; their values are plain TypeScript. */
const languageTypes: ReadonlySet<string> = new Set(['Bool', 'Nat', 'Option', 'List', 'Pair'])

/** What a binding needs of a contract's info. Throws ScillaError where the contract does not check. */
export function describeContract(source: string, file: string): DescribedContract {
  const info = contractInfo(checkContract(parseContract(source, file)))
  const named = (list: readonly NamedType[]) => list.map(({ vname, type }) => ({ vname, type }))
  const told = (list: readonly TransitionDescription[]) =>
    list.map(({ vname, params }) => ({ vname, params: named(params) }))
  const events = told(info.events).sort((a, b) => (a.vname < b.vname ? -1 : 1))
  const description = {
    vname: info.vname,
    params: named(info.params),
    fields: named(info.fields),
    transitions: told(info.transitions),
    events,
    ADTs: info.ADTs.filter(({ tname }) => !languageTypes.has(tname)),
  }
  const sent = new Set([...source.matchAll(/[{;]\s*(\w+)\s*:/g)].map(([, name = '']) => name))
  return { description, events, sent }
}
