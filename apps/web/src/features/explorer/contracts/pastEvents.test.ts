import type { PastTransaction } from '@tyto/chain'
import { expect, test } from 'vitest'
import { eventsOf, fitsFilter } from './pastEvents'

const contract = '0x00000000000000000000000000000000000000aa'
const other = '0x00000000000000000000000000000000000000bb'
const event = (name: string, value: string, address: `0x${string}` = contract) => ({
  name,
  address,
  params: [{ vname: 'to', type: 'String', value }],
})
const past = (id: string, events: ReturnType<typeof event>[] | null) =>
  ({ id, block: 7n, time: 1, receipt: events && { events } }) as unknown as PastTransaction

test('the events of one contract, of a transaction in their order; a receipt that cannot be read has none', () => {
  const found = eventsOf(
    [
      past('b', [event('Two', 'x'), event('Not', 'x', other), event('Three', 'x')]),
      past('c', null),
      past('a', [event('One', 'x')]),
    ],
    contract,
  )
  expect(found.map(({ name, id }) => `${id} ${name}`)).toEqual(['b Two', 'b Three', 'a One'])
})

test('a filter asks for the name and for a text in what an event says', () => {
  const [one] = eventsOf([past('ab12', [event('Sent', 'Alice')])], contract)
  const fits = (name: string, text: string): boolean => fitsFilter(one!, { name, text })
  expect([
    fits('', ''),
    fits('Sent', ''),
    fits('', ' alICE '),
    fits('Sent', 'to'),
    fits('', '0xab1'),
  ]).not.toContain(false)
  expect([fits('Got', ''), fits('Sent', 'bob'), fits('Got', 'alice'), fits('', 'sent')]).not.toContain(true)
})
