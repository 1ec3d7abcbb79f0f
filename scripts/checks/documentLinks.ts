import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const link = /\[[^\]]*\]\(([^)\s]+)\)/g
const maxReadmeLines = 40

/** Every relative link of the Markdown files leads to a file, and a package's README stays short. */
export async function checkDocumentLinks(): Promise<string[]> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const problems: string[] = []
  for (const file of files.filter((name) => existsSync(name))) {
    const text = await readFile(file, 'utf8')
    for (const [, target] of text.matchAll(link)) {
      if (!target || /^(https?:|mailto:|#)/.test(target)) continue
      const path = join(dirname(file), target.replace(/#.*$/, ''))
      if (!existsSync(path)) problems.push(`${file}: the link ${target} leads nowhere`)
    }
    const lines = text.trimEnd().split('\n').length
    if (/^(packages|apps)\/[^/]+\/README\.md$/.test(file) && lines > maxReadmeLines) {
      problems.push(`${file} has ${lines} lines, at most ${maxReadmeLines}`)
    }
  }
  return problems
}
