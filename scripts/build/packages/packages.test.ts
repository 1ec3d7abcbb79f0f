import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder } from '../../command/inFolder'
import { run } from '../../command/run'
import { installPackage } from './installPackage'
import { publishedPackages } from './packageJson'
import { readmeExample } from './readmeExample'

const published = publishedPackages().map((one) => [one.json.name, one] as const)

/** The rules of Node for modules; the declarations themselves are looked at too. */
const strict = { strict: true, target: 'es2022', module: 'nodenext', types: ['node'], skipLibCheck: false }

test.each(published)(
  '%s is installed from its tarball in an empty folder, and its README works there',
  async (name, workspace) => {
    const { program, printed } = readmeExample(await readFile(join(workspace.folder, 'README.md'), 'utf8'))
    await inFolder(async (folder) => {
      const { tarball, user } = await installPackage(name, folder)

      // What tools for packages say: types for each way to import it, no file that is named and not there.
      const types = await run('attw', [tarball, '--profile', 'esm-only', '--no-color'], { quiet: true })
      expect(types.code, types.output).toBe(0)
      const lint = await run('publint', ['run', tarball, '--strict'], { quiet: true })
      expect(lint.code, lint.output).toBe(0)

      await writeFile(join(user, 'example.ts'), program)
      await writeFile(
        join(user, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: strict, files: ['example.ts'] }),
      )
      const compiled = await run('tsc', ['-p', user], { quiet: true })
      expect(compiled.code, compiled.output).toBe(0)
      const ran = await run('node', [join(user, 'example.js')], { quiet: true })
      expect(ran.output.trim().split('\n')).toEqual(printed)
      for (const command of Object.keys(workspace.json.publishConfig?.bin ?? {})) {
        const helped = await run(join(user, 'node_modules/.bin', command), ['--help'], { quiet: true })
        expect(helped, command).toMatchObject({
          code: 0,
          output: expect.stringContaining(`${command} `) as string,
        })
      }
    })
  },
  300_000,
)

test('[BX-33] @tyto/scilla is one of them', () => {
  expect(published.map(([name]) => name)).toContain('@tyto/scilla')
})

test('a README whose examples say nothing is refused', () => {
  expect(() => readmeExample('```ts\nconst one = 1\n```\n')).toThrow('No block')
  expect(readmeExample('```ts\nconsole.log(1 + 1) // 2\n```\n').printed).toEqual(['2'])
})
