import { isRecord, ownValue, parseJson } from '@tyto/primitives'
import { formOf } from '../../../shared/device/unreadTexts'
import { parseHosts } from '../../../shared/identity/image/pictureHosts'
import { keptKind } from '../keptThing'

/** How one text of a file compares with the one that lies here under the same key. */
export interface Comparison {
  /** Things that are not known here. */
  readonly added: number
  /** Known here, and otherwise. */
  readonly differing: number
  readonly same: number
  /** Returns the text that is to lie here then; null leaves the text of now. */
  readonly take: (choice: Choice) => string | null
}

export interface Choice {
  readonly takesNew: boolean
  /** Does the file win where it says otherwise? */
  readonly replaces: boolean
  /** Are the nodes of the file used from then on? What they say is believed, so it is asked by itself. */
  readonly takesNodes: boolean
  /** May pictures be asked for at the sites that the file allows? They learn who looks, so it is asked by itself. */
  readonly takesHosts: boolean
}

const same: Comparison = { added: 0, differing: 0, same: 1, take: () => null }

/** Compares two texts that lie under one key; `here` is null where nothing lies. */
export function compareTexts(key: string, here: string | null, there: string): Comparison {
  if (here === there) return same
  if (key === 'tyto.settings') return compareSettings(here, there)
  if (key === 'tyto.pictureHosts') return compareHosts(here, there)
  if (here === null || here === '')
    return {
      added: thingsIn(key, there),
      differing: 0,
      same: 0,
      take: ({ takesNew }) => (takesNew ? there : null),
    }
  if (key === 'tyto.addresses') return compareBooks(here, there)
  const [ours, theirs] = [readList(key, here), readList(key, there)]
  return ours && theirs ? joinLists(ours, theirs) : otherText(key, here, there)
}

/** How many a list has; everything else is one thing. */
function thingsIn(key: string, text: string): number {
  const list = readList(key, text)
  if (list) return list.length
  return key === 'tyto.addresses' ? (readBook(text)?.labels.size ?? 1) : 1
}

/** Texts of which each stands for itself; null for what was typed in a form, which is meant as a whole, and for any other text. */
function readList(key: string, text: string): readonly string[] | null {
  const value = parseJson(text)
  return keptKind(key) !== 'draft' && isTexts(value) ? value : null
}

/**
 * A transaction or a series that is known here stays: this browser has followed it, and the chain is asked for the rest. So
 * does what a newer version of the app wrote.
 */
function otherText(key: string, here: string, there: string): Comparison {
  const kind = keptKind(key)
  const stays = kind === 'unreadSeries' || kind === 'transaction' || formOf(here) > formOf(there)
  return {
    added: 0,
    differing: 1,
    same: 0,
    take: ({ replaces }) => (replaces && !stays ? there : null),
  }
}

/** Names: ours first, then those that only the file has. */
function joinLists(ours: readonly string[], theirs: readonly string[]): Comparison {
  const known = new Set(ours)
  const news = theirs.filter((each) => !known.has(each))
  return {
    added: news.length,
    differing: 0,
    same: theirs.length - news.length,
    take: ({ takesNew }) => (takesNew && news.length > 0 ? JSON.stringify([...ours, ...news]) : null),
  }
}

/** Sites of pictures, counted by nobody: they are listed beside their own tick. */
function compareHosts(here: string | null, there: string): Comparison {
  const news = newHosts(here, there)
  return {
    added: 0,
    differing: 0,
    same: parseHosts(there).length - news.length,
    take: ({ takesHosts }) =>
      takesHosts && news.length > 0 && formOf(here ?? '') <= formOf(there)
        ? JSON.stringify([...parseHosts(here), ...news])
        : null,
  }
}

/** The sites that may be asked for pictures by a file, and not here. */
export function newHosts(here: string | null, there: string | undefined): readonly string[] {
  const known = parseHosts(here)
  return parseHosts(there ?? null).filter((each) => !known.includes(each))
}

/** Labels of addresses: one that differs is ours unless the file wins. */
function compareBooks(here: string, there: string): Comparison {
  const [ours, theirs] = [readBook(here), readBook(there)]
  if (ours === null || theirs === null) return otherText('tyto.addresses', here, there)
  let [added, differing, equal] = [0, 0, 0]
  for (const [address, label] of theirs.labels) {
    const known = ours.labels.get(address)
    if (known === undefined) added++
    else if (known === label) equal++
    else differing++
  }
  return {
    added,
    differing,
    same: equal,
    take: ({ takesNew, replaces }) => {
      const labels = new Map(ours.labels)
      for (const [address, label] of theirs.labels)
        if (labels.has(address) ? replaces : takesNew) labels.set(address, label)
      const entries = Array.from(labels, ([address, label]) => ({ address, label }))
      const used = takesNew ? [...new Set([...ours.used, ...theirs.used])] : ours.used
      return takesNew || replaces ? JSON.stringify({ entries, used }) : null
    },
  }
}

interface Book {
  readonly labels: ReadonlyMap<string, string>
  readonly used: readonly string[]
}

function readBook(text: string): Book | null {
  const value = parseJson(text)
  const [entries, used] = [ownValue(value, 'entries'), ownValue(value, 'used')]
  if (!Array.isArray(entries) || !isTexts(used)) return null
  const labels = new Map<string, string>()
  for (const entry of entries) {
    const [address, label] = [ownValue(entry, 'address'), ownValue(entry, 'label')]
    if (typeof address === 'string' && typeof label === 'string') labels.set(address, label)
  }
  return { labels, used }
}

function compareSettings(here: string | null, there: string): Comparison {
  const theirs = parseJson(there)
  // Nobody here knows how a newer version of the app means its settings.
  if (!isRecord(theirs) || formOf(there) > formOf(here ?? ''))
    return { added: 0, differing: 1, same: 0, take: () => null }
  const ours = parseJson(here)
  const own: Readonly<Record<string, unknown>> = isRecord(ours) ? ours : {}
  const keys = Object.keys(theirs).filter((key) => key !== 'endpoints' && key !== 'version')
  const said = keys.filter((key) => theirs[key] !== null)
  const unsaid = (key: string): boolean => own[key] === null || own[key] === undefined
  const news = said.filter(unsaid)
  const others = said.filter((key) => !unsaid(key) && own[key] !== theirs[key])
  const isNewer = here !== null && formOf(here) > formOf(there)
  return {
    added: news.length,
    differing: others.length,
    same: said.length - news.length - others.length,
    take: ({ takesNew, replaces, takesNodes }) => {
      if (isNewer) return null
      const taken = [...(takesNew ? news : []), ...(replaces ? others : [])]
      const endpoints = takesNodes
        ? { ...recordOf(own['endpoints']), ...recordOf(theirs['endpoints']) }
        : null
      if (taken.length === 0 && endpoints === null) return null
      const change = Object.fromEntries(taken.map((key) => [key, theirs[key]]))
      return JSON.stringify({ ...own, ...change, ...(endpoints === null ? {} : { endpoints }) })
    },
  }
}

/** The addresses of the nodes that the settings of a file name and those here do not. */
export function newNodes(here: string | null, there: string | undefined): readonly string[] {
  const known = recordOf(ownValue(parseJson(here), 'endpoints'))
  const told = recordOf(ownValue(parseJson(there ?? null), 'endpoints'))
  return Object.entries(told).flatMap(([network, node]) =>
    typeof node === 'string' && known[network] !== node ? [node] : [],
  )
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
