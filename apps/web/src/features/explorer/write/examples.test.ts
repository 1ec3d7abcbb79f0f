import { examine } from '@tyto/scilla'
import { expect, it } from 'vitest'
import { exampleNames, examples, type Example } from './examples'

it.each(exampleNames)('%s: is a contract without errors', async (name) => {
  const { diagnostics, checked } = examine(await examples[name](), `${name}.scilla`)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(checked?.components.filter(({ kind }) => kind === 'transition').length).toBeGreaterThan(0)
})

it('those that are read first show what a warning is, and how a contract has none', async () => {
  const warnings = async (name: Example) =>
    examine(await examples[name](), `${name}.scilla`).diagnostics.map(({ code }) => code)
  expect(await warnings('greeting')).toEqual(['NoAccept'])
  expect(await warnings('jar')).toEqual([])
})
