import type { RequestedTransaction } from '@tyto/local-wallet'

export interface RequestParam {
  readonly name: string
  readonly type: string
  /** JSON text. */
  readonly value: string
}

/** What a transaction does, read out of its data. */
export type DecodedRequest =
  | { readonly kind: 'payment' }
  | { readonly kind: 'call'; readonly transition: string; readonly params: readonly RequestParam[] }
  | { readonly kind: 'deploy'; readonly codeBytes: number; readonly params: readonly RequestParam[] }
  /** Data that no contract understands. */
  | { readonly kind: 'unreadable' }

/** Never throws: the data come from a page. */
export function decodeRequest({ code, data }: Pick<RequestedTransaction, 'code' | 'data'>): DecodedRequest {
  if (code === '' && data === '') return { kind: 'payment' }
  const json = parseJson(data)
  if (code !== '') {
    const params = readParams(json)
    const codeBytes = new TextEncoder().encode(code).length
    return params ? { kind: 'deploy', codeBytes, params } : { kind: 'unreadable' }
  }
  const transition = property(json, '_tag')
  const params = readParams(property(json, 'params'))
  return typeof transition === 'string' && params
    ? { kind: 'call', transition, params }
    : { kind: 'unreadable' }
}

/** JSON text with line breaks; the text itself if it is no JSON. */
export function prettyJson(text: string): string {
  const json = parseJson(text)
  return json === undefined ? text : JSON.stringify(json, null, 2)
}

function readParams(value: unknown): readonly RequestParam[] | undefined {
  if (!Array.isArray(value)) return undefined
  const params: RequestParam[] = []
  for (const each of value as readonly unknown[]) {
    const name = property(each, 'vname')
    const type = property(each, 'type')
    if (typeof name !== 'string' || typeof type !== 'string') return undefined
    params.push({ name, type, value: show(property(each, 'value')) })
  }
  return params
}

/** A text as it is, anything else as JSON. */
function show(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
