import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileList } from '../../../apps/web/fileList'
import { webRoot } from './testSite'

/** The build that is tested, as the next version of it: every hashed file has another name. */
export async function makeNewerBuild(folder: string): Promise<void> {
  await cp(webRoot, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => !/\.(?:br|gz)$/.test(name))
  const rewrite = async (path: string): Promise<void> => {
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      names.reduce((done, name) => done.replaceAll(name, newer(name)), text),
    )
  }
  // Packed copies hold the old names.
  for (const name of await readdir(folder, { recursive: true }))
    if (/\.(?:br|gz)$/.test(name)) await rm(join(folder, name))
  for (const name of names) {
    await rewriteWhereText(join(assets, name), rewrite)
    await rename(join(assets, name), join(assets, newer(name)))
  }
  for (const name of ['index.html', 'local-wallet.html', 'sw.js']) await rewrite(join(folder, name))
  await listAnew(folder)
}

/** Gives the service worker of a build whose files were changed the list of them. */
async function listAnew(folder: string): Promise<void> {
  const worker = join(folder, 'sw.js')
  const list = await writeFileList(folder)
  const text = (await readFile(worker, 'utf8')).replaceAll(/\/assets\/files-\w+\.json/g, list.path)
  // Beside names, it is the only text of 64 hexadecimal digits.
  await writeFile(worker, text.replaceAll(/\b[\da-f]{64}\b/g, list.sha256))
}

function newer(name: string): string {
  return name.replace(/\.(\w+)$/, 'x.$1')
}

async function rewriteWhereText(path: string, rewrite: (path: string) => Promise<void>): Promise<void> {
  if (/\.(?:js|css|json)$/.test(path)) await rewrite(path)
}
