import { eraseAddresses, formatType } from '@tyto/abi'
import { maximumCodeSize } from '@tyto/execution'
import { utf8ToBytes } from '@tyto/primitives'
import {
  examine,
  formatSource,
  loadAllParts,
  nameAt,
  ScillaError,
  type CheckedContract,
  type Examined,
} from '@tyto/scilla'
import { longestValue, mostShown } from '../limits'
import type { TextJob, TextResult } from './messages'
import type { ExaminedText, FormattedText, ToldName, WrittenContract } from '../writtenText'

/** A text that is no file: its ending says that it is a contract. */
const file = 'contract.scilla'

/** The text that was looked at last: who asks what a name is asks about the same one. */
let last: { readonly text: string; readonly known: Examined } | undefined

/** Does a job on the text of a contract. A chunk of its own: only who writes a contract needs the checker and the formatter. */
export async function doTextJob(job: TextJob): Promise<TextResult> {
  const bytes = utf8ToBytes(job.text).length
  if (bytes > maximumCodeSize)
    return job.kind === 'tell' ? null : { kind: 'tooLong', bytes, most: maximumCodeSize }
  await loadAllParts()
  switch (job.kind) {
    case 'examine':
      return examined(look(job.text))
    case 'format':
      return format(job.text)
    case 'tell':
      return tell(job.text, job.offset)
  }
}

function look(text: string): Examined {
  if (last?.text !== text) last = { text, known: examine(text, file) }
  return last.known
}

function examined({ diagnostics, checked }: Examined): ExaminedText {
  const findings = diagnostics
    .toSorted((one, other) => one.start.offset - other.start.offset)
    .slice(0, mostShown)
    .map((one) => ({ ...one, message: one.message.slice(0, longestValue) }))
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return {
    kind: 'examined',
    findings,
    errors,
    warnings: diagnostics.length - errors,
    contract: checked === undefined ? null : described(checked),
  }
}

function described({ module, params }: CheckedContract): WrittenContract {
  return {
    name: module.contract.name.name,
    version: module.scillaVersion,
    params: params.map(({ name, type }) => ({ name, type: formatType(eraseAddresses(type)) })),
  }
}

function format(text: string): FormattedText {
  try {
    return { kind: 'formatted', text: formatSource(text, file) }
  } catch (error) {
    if (error instanceof ScillaError) return { kind: 'unreadable' }
    throw error
  }
}

function tell(text: string, offset: number): ToldName | null {
  const name = nameAt(text, look(text), offset)
  return name === undefined ? null : { told: name.told, from: name.loc.start.offset, to: name.loc.end.offset }
}
