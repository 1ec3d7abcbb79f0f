import { fileURLToPath } from 'node:url'
import { loadAllParts } from '@tyto/scilla'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkAnswer, readAnswers, replayAnswer } from './answers'
import { isExact } from './outcome'

const folder = fileURLToPath(new URL('../../packages/scilla/test/answers', import.meta.url))

beforeAll(loadAllParts)

describe('[BX-03] what the reference was recorded to answer', () => {
  const answers = readAnswers(folder)

  // All 1,676 are replayed by `npm run conformance -- --answers`.
  it('one call in twelve ends in the same state, with the same messages, events and gas', () => {
    const part = answers.calls.filter((_, index) => index % 12 === 0)
    expect(part).toHaveLength(140)
    expect(part.map((call) => replayAnswer(answers, call)).filter((one) => !isExact(one))).toEqual([])
  })

  it('so does each program that was written for one question', () => {
    const outcomes = answers.programs.map((call) => replayAnswer(answers, call))
    expect(outcomes).toHaveLength(119)
    expect(outcomes.filter((one) => !isExact(one))).toEqual([])
  })

  it.each(answers.checks)(
    'the checker takes or refuses $name, and warns and sees money, likewise',
    (check) => {
      expect(isExact(checkAnswer(check)), checkAnswer(check).reason ?? '').toBe(true)
    },
  )

  // All 1,300 are checked by `npm run conformance -- --answers`.
  it('one generated program in thirteen is taken or refused alike, with the same contract info', () => {
    const part = answers.generated.filter((_, index) => index % 13 === 0)
    expect(part).toHaveLength(100)
    const outcomes = part.map(checkAnswer)
    expect(outcomes.filter((one) => !isExact(one))).toEqual([])
    expect(outcomes.filter(({ aspects }) => aspects.info).length).toBeGreaterThan(40)
  })

  it('sees a gas, an event or a verdict that is another', () => {
    const [call] = answers.calls
    const { reference } = call!
    const gas = { ...reference, gasRemainingEighths: reference.gasRemainingEighths - 1 }
    expect(isExact(replayAnswer(answers, { ...call!, reference: gas }))).toBe(false)
    const silent = { ...reference, events: [{ _eventname: 'Other', params: [] }] }
    expect(isExact(replayAnswer(answers, { ...call!, reference: silent }))).toBe(false)
    const [check] = answers.checks
    expect(isExact(checkAnswer({ ...check!, accepted: !check!.accepted }))).toBe(false)
    const good = answers.generated.find(({ accepted }) => accepted)
    expect(isExact(checkAnswer({ ...good!, info: { ...good!.info, fields: [] } }))).toBe(false)
    const bad = answers.generated.find(({ accepted, line }) => !accepted && line !== undefined)
    expect(isExact(checkAnswer({ ...bad!, line: bad!.line! + 1 }))).toBe(false)
  })

  it('refuses a folder without cases', () => {
    expect(() => readAnswers(fileURLToPath(new URL('.', import.meta.url)))).toThrow('has no case')
  })
})
