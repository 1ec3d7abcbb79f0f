/** The static site of a release: whoever builds the same sources elsewhere gets the same bytes. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildFolders } from '../../scripts/buildWeb'
import { inFolder } from '../../scripts/command/inFolder'
import { copySources } from '../../scripts/mutate/copySources'
import { must } from '../../scripts/release/makeFiles'

/** The hash of each file of a build; what earlier builds left beside it is no part of it. */
async function hashesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [
            relative(folder, file),
            createHash('sha256')
              .update(await readFile(file))
              .digest('hex'),
          ] as const,
      ),
    ),
  )
}

test('[BX-35] the site that is built of the same sources in another folder is the same, byte for byte @desktop', async () => {
  test.setTimeout(240_000)
  await inFolder(async (folder) => {
    copySources(folder)
    const build = "import('./scripts/buildWeb.ts').then(({ buildWeb }) => buildWeb())"
    await must('env', ['-C', folder, process.execPath, '--import', 'tsx', '-e', build])
    const again = await hashesOf(join(folder, buildFolders.local))
    const served = await hashesOf(buildFolders.local)
    expect(again.size).toBeGreaterThan(100)
    expect([...again].filter(([file, hash]) => served.get(file) !== hash)).toEqual([])
  })
})
