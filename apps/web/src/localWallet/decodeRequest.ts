import type { RequestedTransaction } from '@tyto/local-wallet'
import { ownValue } from '@tyto/primitives'
import { showParams, type ShownParam, type TypedValue } from '../shared/values/showParams'

/** The content of a transaction, read from its data. */
export type DecodedRequest =
  | { readonly kind: 'payment' }
  | { readonly kind: 'call'; readonly transition: string; readonly params: readonly ShownParam[] }
  | { readonly kind: 'deploy'; readonly codeBytes: number; readonly params: readonly ShownParam[] }
  /** Data that cannot be read as a call or a deploy. */
  | { readonly kind: 'unreadable' }

/** Decodes a transaction. Never throws, since the data come from a page. */
export function decodeRequest({ code, data }: Pick<RequestedTransaction, 'code' | 'data'>): DecodedRequest {
  if (code === '' && data === '') return { kind: 'payment' }
  const json = parseJson(data)
  if (code !== '') {
    const params = readParams(json, '')
    const codeBytes = new TextEncoder().encode(code).length
    return params ? { kind: 'deploy', codeBytes, params } : { kind: 'unreadable' }
  }
  const transition = ownValue(json, '_tag')
  if (typeof transition !== 'string') return { kind: 'unreadable' }
  const params = readParams(ownValue(json, 'params'), transition)
  return params ? { kind: 'call', transition, params } : { kind: 'unreadable' }
}

/** JSON text with line breaks; any other text stays as it is. */
export function prettyJson(text: string): string {
  const json = parseJson(text)
  return json === undefined ? text : JSON.stringify(json, null, 2)
}

function readParams(value: unknown, transition: string): readonly ShownParam[] | undefined {
  if (!Array.isArray(value)) return undefined
  const params: TypedValue[] = []
  for (const each of value as readonly unknown[]) {
    const vname = ownValue(each, 'vname')
    const type = ownValue(each, 'type')
    if (typeof vname !== 'string' || typeof type !== 'string') return undefined
    params.push({ vname, type, value: ownValue(each, 'value') })
  }
  return showParams(params, { of: transition, contract: null })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
