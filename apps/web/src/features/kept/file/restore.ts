import { deviceTexts, tabTexts, type TextStore } from '../../../shared/device/textStore'
import { keptKind } from '../keptThing'
import { ownKnowledge, type Area, type Knowledge } from './knowledge'
import { compareTexts, type Choice, type Comparison } from './mergeTexts'

export type RestoredKind = 'transactions' | 'draft' | 'settings' | 'names' | 'recovery' | 'other'

/** How much of one kind is new, differs and is the same. */
export interface KindCount extends Pick<Comparison, 'added' | 'differing' | 'same'> {
  readonly kind: RestoredKind
}

interface Entry {
  readonly area: Area
  readonly key: string
  readonly comparison: Comparison
}

const kindsInOrder: readonly RestoredKind[] = [
  'transactions',
  'names',
  'recovery',
  'draft',
  'settings',
  'other',
]

/** A series and its transactions are one kind: without the second nobody knows here what the first has sent. */
function kindOf(key: string): RestoredKind {
  const kind = keptKind(key)
  return kind === 'unreadSeries' || kind === 'transaction' ? 'transactions' : kind
}

/** How much there is of each kind. */
export function countKinds(knowledge: Knowledge): readonly KindCount[] {
  return compareKnowledge(knowledge, { device: {}, tab: {} })
}

/** The texts of a file beside those that lie here, by kind; kinds of which it has nothing are left out. */
export function compareKnowledge(file: Knowledge, here: Knowledge): readonly KindCount[] {
  const entries = entriesOf(file, here)
  return kindsInOrder.flatMap((kind) => {
    const ours = entries.filter(({ key }) => kindOf(key) === kind)
    const sum = (part: 'added' | 'differing' | 'same'): number =>
      ours.reduce((total, { comparison }) => total + comparison[part], 0)
    const count = { kind, added: sum('added'), differing: sum('differing'), same: sum('same') }
    return count.added + count.differing + count.same > 0 ? [count] : []
  })
}

/**
 * Writes what the person takes of a file. A series comes after all transactions, and only where each of them is kept: one
 * without the other would be paid again. Returns how many texts were written, and how many the browser did not keep.
 */
export function restoreKnowledge(
  file: Knowledge,
  choice: Choice,
): { readonly written: number; readonly refused: number } {
  const here = ownKnowledge()
  let [written, refused] = [0, 0]
  let isComplete = true
  for (const { area, key, comparison } of entriesOf(file, here).sort(seriesLast)) {
    const text = comparison.take(choice)
    if (text === null) continue
    const kind = keptKind(key)
    if (kind === 'unreadSeries' && !isComplete) {
      refused++
      continue
    }
    if (write(area === 'device' ? deviceTexts : tabTexts, key, { text, before: here[area][key] ?? null }))
      written++
    else {
      refused++
      isComplete &&= kind !== 'transaction'
    }
  }
  return { written, refused }
}

/** Tells the parts of this page as another tab would, since each of them reads through a store of its own. */
function write(
  texts: TextStore,
  key: string,
  { text, before }: { readonly text: string; readonly before: string | null },
): boolean {
  const isKept = texts.set(key, text)
  // A text that storage refused is no part of this page either.
  if (!isKept) texts.set(key, before)
  else window.dispatchEvent(new StorageEvent('storage', { key }))
  return isKept
}

function seriesLast(a: Entry, b: Entry): number {
  return Number(keptKind(a.key) === 'unreadSeries') - Number(keptKind(b.key) === 'unreadSeries')
}

function entriesOf(file: Knowledge, here: Knowledge): Entry[] {
  return (['device', 'tab'] as const).flatMap((area) =>
    Object.entries(file[area]).map(([key, there]) => ({
      area,
      key,
      comparison: compareTexts(key, Object.hasOwn(here[area], key) ? here[area][key]! : null, there),
    })),
  )
}
