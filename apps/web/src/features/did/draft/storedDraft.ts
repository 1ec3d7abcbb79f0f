import { isRecord, parseJson } from '@tyto/primitives'
import type { ServiceInput } from './serviceInput'
import type { ServiceEdit, UpdateDraft } from './updateDraft'

/** Reads a stored draft. Null for any other text, or for a draft of another version of the app. */
export function readDraft(text: string | null): UpdateDraft | null {
  const json = parseJson(text)
  if (!isRecord(json)) return null
  const { purposes, edits, added, order, isOrderSaved, base } = json
  if (!isTexts(purposes) || !isTexts(added) || typeof isOrderSaved !== 'boolean') return null
  if ((order !== null && !isTexts(order)) || !isRecord(edits)) return null
  if (base !== null && typeof base !== 'string') return null
  const read = Object.entries(edits).map(([key, edit]) => [key, readEdit(edit)] as const)
  const good: Record<string, ServiceEdit> = {}
  for (const [key, edit] of read) {
    if (edit === null) return null
    Object.defineProperty(good, key, { value: edit, enumerable: true, configurable: true, writable: true })
  }
  return { purposes, edits: good, added, order, isOrderSaved, base }
}

/** Reads one stored edit. Faults are not kept: they are looked for again. */
function readEdit(edit: unknown): ServiceEdit | null {
  if (!isRecord(edit)) return null
  if (edit['kind'] === 'delete') return { kind: 'delete' }
  const { kind, input, status } = edit
  if (kind !== 'input' || (status !== 'editing' && status !== 'saved') || !isInput(input)) return null
  return { kind, input, status, fault: null }
}

const choices: Readonly<Partial<Record<keyof ServiceInput, readonly string[]>>> = {
  kind: ['link', 'common', 'address'],
  linkedIn: ['in', 'company'],
  chain: ['Zilliqa', 'Other'],
  protocol: ['Https', 'Git'],
}
const texts: readonly (keyof ServiceInput)[] = ['id', 'label', 'target', 'color1', 'color2', 'description']

function isInput(input: unknown): input is ServiceInput {
  if (!isRecord(input)) return false
  return (
    texts.every((name) => typeof input[name] === 'string') &&
    Object.entries(choices).every(([name, known]) => known.includes(String(input[name])))
  )
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
