/** Expressions: what they evaluate to, and their types. */
import { formatType } from '@tyto/abi'
import {
  checkExpression,
  ContractFailure,
  GasMeter,
  gasScale,
  parseExpression,
  ScillaError,
  standardLibraries,
} from '@tyto/scilla'
import { runExpression } from '../scilla/replay'
import { comparePlace, firstLine, type Category, type GoldFailure, type Outcome } from './outcome'
import { expectRefusal } from './refusals'
import type { Suite } from './suite'

const gasLimit = 4_002_000

export function expressionCases(suite: Suite): readonly Category[] {
  const bad = suite.list('eval/bad').filter((name) => name !== 'builtin-to_int.scilexp')
  const typed = suite.list('typecheck/good').filter((name) => name !== 'constr1.scilexp')
  return [
    {
      name: 'expressions, good',
      goal: 'all equal, gas 95 %',
      outcomes: onlyExpressions(suite.list('eval/good')).map((name) => evaluateGood(suite, name)),
    },
    {
      name: 'expressions, bad',
      goal: 'all fail',
      outcomes: onlyExpressions(bad).map((name) => evaluateBad(suite, name)),
    },
    {
      name: 'types, good',
      goal: 'all equal',
      outcomes: onlyExpressions(typed).map((name) => checkGood(suite, name)),
    },
    {
      name: 'types, bad',
      goal: 'all refused',
      outcomes: onlyExpressions(suite.list('typecheck/bad')).map((name) => checkBad(suite, name)),
    },
  ]
}

/** How long the suite's own Ackermann function takes, gas counted and the program warm: the best of some runs, in ms. */
export function ackermannTime(suite: Suite): number | undefined {
  const file = 'eval/good/ackermann.scilexp'
  if (!suite.has(file)) return undefined
  const times = Array.from({ length: 10 }, () => {
    const start = performance.now()
    evaluate(suite, file, GasMeter.forLimit(gasLimit))
    return performance.now() - start
  })
  return Math.min(...times)
}

function onlyExpressions(names: readonly string[]) {
  return names.filter((name) => name.endsWith('.scilexp'))
}

const imports = [...standardLibraries.keys()]

function evaluate(suite: Suite, file: string, gas: GasMeter): string {
  return runExpression(file, suite.text(file), gas)
}

/** The gold has the value, the variables, and the gas that is left. */
function evaluateGood(suite: Suite, name: string): Outcome {
  const gold = suite.text('eval/good/gold', `${name}.gold`)
  const value = gold.slice(0, gold.indexOf(',\n{'))
  const wanted = /Gas remaining: ([0-9]+)/.exec(gold)?.[1]
  const gas = GasMeter.forLimit(gasLimit)
  try {
    const ours = evaluate(suite, `eval/good/${name}`, gas)
    const remaining = String(Math.floor(gas.remaining / gasScale))
    return {
      name,
      equal: asSet(ours) === asSet(value),
      aspects: { gas: remaining === wanted },
      reason:
        asSet(ours) === asSet(value)
          ? `gas ${gas.remaining / gasScale} for ${wanted}`
          : `${ours.slice(0, 60)} for ${value.slice(0, 60)}`,
    }
  } catch (error) {
    return { name, equal: false, aspects: { gas: false }, reason: firstLine(error) }
  }
}

/** The reference prints the entries of a map in the order of a hash table. */
function asSet(value: string): string {
  const list = /^(\(Map .*? \[)(.*)\]\)$/.exec(value)
  const [, head = '', entries = ''] = list ?? []
  return list === null ? value : `${head}${entries.split('; ').sort().join('; ')}])`
}

function evaluateBad(suite: Suite, name: string): Outcome {
  const gold = suite.json('eval/bad/gold', `${name}.gold`) as GoldFailure
  const gas = GasMeter.forLimit(gasLimit)
  try {
    const value = evaluate(suite, `eval/bad/${name}`, gas)
    const reason = `${value.slice(0, 60)}; the reference: ${gold.errors[0]?.error_message}`
    return { name, equal: false, aspects: { gas: false, line: false, place: false }, reason }
  } catch (error) {
    const place =
      error instanceof ScillaError ? error : error instanceof ContractFailure ? error.position : undefined
    const remaining = String(Math.floor(gas.remaining / gasScale))
    const aspects = {
      gas: gold.gas_remaining === undefined || remaining === gold.gas_remaining,
      ...comparePlace(gold, place, firstLine(error)),
    }
    const wanted = gold.errors[0]
    return {
      name,
      equal: true,
      aspects,
      reason: `gas ${gas.remaining / gasScale} for ${gold.gas_remaining}; ${place?.line ?? 0}:${place?.column ?? 0} ${firstLine(error).slice(0, 60)} for ${wanted?.start_location.line}:${wanted?.start_location.column} ${wanted?.error_message.slice(0, 60)}`,
    }
  }
}

function check(suite: Suite, file: string): string {
  return formatType(
    checkExpression(parseExpression(suite.text(file), file), { source: suite.text(file), file, imports }),
  )
}

function checkGood(suite: Suite, name: string): Outcome {
  const gold = suite.json('typecheck/good/gold', `${name}.gold`) as { readonly type?: string }
  try {
    const ours = check(suite, `typecheck/good/${name}`)
    const equal = gold.type === undefined || ours === gold.type
    return { name, equal, aspects: {}, reason: `${ours} for ${gold.type}` }
  } catch (error) {
    return { name, equal: false, aspects: {}, reason: firstLine(error) }
  }
}

function checkBad(suite: Suite, name: string): Outcome {
  const goldFile = `typecheck/bad/gold/${name}.gold`
  const gold = suite.has(goldFile) ? (suite.json(goldFile) as GoldFailure) : undefined
  return expectRefusal(name, gold, () => check(suite, `typecheck/bad/${name}`))
}
