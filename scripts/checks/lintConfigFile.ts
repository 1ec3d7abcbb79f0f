import { readFile, writeFile } from 'node:fs/promises'
import { lintConfig } from '../lintConfig'

const file = '.oxlintrc.json'
const text = () => JSON.stringify(lintConfig(), null, 2) + '\n'

/** Writes the linter's configuration from the layers. */
export async function writeLintConfig(): Promise<void> {
  await writeFile(file, text())
}

/** The committed configuration is the one that the layers make. */
export async function checkLintConfig(): Promise<string[]> {
  const current = await readFile(file, 'utf8').catch(() => '')
  return current === text() ? [] : [`${file} is stale: run npm run generate`]
}
