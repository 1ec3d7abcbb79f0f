import { adtDefinitions, parseType, type AdtDefinitions, type NamedType, type ScillaType } from '@tyto/abi'
import { allCoins } from '../../../packages/contracts/src/allCoins'
import type { UnitRule } from '../../../packages/contracts/src/units'
import type { DescribedContract } from './describeContract'
import { type Note, type Problem, problemAt } from './notes'

/** The rules for the numbers of a contract, by their places: `amount` wherever it is so called, or `Transfer.amount`. */
export type UnitRules = ReadonlyMap<string, UnitRule>

/** A number of a contract. */
interface Place extends NamedType {
  /** The transition or event; undefined of fields and init data. */
  readonly of?: string
  /** The parameters beside it. */
  readonly beside: readonly NamedType[]
}

const form = /^unit (.+?) = (.+)$/
const coins: ReadonlySet<string> = new Set(allCoins.map(({ id }) => id))

/** What the notes `unit` of a contract say; what is wrong with them is added to `problems`. */
export function readUnits(
  contract: DescribedContract,
  notes: readonly Note[],
  problems: Problem[],
): UnitRules {
  const places = placesOf(contract)
  const rules = new Map<string, UnitRule>()
  for (const note of notes.filter(({ text }) => text.startsWith('unit '))) {
    const [, names = '', text = ''] = form.exec(note.text) ?? []
    const rule = parseRule(text)
    if (names === '' || rule === null) {
      problems.push(problemAt(note, 'this is no unit'))
      continue
    }
    for (const name of names.split(', ')) {
      const meant = places.filter((place) => name === place.vname || name === `${place.of}.${place.vname}`)
      const reason = rules.has(name)
        ? 'has a unit already'
        : meant.length === 0 && !(name.startsWith('sent.') && contract.sent.has(name.slice(5)))
          ? `is no number of ${contract.description.vname}`
          : meant.map((place) => misfit(rule, place)).find((each) => each !== null)
      if (reason) problems.push(problemAt(note, `${name} ${reason}`))
      rules.set(name, rule)
    }
  }
  return rules
}

/** The numbers of a contract that no note speaks of. */
export function withoutUnit(contract: DescribedContract, rules: UnitRules): readonly string[] {
  return placesOf(contract)
    .filter(({ of, vname }) => !rules.has(vname) && !rules.has(`${of}.${vname}`))
    .map(({ of, vname }) => (of === undefined ? vname : `${of}.${vname}`))
}

/** Only what the app asks for: `plain` says something where it contradicts a rule for all of that name. */
export function usefulRules(rules: UnitRules): UnitRules {
  return new Map(
    [...rules].filter(([name, rule]) => {
      return rule !== 'plain' || (rules.get(name.slice(name.indexOf('.') + 1)) ?? 'plain') !== 'plain'
    }),
  )
}

/** A rule as a note says it: `zil`, `coin addrName`, `s$i if is_community else zil`; null where it is none. */
export function parseRule(text: string): UnitRule | null {
  const [, is = '', when = '', otherwise = ''] = /^(.+?) if (\w+) else (.+)$/.exec(text) ?? []
  if (when !== '') {
    const [one, other] = [parseRule(is), parseRule(otherwise)]
    return one && other && { when, is: one, otherwise: other }
  }
  if (text === 'plain' || text === 'xPoints') return text
  if (text === 'own token') return 'ownToken'
  if (text === 'coin of key') return 'coinOfKey'
  if (text === 'share of the community') return 'daoShare'
  if (coins.has(text)) return { coin: text }
  const [, of = '', shareAt = ''] = /^share of (\w+) at (\w+)$/.exec(text) ?? []
  if (shareAt !== '') return { shareAt, of }
  const coinIn = /^coin (\w+)$/.exec(text)?.[1]
  return coinIn === undefined ? null : { coinIn }
}

/** Why a rule cannot be one of a place; null where it can. */
function misfit(rule: UnitRule, { vname, type, beside }: Place): string | null {
  const asks = (name: string, wanted: string): string | null => {
    const found = beside.find((one) => one.vname === name)
    return found !== undefined && new RegExp(`\\b${wanted}\\b`).test(found.type)
      ? null
      : `counts by ${name}, which is no ${wanted} beside it`
  }
  if (rule === 'coinOfKey') return /\bString\b/.test(type) ? null : `has no key: ${vname} is ${type}`
  if (typeof rule === 'string' || 'coin' in rule) return null
  if ('coinIn' in rule) return asks(rule.coinIn, 'String')
  if ('shareAt' in rule) return asks(rule.shareAt, 'String') ?? asks(rule.of, 'String')
  const place = { vname, type, beside }
  return asks(rule.when, 'Bool') ?? misfit(rule.is, place) ?? misfit(rule.otherwise, place)
}

/** The unsigned numbers of a contract that callers and readers meet. */
function placesOf({ description, events }: DescribedContract): readonly Place[] {
  const { params, fields, transitions, ADTs } = description
  const definitions = adtDefinitions(ADTs)
  const own = [...params, ...fields].map((each) => ({ ...each, beside: [] }))
  const told = [...transitions, ...events].flatMap(({ vname: of, params: beside }) =>
    beside.map((each) => ({ ...each, of, beside })),
  )
  return [...own, ...told].filter(({ type }) => isCounted(parseType(type), definitions, new Set()))
}

/** Is a value of this type an unsigned number, or does it hold one? Keys of maps are names. */
function isCounted(type: ScillaType, definitions: AdtDefinitions, seen: ReadonlySet<string>): boolean {
  switch (type.kind) {
    case 'primitive':
      return type.name.startsWith('Uint')
    case 'map':
      return isCounted(type.value, definitions, seen)
    case 'adt': {
      if (seen.has(type.name)) return false
      const inner = definitions.get(type.name)?.constructors.flatMap(({ argTypes }) => argTypes) ?? []
      const further = new Set([...seen, type.name])
      return (
        type.args.some((each) => isCounted(each, definitions, seen)) ||
        inner.some((each) => isCounted(each, definitions, further))
      )
    }
    default:
      return false
  }
}
