import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const link = /\[[^\]]*\]\(([^)\s]+)\)/g
/** A page that one can read before lunch. */
const mostReadmeBytes = 8_000
const mostArchitectureBytes = 20_000
const features = 'apps/web/src/features/'
const shared = 'apps/web/src/shared/'

/** Every relative link of the Markdown files leads to a file; READMEs name each feature's folders and those of shared; pages stay short. */
export async function checkDocumentLinks(): Promise<string[]> {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.md', `${features}*`, `${shared}*`],
    {
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .filter((name) => existsSync(name))
  const texts = new Map<string, string>()
  for (const file of files) if (file.endsWith('.md')) texts.set(file, await readFile(file, 'utf8'))
  return [
    ...[...texts].flatMap(([file, text]) => [...deadLinks(file, text), ...tooLong(file, text)]),
    ...untoldFeatures(files, texts),
    ...untoldShared(files, texts),
  ]
}

function deadLinks(file: string, text: string): readonly string[] {
  return [...text.matchAll(link)].flatMap(([, target]) => {
    if (!target || /^(https?:|mailto:|#)/.test(target)) return []
    return existsSync(join(dirname(file), target.replace(/#.*$/, '')))
      ? []
      : [`${file}: the link ${target} leads nowhere`]
  })
}

function tooLong(file: string, text: string): readonly string[] {
  const most = file === 'ARCHITECTURE.md' ? mostArchitectureBytes : mostReadmeBytes
  if (file !== 'ARCHITECTURE.md' && !file.endsWith('/README.md')) return []
  const bytes = Buffer.byteLength(text)
  return bytes > most ? [`${file} has ${bytes} bytes, at most ${most}`] : []
}

/**
 * Features without a README, and folders of features that no README names.
 * @param files paths from the root
 * @param texts the Markdown files, by path
 */
export function untoldFeatures(files: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const folders = new Set(
    files
      .filter((file) => file.startsWith(features) && !file.endsWith('.md'))
      .map((file) => dirname(file.slice(features.length)))
      .filter((folder) => folder !== '.'),
  )
  return [...folders].toSorted().flatMap((folder) => {
    const [feature = '', ...rest] = folder.split('/')
    const text = texts.get(`${features}${feature}/README.md`)
    if (text === undefined) return [`${features}${feature} has no README.md`]
    return rest.length === 0 || text.includes(`\`${rest.join('/')}\``)
      ? []
      : [`${features}${feature}/README.md does not name the folder ${rest.join('/')}`]
  })
}

/**
 * Folders of `shared`, and those in them, that neither its README nor their own one names. Folders of texts alone are left out.
 * @param files paths from the root
 * @param texts the Markdown files, by path
 */
export function untoldShared(files: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const folders = new Set(
    files
      .filter((file) => file.startsWith(shared) && /\.(?:tsx?|css)$/.test(file))
      .flatMap((file) => {
        const [folder, below] = dirname(file.slice(shared.length)).split('/')
        return below === undefined ? [`${folder}`] : [`${folder}`, `${folder}/${below}`]
      })
      .filter((folder) => folder !== '.' && !folder.endsWith('/testing')),
  )
  return [...folders].toSorted().flatMap((folder) => {
    const [top = '', below = ''] = folder.split('/')
    const isTold =
      texts.get(`${shared}README.md`)?.includes(`\`${folder}\``) === true ||
      texts.get(`${shared}${top}/README.md`)?.includes(`\`${below}\``) === true
    return isTold ? [] : [`${shared}README.md does not name the folder ${folder}`]
  })
}
