/** The checker over whole contracts and libraries: good ones with their contract info, bad ones with the place of the error. */
import {
  cashflowTags,
  checkContract,
  checkExpression,
  checkLibraryModule,
  contractInfo,
  parseContract,
  parseExpression,
  parseLibrary,
  standardLibraries,
  type CheckedContract,
  type ContractInfo,
  type ContractModule,
} from '@tyto/scilla'
import { findLibraries } from '../scilla/sources'
import { canonical } from './canonical'
import { firstLine, type Category, type GoldFailure, type Outcome } from './outcome'
import { expectRefusal } from './refusals'
import type { Suite } from './suite'
import { compareWarnings, type GoldWarning } from './warnings'

interface GoldCheck {
  readonly contract_info?: unknown
  readonly warnings?: readonly GoldWarning[]
  readonly cashflow_tags?: GoldTags
}

type GoldTags = Readonly<Record<'State variables' | 'ADT constructors', readonly unknown[]>>

const goodFolders = ['checker/good/lib', 'contracts/shogi_lib', 'checker/good', 'contracts']
const badFolders = ['checker/bad/lib', 'checker/bad', 'contracts']

export function checkCases(suite: Suite): readonly Category[] {
  return [
    { name: 'checker, good', goal: 'all accepted, info equal', outcomes: goodOnes(suite) },
    { name: 'checker, bad', goal: 'all refused, 90 % at the same line', outcomes: badOnes(suite) },
    { name: 'pattern matches, bad', goal: 'all refused', outcomes: patternCases(suite) },
    { name: 'parser, bad', goal: 'all refused', outcomes: parserCases(suite) },
  ]
}

function check(suite: Suite, file: string, folders: readonly string[]): CheckedContract | undefined {
  const initFile = file.replace(/\.scilla$|\.scillib$/, '.json')
  const init = suite.has(initFile) ? suite.json(initFile) : []
  requireTexts(init)
  const librariesOf = ({ imports }: Pick<ContractModule, 'imports'>) =>
    findLibraries(
      imports,
      suite.path(file),
      folders.map((folder) => suite.path(folder)),
      init,
    )
  if (file.endsWith('.scillib')) {
    const module = parseLibrary(suite.text(file), file)
    checkLibraryModule(module, { libraries: librariesOf(module) })
    return undefined
  }
  const module = parseContract(suite.text(file), file)
  return checkContract(module, { libraries: librariesOf(module) })
}

/** Init data holds texts only; a name stands once in `_extlibs`. */
function requireTexts(init: unknown): void {
  if (!Array.isArray(init)) throw new TypeError('Init data is a list.')
  for (const { vname, value } of init as readonly { vname: unknown; value: unknown }[]) {
    if (typeof value === 'number') throw new TypeError(`The value of ${String(vname)} is no text.`)
    if (vname !== '_extlibs' || !Array.isArray(value)) continue
    const names = value.map((pair: { arguments: readonly string[] }) => pair.arguments[0])
    if (new Set(names).size < names.length) throw new TypeError('A library stands twice in _extlibs.')
  }
}

function goodOnes(suite: Suite): readonly Outcome[] {
  return suite.list('checker/good/gold').flatMap((entry) => {
    const name = entry.replace(/\.gold$/, '')
    // Two files may have one name, of which the gold tells of one.
    const folders = ['checker/good', 'contracts'].filter((one) => suite.has(one, name))
    if (folders.length === 0) return []
    const text = suite.text('checker/good/gold', entry)
    // A few golds hold a call graph instead of JSON: there only acceptance counts.
    const gold = text.startsWith('{') ? (JSON.parse(text) as GoldCheck) : {}
    const outcomes = folders.map((folder) => goodOne(suite, name, `${folder}/${name}`, gold))
    return [outcomes.find(({ aspects }) => aspects.info === true) ?? (outcomes[0] as Outcome)]
  })
}

