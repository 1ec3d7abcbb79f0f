import { reorderServices, type ServiceEntry } from '@tyto/identity'
import { readService, serviceInputOf, withAnyId, type ServiceFault, type ServiceInput } from './serviceInput'

/** The change that a person makes to one service. */
export type ServiceEdit =
  | { readonly kind: 'delete' }
  | {
      readonly kind: 'input'
      readonly input: ServiceInput
      readonly status: 'editing' | 'saved'
      readonly fault: ServiceFault | null
    }

/** An update that is being prepared: only the differences from the document on chain. It holds no secrets. */
export interface UpdateDraft {
  /** Purposes of the keys to be replaced. */
  readonly purposes: readonly string[]
  /** Edits by the key of their row. */
  readonly edits: Readonly<Record<string, ServiceEdit>>
  /** Keys of the rows that are new. */
  readonly added: readonly string[]
  /** Keys of the rows in their new order; null if the order did not change. */
  readonly order: readonly string[] | null
  readonly isOrderSaved: boolean
  /** The `documentFingerprint` of the document that the draft began with; null before the first change. */
  readonly base: string | null
}

export const emptyDraft: UpdateDraft = {
  purposes: [],
  edits: {},
  added: [],
  order: null,
  isOrderSaved: false,
  base: null,
}

/** One service of the list, from the document or new. */
export interface ServiceRow {
  readonly key: string
  /** The service on chain; null for a new one. */
  readonly entry: ServiceEntry | null
  readonly edit: ServiceEdit | null
  /** True for links, which are numbered by their order. Blockchain addresses have no order. */
  readonly isLink: boolean
}

/** The services as the list shows them: links in their order, then blockchain addresses. */
export function serviceRows(entries: readonly ServiceEntry[], draft: UpdateDraft): readonly ServiceRow[] {
  const standing = entries.map((entry): ServiceRow => {
    const key = rowKey(entry.id)
    return { key, entry, edit: draft.edits[key] ?? null, isLink: entry.endpoint === 'Web2' }
  })
  const added = draft.added.flatMap((key): ServiceRow[] => {
    const edit = draft.edits[key]
    if (edit?.kind !== 'input') return []
    return [{ key, entry: null, edit, isLink: edit.input.kind !== 'address' }]
  })
  const rows = [...standing, ...added]
  const place = new Map(draft.order?.map((key, index) => [key, index]))
  const placeOf = ({ key }: ServiceRow): number => place.get(key) ?? Number.MAX_SAFE_INTEGER
  const links = rows.filter(({ isLink }) => isLink).sort((a, b) => placeOf(a) - placeOf(b))
  return [...links, ...rows.filter(({ isLink }) => !isLink)]
}

/** Ids that other services would have after the update. The id of a deleted service is free again. */
export function takenIds(rows: readonly ServiceRow[], except: string): readonly string[] {
  return rows.flatMap(({ key, entry, edit }) => {
    if (key === except || edit?.kind === 'delete') return []
    return [edit === null ? (entry?.id ?? '') : edit.input.id]
  })
}

export function togglePurpose(draft: UpdateDraft, purpose: string): UpdateDraft {
  const purposes = draft.purposes.includes(purpose)
    ? draft.purposes.filter((each) => each !== purpose)
    : [...draft.purposes, purpose]
  return { ...draft, purposes }
}

/** Opens a service of the document for editing. What is prefilled is saved. */
export function replaceService(draft: UpdateDraft, entry: ServiceEntry): UpdateDraft {
  return withEdit(draft, rowKey(entry.id), { ...editing(serviceInputOf(entry)), status: 'saved' })
}

/** Does a row change the document? One that is only open for editing does not. */
export function isChanged({ entry, edit }: ServiceRow): boolean {
  if (edit === null || edit.kind === 'delete' || entry === null) return edit !== null
  return JSON.stringify(edit.input) !== JSON.stringify(serviceInputOf(entry))
}

/** Deletes a service: marks one of the document, removes a new one. */
export function deleteService(draft: UpdateDraft, key: string): UpdateDraft {
  return draft.added.includes(key) ? undoService(draft, key) : withEdit(draft, key, { kind: 'delete' })
}

/** Restores a service to its values on chain. */
export function undoService(draft: UpdateDraft, key: string): UpdateDraft {
  const { [key]: _, ...edits } = draft.edits
  return { ...draft, edits, added: draft.added.filter((each) => each !== key) }
}

export function addServices(draft: UpdateDraft, inputs: readonly ServiceInput[]): UpdateDraft {
  const first = 1 + Math.max(0, ...draft.added.map((key) => Number(key.slice(newPrefix.length)) || 0))
  const keys = inputs.map((_, index) => `${newPrefix}${first + index}`)
  const edits = inputs.map((input, index) => [keys[index] ?? '', editing(input)] as const)
  return {
    ...draft,
    added: [...draft.added, ...keys],
    edits: { ...draft.edits, ...Object.fromEntries(edits) },
  }
}

export function editService(draft: UpdateDraft, key: string, input: ServiceInput): UpdateDraft {
  return draft.edits[key]?.kind === 'input' ? withEdit(draft, key, editing(input)) : draft
}

