import { readFileSync } from 'node:fs'
import { parseContract } from '@tyto/scilla'
import type { ContractSource } from './readContracts'
import { problemAt, type Note, type Problem } from './notes'
import { readErrorCodes } from './readSource'
import { camelCase } from './renderBinding'
import { thrownBy } from './thrownBy'

/** Contracts that count their exceptions in one way. `protocol`: every contract of ours that says nothing else. */
export const families = ['protocol', 'collection', 'exchange', 'programme'] as const
export type Family = (typeof families)[number]

/** By name and code of an exception (`WrongStatus -1`), the key of its text (`reason.locked`); null where it has none. */
export type Meanings = ReadonlyMap<string, string | null>

export interface ContractMeanings {
  readonly family: Family
  readonly meanings: Meanings
  /** What its exceptions are called: `WrongStatus`. */
  readonly names: readonly string[]
}

/** The texts that people read. A meaning that none of them has is a mistake. */
const errorTexts = 'apps/web/src/shared/i18n/locales/en/errors.json'

export function readReasons(): ReadonlySet<string> {
  const texts = JSON.parse(readFileSync(errorTexts, 'utf8')) as { readonly reason: object }
  return new Set(Object.keys(texts.reason))
}

/**
 * What the exceptions of a contract mean. The name of a constant is the key of its text (`err_not_created`: `notCreated`), and
 * notes say what is otherwise: `means err_kept = keptAlready`, `means err_no_name = nothing`, `throws DidIsNull err_no_key` of a
 * code that takes a way which is not seen here, `codes of exchange`. Null for contracts whose exceptions nobody explains.
 */
export function readMeanings(
  { folder, file, code }: ContractSource,
  notes: readonly Note[],
  reasons: ReadonlySet<string>,
  problems: Problem[],
): ContractMeanings | null {
  const codes = new Map(readErrorCodes(code).map((each) => [`err_${each.name}`, each]))
  const said = new Map<string, string>()
  const thrown = [...thrownBy(parseContract(code, file))]
  let family: Family | null = folder === 'ours' ? 'protocol' : null
  for (const note of notes) {
    const [, kind = '', rest = ''] = /^(\w+) (.*)$/.exec(note.text) ?? []
    if (kind === 'codes') {
      family = families.find((each) => rest === `of ${each}`) ?? null
      if (family === null) problems.push(problemAt(note, 'this is no family of contracts'))
    } else if (kind === 'means') {
      const [, names = '', key = ''] = /^(.+) = (\w+)$/.exec(rest) ?? []
      if (key !== 'nothing' && !reasons.has(key)) problems.push(problemAt(note, `no text says "${key}"`))
      for (const name of names.split(', ')) {
        if (!codes.has(name)) problems.push(problemAt(note, `there is no ${name}`))
        if (said.has(name)) problems.push(problemAt(note, `${name} has a meaning already`))
        said.set(name, key)
      }
    } else if (kind === 'throws') {
      const [name = '', ...constants] = rest.split(/,? /)
      for (const constant of constants) {
        if (!codes.has(constant)) problems.push(problemAt(note, `there is no ${constant}`))
        thrown.push({ name, constant })
      }
    }
  }
  if (family === null) return null
  const meanings = new Map<string, string | null>()
  for (const [constant, { name: words, code: number }] of codes) {
    const own = thrown.filter((each) => each.constant === constant)
    const key = said.get(constant) ?? camelCase(words)
    const place = `packages/contracts/scilla/${file} ${constant}`
    if (own.length === 0) problems.push(`${place} is thrown nowhere`)
    if (key !== 'nothing' && !reasons.has(key))
      problems.push(`${place} has no text "${key}", and no note says its meaning`)
    for (const { name } of own) meanings.set(`${name} ${number}`, key === 'nothing' ? null : key)
  }
  return { family, meanings, names: thrown.map(({ name }) => name) }
}

/** The meanings of each family. Two contracts of one family that mean different things by one exception are a problem. */
export function joinMeanings(
  all: ReadonlyMap<string, ContractMeanings>,
  problems: Problem[],
): ReadonlyMap<Family, Meanings> {
  const joined = new Map(families.map((family) => [family, new Map<string, string | null>()]))
  for (const [contract, { family, meanings }] of all) {
    const own = joined.get(family) ?? new Map<string, string | null>()
    for (const [exception, key] of meanings) {
      const before = own.get(exception)
      if (before !== undefined && before !== key) {
        problems.push(
          `${exception} is "${before}" in a contract of the family ${family}, and "${key}" in ${contract}`,
        )
      }
      own.set(exception, key)
    }
  }
  return joined
}