function goodOne(suite: Suite, name: string, file: string, gold: GoldCheck): Outcome {
  try {
    const checked = check(suite, file, goodFolders)
    if (checked === undefined) return { name, equal: true, aspects: {} }
    const qualifier = name.replace(/\.scilla$/, '')
    const theirs = (gold.contract_info ?? {}) as Readonly<Record<string, unknown>>
    const parts = compareInfo(contractInfo(checked, { qualifier }), theirs)
    const warnings =
      gold.warnings === undefined
        ? []
        : compareWarnings(checked, gold.warnings, { withAcceptance: gold.cashflow_tags !== undefined })
    const cashflow = compareTags(cashflowTags(checked, { qualifier }), gold.cashflow_tags)
    return {
      name,
      equal: true,
      aspects: {
        info: parts.length === 0,
        warnings: warnings.length === 0,
        ...(gold.cashflow_tags === undefined ? {} : { cashflow: cashflow.length === 0 }),
      },
      reason: [...parts, ...warnings, ...cashflow].join('; '),
    }
  } catch (error) {
    return { name, equal: false, aspects: { info: false, warnings: false }, reason: firstLine(error) }
  }
}

/** Which tags differ: ours, theirs. */
export function compareTags(ours: GoldTags, theirs: GoldTags | undefined): readonly string[] {
  if (theirs === undefined) return []
  return (['State variables', 'ADT constructors'] as const).flatMap((part) => {
    const wanted = theirs[part].map(canonical)
    const given = ours[part].map(canonical)
    const missed = given.filter((text) => !wanted.includes(text))
    const lacking = wanted.filter((text) => !given.includes(text))
    if (missed.length + lacking.length === 0) return []
    return [`cashflow ${missed.join(', ')} for ${lacking.join(', ')}`]
  })
}

/** Which part of the contract info differs. */
export function compareInfo(
  ours: ContractInfo,
  theirs: Readonly<Record<string, unknown>>,
): readonly string[] {
  const given = ours as unknown as Readonly<Record<string, unknown>>
  const parts = Object.keys(theirs).filter((key) => infoText(key, given[key]) !== infoText(key, theirs[key]))
  return parts.length > 0 ? [`contract info: ${parts.join(', ')}`] : []
}

/** The reference prints data types in the order of a hash table. */
function infoText(key: string, part: unknown): string {
  return key === 'ADTs' && Array.isArray(part) ? canonical(part.map(canonical).sort()) : canonical(part)
}

function badOnes(suite: Suite): readonly Outcome[] {
  return refusedOnes(suite, 'checker/bad')
}

function refusedOnes(suite: Suite, folder: string): readonly Outcome[] {
  return suite.list(folder, 'gold').flatMap((entry) => {
    const name = entry.replace(/\.gold$/, '')
    const file = [folder, `${folder}/lib`].map((one) => `${one}/${name}`).find((one) => suite.has(one))
    if (file === undefined) return []
    const gold = suite.json(folder, 'gold', entry) as GoldFailure
    return [expectRefusal(name, gold, () => check(suite, file, badFolders))]
  })
}

/** Expressions, in spite of the ending of their names. */
function patternCases(suite: Suite): readonly Outcome[] {
  return suite.list('pm_check/bad/gold').map((entry) => {
    const name = entry.replace(/\.gold$/, '')
    const file = `pm_check/bad/${name}`
    const gold = suite.json('pm_check/bad/gold', entry) as GoldFailure
    return expectRefusal(name, gold, () => {
      const source = suite.text(file)
      checkExpression(parseExpression(source, file), { source, file, imports: [...standardLibraries.keys()] })
    })
  })
}

function parserCases(suite: Suite): readonly Outcome[] {
  const folder = 'base/parser/bad'
  return [folder, `${folder}/exps`, `${folder}/lib`].flatMap((from) =>
    suite.list(from).flatMap((name) => {
      if (!/\.(scilla|scillib|scilexp)$/.test(name)) return []
      const file = `${from}/${name}`
      const goldFile = `${folder}/gold/${name}.gold`
      const gold = suite.has(goldFile) ? (suite.json(goldFile) as GoldFailure) : undefined
      return [expectRefusal(name, gold, () => parse(suite, file))]
    }),
  )
}

function parse(suite: Suite, file: string): void {
  const text = suite.text(file)
  if (file.endsWith('.scilexp')) parseExpression(text, file)
  else if (file.endsWith('.scillib')) parseLibrary(text, file)
  else parseContract(text, file)
}
