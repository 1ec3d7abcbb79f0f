import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actions } from './actions'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/threat-model.md'), 'utf8')
const section = /^## Calls whose end[^\n]*\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(page)?.[1] ?? ''
const lines = section.split('\n')

/** The names in backticks of some lines of the section. */
function namesIn(text: readonly string[]): readonly string[] {
  return text.flatMap((line) => [...line.matchAll(/`([a-z]\w+)`/g)].map(([, name = '']) => name))
}

const firstCells = lines.filter((line) => line.startsWith('| ')).map((line) => line.split('|')[1] ?? '')
const relative = namesIn(firstCells)
const absolute = namesIn(lines.filter((line) => !line.startsWith('|')))

test('[BX-27] every action that a person can sign is looked at: its end is its own, or the table says what decides it', () => {
  expect([...relative, ...absolute].toSorted()).toEqual(Object.keys(actions).toSorted())
})

test('[BX-27] each call that is relative to a state says what an old answer makes of it at most', () => {
  expect(relative.length).toBeGreaterThan(20)
  for (const cell of firstCells.slice(1)) expect(cell).toContain('**At most**')
})
