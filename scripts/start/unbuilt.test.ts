/** A server whose folder nobody may write to, as a service has it: it starts with what was built, or says what to do. */
import { execFile } from 'node:child_process'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder } from '../command/inFolder'
import { whyUnbuilt } from './unbuilt'

/** A checkout of its own with the sources as they are, and no build. */
async function checkOut(folder: string): Promise<void> {
  const left = new Set(['node_modules', 'dist'])
  for (const part of [
    'apps',
    'packages',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ])
    await cp(part, join(folder, part), { recursive: true, filter: (file) => !left.has(basename(file)) })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
}

test('[BX-35] a server that is not built and may not build says so in one line, and ends', async () => {
  await inFolder(async (folder) => {
    await checkOut(folder)
    // Whoever runs the tests may write everywhere, but not into a file as into a folder.
    await mkdir(join(folder, 'apps/web'), { recursive: true })
    await writeFile(join(folder, 'apps/web/dist'), '')
    const command = ['--import', 'tsx', 'scripts/start.ts', '--network', 'mainnet', '--port', '0']
    const { code, err } = await new Promise<{ code: unknown; err: string }>((done) => {
      execFile(process.execPath, command, { cwd: folder }, (error, _, said) =>
        done({ code: error?.code ?? 0, err: said }),
      )
    })
    expect(code).toBe(1)
    expect(err.trim()).toMatch(/^The app of these sources is not built, and nothing can be written/)
    expect(err.trim()).toContain('npm run build -- --host NAME')
    expect(err.trim()).not.toContain('\n')
  })
})

test.each(['EACCES', 'EROFS', 'EPERM', 'ENOSPC'])('%s is such a reason', (code) => {
  expect(whyUnbuilt(Object.assign(new Error('x'), { code }), 'dist')).toContain(code)
})

test('a build that fails has more to say', () => {
  expect(whyUnbuilt(new Error('The app could not be built.'), 'dist')).toBeUndefined()
})
