import { formatName, parseName } from '@tyto/identity'
import { err, ok, ownValue, utf8ToBytes, type Err, type Ok } from '@tyto/primitives'
import { canonicalJson } from '../transaction/canonicalJson'
import { factShapes, hasKeys, isAccountText, isBlock, kindsOf } from './factShapes'
import {
  mostFacts,
  mostStatementBytes,
  questionKey,
  statementFormat,
  statementVersion,
  unknownCodes,
  type StatedFact,
  type FactKind,
  type Statement,
} from './statement'

export type StatementCode =
  | 'TooLarge'
  /** Lists and records within each other, deeper than any statement. */
  | 'TooDeep'
  | 'NotJson'
  | 'NoStatement'
  /** A statement of a version that this software does not know. */
  | 'OtherVersion'
  | 'TooManyFacts'
  /** A part does not have the shape of its kind, or stands twice; `at` says which. */
  | 'WrongShape'
  /** Sound, and not to the letter as it was saved: keys in another order, white space, a number written otherwise. */
  | 'NotCanonical'

/** `at`: the place of the part that is wrong, `facts[3].value`; empty where the whole is meant. */
export type ParsedStatement = Ok<Statement> | (Err<StatementCode> & { readonly at: string })

const deepest = 16
const longestText = 512
/** Accounts of one statement: what is asked about so many is still asked in minutes. */
const mostAccounts = 12
/** Coins and collections, likewise. */
const mostThings = 200

/** A statement of a text that may come from anybody. It is all of the documented form, or a problem. */
export function parseStatement(text: string): ParsedStatement {
  const problem = (code: StatementCode, at = '') => ({ ...err(code), at })
  if (text.length > mostStatementBytes || utf8ToBytes(text).length > mostStatementBytes) {
    return problem('TooLarge')
  }
  if (isTooDeep(text)) return problem('TooDeep')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return problem('NotJson')
  }
  if (ownValue(json, 'format') !== statementFormat) return problem('NoStatement')
  if (ownValue(json, 'version') !== statementVersion) return problem('OtherVersion')
  const facts = ownValue(json, 'facts')
  if (!Array.isArray(facts)) return problem('WrongShape', 'facts')
  if (facts.length > mostFacts) return problem('TooManyFacts')
  const at = wrongPart(json, facts)
  if (at !== null) return problem('WrongShape', at)
  if (canonicalJson(json) !== text) return problem('NotCanonical')
  return ok(json as Statement)
}

/** Brackets that are open at once, counted before anything is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (isInText) {
      if (letter === '\\') at++
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '{' || letter === '[') {
      depth++
      if (depth > deepest) return true
    } else if (letter === '}' || letter === ']') depth--
  }
  return false
}

/** The place of the first part that is not of the form; null where all are. */
function wrongPart(json: unknown, facts: readonly unknown[]): string | null {
  if (!hasKeys(json, ['format', 'version', 'name', 'network', 'madeAt', 'facts'])) return 'the whole'
  const name = ownValue(json, 'name')
  const parsed = typeof name === 'string' && name.length <= longestText ? parseName(name) : null
  if (!parsed?.ok || formatName(parsed.value) !== name) return 'name'
  const network = ownValue(json, 'network')
  const [id, chainId] = [ownValue(network, 'name'), ownValue(network, 'chainId')]
  const isNetwork =
    hasKeys(network, ['name', 'chainId', 'registry']) &&
    typeof id === 'string' &&
    /^[a-z0-9-]{1,32}$/.test(id) &&
    Number.isSafeInteger(chainId) &&
    Number(chainId) >= 0 &&
    isAccountText(ownValue(network, 'registry'))
  if (!isNetwork) return 'network'
  const madeAt = ownValue(json, 'madeAt')
  if (typeof madeAt !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(madeAt)) return 'madeAt'
  const keys = new Set<string>()
  const accounts = new Set<unknown>()
  const things = new Set<unknown>()
  for (const [index, fact] of facts.entries()) {
    const part = wrongFactPart(fact)
    if (part !== null) return `facts[${index}].${part}`
    const key = questionKey(fact as StatedFact)
    if (keys.has(key)) return `facts[${index}]`
    keys.add(key)
    accounts.add(ownValue(ownValue(fact, 'of'), 'base16'))
    things.add(ownValue(fact, 'about'))
    if (accounts.size > mostAccounts || things.size > mostThings) return `facts[${index}]`
  }
  return null
}

function isKind(value: unknown): value is FactKind {
  return typeof value === 'string' && Object.hasOwn(factShapes, value)
}

function wrongFactPart(fact: unknown): string | null {
  const kind = ownValue(fact, 'fact')
  if (!isKind(kind)) return 'fact'
  const isKnown = ownValue(fact, 'unknown') === undefined
  const keys = ['fact', 'of', 'about', 'endpoint', 'fromBlock', 'toBlock', isKnown ? 'value' : 'unknown']
  if (!hasKeys(fact, keys)) return 'keys'
  const [of, about] = [ownValue(fact, 'of'), ownValue(fact, 'about')]
  if (kindsOf[kind] === 'name' ? of !== null : !isAccountText(of)) return 'of'
  const isAbout = typeof about === 'string' && /^[\w$.-]{1,40}$/.test(about)
  if (kindsOf[kind] === 'thing' ? !isAbout : about !== null) return 'about'
  return isKnown ? wrongKnownPart(fact, kind) : wrongUnknownPart(fact)
}

function wrongKnownPart(fact: unknown, kind: FactKind): string | null {
  const endpoint = ownValue(fact, 'endpoint')
  if (
    typeof endpoint !== 'string' ||
    endpoint.length > longestText ||
    !/^https?:\/\/[^\s/?#@]+$/.test(endpoint)
  )
    return 'endpoint'
  const isWhen = (key: string): boolean => {
    const block = ownValue(fact, key)
    return block === null || isBlock(block)
  }
  if (!isWhen('fromBlock') || !isWhen('toBlock')) return 'fromBlock'
  return factShapes[kind](ownValue(fact, 'value')) ? null : 'value'
}

function wrongUnknownPart(fact: unknown): string | null {
  const unknown = ownValue(fact, 'unknown')
  const [code, reason] = [ownValue(unknown, 'code'), ownValue(unknown, 'reason')]
  const isSound =
    hasKeys(unknown, ['code', 'reason']) &&
    unknownCodes.some((each) => each === code) &&
    typeof reason === 'string' &&
    reason.length <= longestText
  const isNowhere = ['endpoint', 'fromBlock', 'toBlock'].every((key) => ownValue(fact, key) === null)
  return isSound && isNowhere ? null : 'unknown'
}
