import { readFile } from 'node:fs/promises'
import { isRecord, parseJson } from '@tyto/primitives'
import { run } from '../command/run'

/** Licences under which something may be shipped with what is under Apache-2.0. */
const allowed: ReadonlySet<string> = new Set([
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
])

/** How long the registry may take, in ms. */
const patience = 20_000

/** Each package that is shipped has a licence under which it may be. */
export async function checkLicences(lock?: string): Promise<readonly string[]> {
  const { packages } = JSON.parse(lock ?? (await readFile('package-lock.json', 'utf8'))) as {
    readonly packages: Readonly<Record<string, { license?: string; dev?: boolean; link?: boolean }>>
  }
  return Object.entries(packages).flatMap(([path, { license = 'none', dev, link }]) => {
    const isShipped = path.includes('node_modules/') && dev !== true && link !== true
    return isShipped && !allowed.has(license) ? [`${path}: the licence ${license} is not among ours`] : []
  })
}

/** Known holes in what is shipped, as the registry tells them; skipped by name where it does not answer. */
export async function checkAudit(): Promise<readonly string[]> {
  const asked = run('npm', ['audit', '--omit', 'dev', '--json'], { quiet: true })
  const late = new Promise<null>((done) => setTimeout(() => done(null), patience).unref())
  const answer = await Promise.race([asked, late])
  return readAudit(answer?.output ?? '', (line) => console.log(line))
}

/** Reads what `npm audit --json` said. */
export function readAudit(output: string, say: (line: string) => void): readonly string[] {
  // Warnings of npm stand around its JSON.
  const json = parseJson(/^\{[^]*^\}/m.exec(output)?.[0] ?? '')
  if (!isRecord(json) || !isRecord(json['vulnerabilities'])) {
    say('skipped: known holes in packages, since the registry does not tell them here')
    return []
  }
  return Object.entries(json['vulnerabilities']).map(
    ([name, hole]) => `${name}: a known hole (${String(isRecord(hole) ? hole['severity'] : 'unknown')})`,
  )
}