/** CONTINUE of one service: it becomes SAVED, or gets the fault that prevents it. */
export function saveService(draft: UpdateDraft, entries: readonly ServiceEntry[], key: string): UpdateDraft {
  const edit = draft.edits[key]
  if (edit?.kind !== 'input' || edit.status === 'saved') return draft
  const others = takenIds(serviceRows(entries, draft), key)
  const entry = readService(withAnyId(edit.input, others))
  if (!entry.ok) return withEdit(draft, key, { ...edit, fault: entry.code })
  if (others.includes(entry.value.id)) return withEdit(draft, key, { ...edit, fault: 'ServiceIsRepeated' })
  // Shows in the inputs what will be written: without https:// and spaces.
  const { kind, label, target } = edit.input
  const input = {
    ...edit.input,
    id: entry.value.id,
    ...(entry.value.endpoint === 'Web2' && kind === 'link'
      ? { label: entry.value.label, target: entry.value.link, description: entry.value.description }
      : { label, target: target.trim() }),
  }
  return withEdit(draft, key, { kind: 'input', input, status: 'saved', fault: null })
}

/** Saves each row that is right; the others get their faults. */
export function saveServices(draft: UpdateDraft, entries: readonly ServiceEntry[]): UpdateDraft {
  const open = unsavedRows(serviceRows(entries, draft))
  return open.reduce((before, { key }) => saveService(before, entries, key), draft)
}

/** Moves a link to a place among the links; 0 is the first. The new order must be saved again. */
export function moveService(
  draft: UpdateDraft,
  entries: readonly ServiceEntry[],
  key: string,
  to: number,
): UpdateDraft {
  const links = linkKeys(entries, draft)
  const from = links.indexOf(key)
  const place = Math.min(Math.max(to, 0), links.length - 1)
  if (from < 0 || place === from) return draft
  const order = links.filter((each) => each !== key)
  order.splice(place, 0, key)
  const natural = linkKeys(entries, { ...draft, order: null })
  const isNatural = order.every((each, index) => each === natural[index])
  return { ...draft, order: isNatural ? null : order, isOrderSaved: false }
}

export function saveOrder(draft: UpdateDraft): UpdateDraft {
  return {
    ...draft,
    isOrderSaved: draft.order !== null,
  }
}

export function undoOrder(draft: UpdateDraft): UpdateDraft {
  return { ...draft, order: null, isOrderSaved: false }
}

/** True if the draft changes nothing. */
export function isEmptyDraft({ purposes, edits, order }: UpdateDraft): boolean {
  return purposes.length === 0 && Object.keys(edits).length === 0 && order === null
}

/** Rows whose input is not saved yet. */
export function unsavedRows(rows: readonly ServiceRow[]): readonly ServiceRow[] {
  return rows.filter(({ edit }) => edit?.kind === 'input' && edit.status === 'editing')
}

export interface RowFault {
  readonly key: string
  readonly fault: ServiceFault
}

/** The services after the update, or the faults of their rows. Only SAVED rows count. */
export function servicesAfter(
  rows: readonly ServiceRow[],
  draft: UpdateDraft,
): { readonly services: readonly ServiceEntry[] } | { readonly faults: readonly RowFault[] } {
  const kept = rows.filter(({ edit }) => edit?.kind !== 'delete')
  const faults: RowFault[] = []
  const services: ServiceEntry[] = []
  for (const { key, entry, edit } of kept) {
    if (edit?.kind !== 'input') {
      if (entry) services.push(entry)
      continue
    }
    const read = readService(edit.input)
    if (read.ok) services.push(read.value)
    else faults.push({ key, fault: read.code })
  }
  if (faults.length > 0) return { faults }
  const repeated = repeatedIn(services)
  if (repeated >= 0) return { faults: [{ key: kept[repeated]?.key ?? '', fault: 'ServiceIsRepeated' }] }
  if (draft.order === null) return { services }
  const order = services.filter(({ endpoint }) => endpoint === 'Web2').map(({ id }) => id)
  return { services: reorderServices(services, order) }
}

/** The draft with these rows open again, each with its fault. */
export function withFaults(draft: UpdateDraft, faults: readonly RowFault[]): UpdateDraft {
  return faults.reduce((before, { key, fault }) => {
    const edit = before.edits[key]
    return edit?.kind === 'input' ? withEdit(before, key, { ...edit, status: 'editing', fault }) : before
  }, draft)
}

/** The index of the first service that repeats an earlier id; -1 if none does. */
function repeatedIn(services: readonly ServiceEntry[]): number {
  const ids = services.map(({ id }) => id)
  return ids.findIndex((id, index) => ids.indexOf(id) !== index)
}

const newPrefix = 'new:'

function rowKey(id: string): string {
  return `on:${id}`
}

function editing(input: ServiceInput): ServiceEdit & { readonly kind: 'input' } {
  return {
    kind: 'input',
    input,
    status: 'editing',
    fault: null,
  }
}

function withEdit(draft: UpdateDraft, key: string, edit: ServiceEdit): UpdateDraft {
  return { ...draft, edits: { ...draft.edits, [key]: edit } }
}

function linkKeys(entries: readonly ServiceEntry[], draft: UpdateDraft): string[] {
  return serviceRows(entries, draft)
    .filter(({ isLink }) => isLink)
    .map(({ key }) => key)
}
