import { isRecord, parseJson } from '@tyto/primitives'
import { createStored } from '../../../shared/device/createStored'
import { tabTexts } from '../../../shared/device/textStore'
import { greeting } from './examples'

/** A contract that somebody writes, and what is typed for its parameters. */
export interface Written {
  readonly text: string
  /** By the names of the parameters. */
  readonly values: readonly (readonly [param: string, typed: string])[]
}

/** No longer text is taken, in UTF-16 code units: more than six times what the chain takes. */
export const longestText = 500_000
const mostValues = 200

/** It is kept until its tab is closed: a reload keeps it, and other tabs do not see it. */
export const written = createStored<Written>({
  key: 'tyto.draft.contract',
  parse: readWritten,
  texts: tabTexts,
})

/** Keeps a part of it anew. */
export function changeWritten(change: Partial<Written>): void {
  written.set({ ...written.get(), ...change })
}

const first: Written = { text: greeting, values: [] }

function readWritten(stored: string | null): Written {
  const json = parseJson(stored)
  if (!isRecord(json)) return first
  const { text, values } = json
  if (typeof text !== 'string' || text.length > longestText) return first
  return { text, values: Array.isArray(values) ? values.slice(0, mostValues).filter(isTyped) : [] }
}

function isTyped(value: unknown): value is Written['values'][number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
