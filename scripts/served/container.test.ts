/**
 * The things that the container's file asks for are there: no image can be built where these tests run, so its parts are
 * looked at.
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { matchesGlob } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const linesOf = async (file: string): Promise<readonly string[]> =>
  (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('[BX-35] nothing that this repository keeps is left out of the container but its own history', async () => {
  const ignored = await linesOf('.dockerignore')
  const patterns = ignored.filter((line) => !line.startsWith('!'))
  const kept = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  // Each pattern is of the form that is looked for here: a path, or a name at any depth.
  const isLeftOut = (file: string): boolean =>
    !kept.includes(file) &&
    file.split('/').some((_, depth, parts) => {
      const path = parts.slice(0, depth + 1).join('/')
      return patterns.some((pattern) => matchesGlob(path, pattern))
    })
  expect(isLeftOut('apps/web/dist/public/index.html')).toBe(true)
  expect(isLeftOut('secrets/key.pem')).toBe(true)
  expect(isLeftOut('mainnet.lock.json')).toBe(true)
  const { stdout } = await run('git', ['ls-files'])
  expect(stdout.split('\n').filter((file) => file !== '' && isLeftOut(file))).toEqual([])
})

test('[BX-35] the container starts what `npm start` starts, with options that it has, as somebody without rights, and asks its health', async () => {
  const lines = (await linesOf('Containerfile'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  const last = (word: string): string =>
    lines.findLast((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? ''
  const [node, ...entry] = JSON.parse(last('ENTRYPOINT')) as readonly string[]
  const started = (JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } })
    .scripts.start
  expect(node).toBe('node')
  expect(`tsx ${entry[2]}`).toBe(started)
  const { stdout: help } = await run(process.execPath, ['--import', 'tsx', entry[2]!, '--help'])
  const given = [...entry.slice(3), ...(JSON.parse(last('CMD')) as readonly string[])]
  const options = given.filter((word) => word.startsWith('--'))
  expect(options.length).toBeGreaterThan(2)
  for (const option of options) expect(help, option).toMatch(new RegExp(`^  ${option} `, 'm'))
  expect(lines.indexOf('USER node')).toBeGreaterThan(0)
  expect(lines.findIndex((line) => line.startsWith('COPY'))).toBeGreaterThan(lines.indexOf('USER node'))
  expect(last('HEALTHCHECK')).toContain(`127.0.0.1:${last('EXPOSE')}/-/health`)
})
