import { expect, test } from 'vitest'
import { planWorld } from '../../../../../packages/devnet/src/genesis/worldPlan'
import { parseProgress } from './progress'
import { lostName, pageOfStep, people, personIds, sixPayments, stepsOf, tryIds } from './tries'

const world = planWorld(222)

test.each(personIds)('%s is whom the seeded world has under that name', (id) => {
  const { name, account } = people[id]
  expect(world.names.find((each) => each.name === name)).toMatchObject({ account })
})

test('each step leads to a name that the world has, or home', () => {
  const names = world.names.map(({ name }) => name)
  for (const step of tryIds.flatMap(stepsOf)) {
    const [, first = ''] = step.to.split('/')
    if (first !== '') expect(names, step.to).toContain(first)
  }
  for (const line of sixPayments.split('\n')) expect(names).toContain(line.split(',')[0])
  expect(names).toContain(`${lostName}.ssi`)
})

test('guardians are led to the request that this browser made, and else to the page of the name', () => {
  const [first, guardian] = stepsOf('recover')
  expect(pageOfStep(guardian!, '/asked')).toBe('/asked')
  expect(pageOfStep(guardian!, null)).toBe('/heron.ssi/didx/recovery')
  expect(pageOfStep(first, '/asked')).toBe('/heron.ssi/didx/recovery/now')
})

test.each([
  [null, { running: null, step: 0, done: [] }],
  ['nonsense', { running: null, step: 0, done: [] }],
  [
    '{"running":"recover","step":3,"done":["pay","fly","pay"]}',
    { running: 'recover', step: 3, done: ['pay'] },
  ],
  ['{"running":"recover","step":5,"done":7}', { running: 'recover', step: 0, done: [] }],
  ['{"running":"toString","step":0}', { running: null, step: 0, done: [] }],
  ['{"running":"pay","step":"0"}', { running: 'pay', step: 0, done: [] }],
] as const)('what a tab has kept as %s', (text, progress) => {
  expect(parseProgress(text)).toEqual(progress)
})
