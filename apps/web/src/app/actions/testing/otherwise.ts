import { isRecord } from '@tyto/primitives'

/** Replaces the true answer of a node. */
export type Otherwise = (method: string, result: unknown) => unknown

/** Answers in which this key has another value, wherever it stands. */
export function withValue(key: string, value: unknown): Otherwise {
  const changed = (told: unknown): unknown => {
    if (Array.isArray(told)) return told.map(changed)
    if (!isRecord(told)) return told
    return Object.fromEntries(Object.entries(told).map(([k, v]) => [k, k === key ? value : changed(v)]))
  }
  return (_, result) => changed(result)
}

/** Answers that know no such key: an entry that is asked for by itself is null then. */
export function without(key: string): Otherwise {
  const changed = (told: unknown): unknown => {
    if (Array.isArray(told)) return told.map(changed)
    if (!isRecord(told)) return told
    const before = Object.entries(told)
    const after = before.flatMap(([k, v]): [string, unknown][] => {
      const inner = k === key ? null : changed(v)
      return inner === null && v !== null ? [] : [[k, inner]]
    })
    return before.length > 0 && after.length === 0 ? null : Object.fromEntries(after)
  }
  return (_, result) => changed(result)
}

/** Contracts that were deployed without this value. */
export function withoutInit(vname: string): Otherwise {
  return (method, result) =>
    method === 'GetSmartContractInit' && Array.isArray(result)
      ? result.filter((each) => !isRecord(each) || each['vname'] !== vname)
      : result
}

/** One after the other. */
export function allOf(...lies: readonly Otherwise[]): Otherwise {
  return (method, result) => lies.reduce((told, lie) => lie(method, told), result)
}
