import { expect, test } from 'vitest'
import { SharedQuestion } from './sharedQuestion'

test('[BX-29] one question answers all who came before it was asked, and nobody gets an older answer', async () => {
  const answers: ((answer: number) => void)[] = []
  const question = new SharedQuestion(() => new Promise<number>((resolve) => answers.push(resolve)))
  const first = question.answer()
  await Promise.resolve()
  const later = Array.from({ length: 100 }, () => question.answer())
  expect(answers).toHaveLength(1)
  answers[0]!(1)
  expect(await first).toBe(1)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!(2)
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]))
})

test('a question that fails is no answer to the next one', async () => {
  let count = 0
  const question = new SharedQuestion(async () => {
    count++
    if (count === 1) throw new Error('lost')
    return count
  })
  await expect(question.answer()).rejects.toThrow('lost')
  expect(await question.answer()).toBe(2)
})
