import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countAnew } from './countAnew'

test('answers that come while the first count still runs are counted at once', async () => {
  const queries = new QueryClient()
  const queryKey = ['tally']
  const asking = (queryFn: () => Promise<string>) => ({ queryKey, queryFn, retry: false })
  let end: (tally: string) => void = () => undefined
  const first = new Promise<string>((resolve) => (end = resolve))
  const observer = new QueryObserver(
    queries,
    asking(() => first),
  )
  const stop = observer.subscribe(() => undefined)
  observer.setOptions(asking(() => Promise.resolve('with the new answer')))
  const counted = countAnew(queries, queryKey)
  end('without it')
  await counted
  expect(observer.getCurrentResult().data).toBe('with the new answer')
  stop()
})

test('what was counted before an outage stays', async () => {
  const queries = new QueryClient()
  const queryKey = ['tally']
  let isDown = false
  const queryFn = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve('two'))
  const observer = new QueryObserver(queries, { queryKey, queryFn, retry: false })
  const stop = observer.subscribe(() => undefined)
  await countAnew(queries, queryKey)
  isDown = true
  await countAnew(queries, queryKey)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'two', status: 'error' })
  stop()
})
