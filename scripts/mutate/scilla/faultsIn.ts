import { checkContract, parseContract, ScillaError } from '@tyto/scilla'
import { contractsIn, linesOf } from '../../../packages/contracts/src/composeContract'
import { transitionsOf } from './transitionsOf'
import { sitesOf, type Edit, type FaultKind, type Site, type Way } from './sites'

/** A fault of a contract: its whole file, changed at one place, and what was changed. */
export interface ContractFault {
  readonly kind: FaultKind
  readonly part: string
  readonly tells: string
  /** Line of the file, from 1. */
  readonly line: number
  readonly text: string
}

/** The places of a file, each once, though several contracts may share it. */
export function sitesIn(file: string, source: string): readonly Site[] {
  const found = new Map<string, Site>()
  for (const contract of contractsIn(file, source)) {
    for (const site of sitesOf(parseContract(aligned(source, contract), file))) {
      const [way] = site.ways
      if (way === undefined) continue
      const key = `${firstPlace(way)} ${site.kind} ${way.tells}`
      if (!found.has(key)) found.set(key, site)
    }
  }
  return [...found.values()]
}

/** By part of a file, the transitions of its contracts that come through it. */
export function transitionsIn(file: string, source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, ReadonlySet<string>>()
  for (const contract of contractsIn(file, source)) {
    const { components } = parseContract(aligned(source, contract), file).contract
    for (const [part, more] of transitionsOf(components)) {
      all.set(part, new Set([...(all.get(part) ?? []), ...more]))
    }
  }
  return all
}

/** The fault of a place: the first change that keeps the types of each contract in the file; null where none does. */
export function faultAt(file: string, source: string, site: Site): ContractFault | null {
  const contracts = contractsIn(file, source)
  const fits = (text: string) => contracts.every((contract) => isSound(file, aligned(text, contract)))
  for (const way of site.ways) {
    if (way.probe !== undefined && !fits(changed(source, [...way.edits, way.probe]))) continue
    const text = changed(source, way.edits)
    if (!fits(text)) continue
    const line = source.slice(0, lastPlace(way)).split('\n').length
    return { kind: site.kind, part: site.part, tells: way.tells, line, text }
  }
  return null
}

/** The text of one contract with each character where it stands in the file. */
function aligned(source: string, contract: string): string {
  const lines = source.split('\n')
  return linesOf(source, contract)
    .map((line, at) => line ?? ' '.repeat(lines[at]?.length ?? 0))
    .join('\n')
}

function isSound(file: string, text: string): boolean {
  try {
    checkContract(parseContract(text, file))
    return true
  } catch (error) {
    if (error instanceof ScillaError) return false
    throw error
  }
}

function changed(source: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => b.start - a.start || b.end - a.end)
  return ordered.reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), source)
}

function firstPlace({ edits }: Way): number {
  return Math.min(...edits.map(({ start }) => start))
}

function lastPlace({ edits }: Way): number {
  return Math.max(...edits.map(({ start }) => start))
}
