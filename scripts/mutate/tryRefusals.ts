import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inFolder } from '../command/inFolder'
import { run } from '../command/run'
import { copySources } from './copySources'

const sources = 'apps/web/src'
const refusal = `${sources}/shared/errors/ActionError.ts`

/**
 * Runs the tests of the app in Node in a copy whose refusals note where they were made, and prints the places that none of them
 * met. False where an action has such a place: what a page alone refuses is met by browser tests.
 */
export function tryRefusals(): Promise<boolean> {
  return inFolder(async (folder) => {
    copySources(folder)
    process.chdir(folder)
    const notes = join(folder, 'refusals')
    await writeFile(notes, '')
    await writeFile(refusal, noting(await readFile(refusal, 'utf8'), notes))
    const { code, output } = await run('vitest', ['run', sources], { quiet: true })
    if (code !== 0) throw new Error(output)
    const met = new Set((await readFile(notes, 'utf8')).split('\n'))
    const all = refusalsIn(sources)
    const unmet = all.filter(({ place }) => !met.has(place))
    for (const { place, line } of unmet) console.log(`${place} ${line}`)
    console.log(`${all.length} places refuse, ${unmet.length} of them are met by no test in Node`)
    return !unmet.some(({ place }) => place.includes('/actions/'))
  })
}

/** The class of refusals that notes the file and line where each is made. */
function noting(text: string, notes: string): string {
  const named = 'this.name = '
  if (text.split(named).length !== 2) throw new Error(`${refusal} does not have this once: ${named}`)
  const note = `appendFileSync(${JSON.stringify(notes)}, placeOf(this.stack) + '\\n')`
  return `import { appendFileSync } from 'node:fs'
function placeOf(stack) {
  const frame = String(stack).split('\\n').find((line) => line.includes('${sources}/') && !line.includes('ActionError.ts'))
  return /${sources.replaceAll('/', '\\/')}\\/\\S+?:\\d+/.exec(frame ?? '')?.[0] ?? ''
}
${text.replace(named, `${note}\n    ${named}`)}`
}

/** Where the sources of a folder refuse: file and line, as `actions/trade.ts:12`. */
function refusalsIn(folder: string): readonly { readonly place: string; readonly line: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          line.includes('new ActionError(') ? [{ place: `${file}:${at + 1}`, line: line.trim() }] : [],
        ),
    )
}
