import { ownValue } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'

/** A message that the server of the local network kept instead of sending it. */
export interface OutboxMessage {
  /** In ms since 1970. */
  readonly time: number
  readonly text: string
}

const pause = 5_000
const mostShown = 50

/** The newest messages of the local network's outbox. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  retry: false,
  networkMode: 'always',
  staleTime: 1_000,
  refetchInterval: pause,
  queryFn: async ({ signal }): Promise<readonly OutboxMessage[]> => {
    const answer = await fetch('/-/notifications', { signal })
    if (!answer.ok) throw new Error(`The outbox answered ${answer.status}.`)
    const list: unknown = await answer.json()
    return Array.isArray(list) ? list.slice(0, mostShown).flatMap(readMessage) : []
  },
})

function readMessage(value: unknown): readonly OutboxMessage[] {
  const [time, text] = [ownValue(value, 'time'), ownValue(value, 'text')]
  return typeof time === 'number' && typeof text === 'string' ? [{ time, text }] : []
}
