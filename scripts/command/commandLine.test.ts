import { expect, test } from 'vitest'
import software from '../../package.json' with { type: 'json' }
import { run } from './run'

const commands = Object.entries(software.scripts)

/** `npm run NAME -- WORDS`, without npm. */
function runCommand(command: string, ...words: readonly string[]) {
  const [tool = '', ...args] = command.split(' ')
  return run(tool, [...args, ...words], { quiet: true })
}

test.concurrent.each(commands)(
  '%s refuses an option that it does not have, and says those that it has',
  async (_, command) => {
    const { code, output } = await runCommand(command, '--no-such-option')
    expect(code).toBeGreaterThan(0)
    expect(output).toContain('--no-such-option')
    expect(output).toMatch(/^ {2}--help /m)
  },
)

test('help is an answer, not a refusal', async () => {
  const asked = await runCommand(software.scripts.check, '--help')
  expect(asked).toMatchObject({ code: 0, output: expect.stringMatching(/^ {2}--list /m) as string })
})

test('a name that picks nothing is refused', async () => {
  const { code, output } = await runCommand(software.scripts.check, 'no-such-name')
  expect(code).toBe(1)
  expect(output).toMatch(/^Nothing here is named no-such-name\./)
})
