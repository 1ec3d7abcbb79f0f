/** `scilla fmt`: prints a source in one form, or writes it back. */
import { writeFileSync } from 'node:fs'
import { formatSource } from '@tyto/scilla'
import type { Options } from './options'
import { findSources, readSource } from './sources'

/** The exit code: 1 where a file had another form and was not written. */
export function format({ files, write, json }: Options): number {
  const changed = findSources(files).filter((file) => {
    const before = readSource(file)
    const after = formatSource(before, file)
    if (write && after !== before) writeFileSync(file, after)
    if (!write && !json) process.stdout.write(after)
    return after !== before
  })
  if (json) console.log(JSON.stringify({ changed }, null, 2))
  else if (write) console.error(`${changed.length} changed`)
  return changed.length > 0 && !write && json ? 1 : 0
}
