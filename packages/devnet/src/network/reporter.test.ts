import { expect, test } from 'vitest'
import { SequencerError } from '../ledger/sequencer'
import { fullDisk } from '../store/StoreError'
import { createReporter } from './reporter'

const noMajority = new SequencerError('NoMajority', 'No majority of etcd answers: nothing is taken.')

test('a refusal is no trouble, and what lasts is said once until it is over', () => {
  const lines: string[] = []
  const reporter = createReporter((line) => lines.push(line))
  reporter.report(new SequencerError('Shared', 'Several machines keep this chain'))
  reporter.report(new SequencerError('NotLeader', 'Another machine makes the blocks now.'))
  reporter.recovered()
  expect(lines).toEqual([])
  for (let i = 0; i < 3; i++) reporter.report(noMajority)
  expect(lines).toEqual([expect.stringMatching(/No majority/)])
  reporter.recovered()
  reporter.recovered()
  expect(lines.slice(1)).toEqual(['A majority of etcd answers again: it goes on.'])
})

test('that etcd lets a machine in no more is said in its words, once, and when it does again', () => {
  const lines: string[] = []
  const reporter = createReporter((line) => lines.push(line))
  const refused = new SequencerError('Refused', 'etcd does not let this machine in: permission denied.')
  for (let i = 0; i < 3; i++) reporter.report(refused)
  reporter.recovered()
  expect(lines).toEqual([
    expect.stringMatching(/permission denied/),
    'etcd lets this machine in again: it goes on.',
  ])
})

test('a majority that is lost does not hide that the disk is full', () => {
  const lines: string[] = []
  const reporter = createReporter((line) => lines.push(line))
  reporter.report(fullDisk('/data'))
  reporter.report(noMajority)
  reporter.report(fullDisk('/data'))
  expect(reporter.trouble()).toMatch(/is full/)
  expect(lines).toHaveLength(2)
  reporter.recovered()
  expect(lines).toHaveLength(4)
  expect(reporter.trouble()).toBeUndefined()
})

test('a network that ends has lost no majority; its disk still matters', () => {
  const lines: string[] = []
  const reporter = createReporter((line) => lines.push(line))
  reporter.end()
  reporter.report(noMajority)
  expect(lines).toEqual([])
  reporter.report(fullDisk('/data'))
  expect(lines).toEqual([expect.stringMatching(/is full/)])
})
