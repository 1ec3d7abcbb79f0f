import { expect, test } from 'vitest'
import { run } from './run'

test('what a program answers is told from what it says beside that', async () => {
  const program = `console.error('a warning'); console.log('[1]'); process.exitCode = 3`
  const { code, output, stdout } = await run('node', ['-e', program], { quiet: true })
  expect([code, stdout]).toEqual([3, '[1]\n'])
  expect(output).toContain('a warning')
})
