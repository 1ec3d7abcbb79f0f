import { describe, expect, it } from 'vitest'
import { fetchStored } from './fetchStored'

const id = 'a'.repeat(43)
type Answer = (signal: AbortSignal | null | undefined) => Promise<Response>
const says =
  (body: string, status = 200): Answer =>
  async () =>
    new Response(body, { status })
const fails: Answer = async () => {
  throw new TypeError('Failed to fetch')
}
const hangs: Answer = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))

/** Gateways a, b and c that answer so, each time; and who was asked. */
function ask(answers: Readonly<Record<string, Answer>>, more: { readonly signal?: AbortSignal } = {}) {
  const asked: string[] = []
  const result = fetchStored(id, {
    gateways: Object.keys(answers),
    most: 10,
    // A gateway that hangs is left soon; the others have all the time that they need.
    timeoutMs: Object.values(answers).includes(hangs) ? 500 : 60_000,
    ...more,
    fetch: (url, { signal }) => {
      asked.push(url)
      return (answers[url.split('/')[0]!] ?? fails)(signal)
    },
  })
  return { asked, result }
}

describe('[PS-01] [BX-20] what permanent storage has under an id', () => {
  it('is asked of one gateway after the other, with a bound of time', async () => {
    const { asked, result } = ask({ a: fails, b: hangs, c: says('found') })
    expect(await result).toEqual({ kind: 'found', bytes: new TextEncoder().encode('found') })
    expect(asked).toEqual([`a/raw/${id}`, `b/raw/${id}`, `c/raw/${id}`])
  })

  it.each<[string, Readonly<Record<string, Answer>>, string, number]>([
    ['all say that they have none', { a: says('', 404), b: says('Pending', 202) }, 'absent', 2],
    ['one says so, and another cannot be asked', { a: says('', 404), b: fails }, 'unknown', 2],
    ['none can be asked, twice', { a: fails, b: says('', 500) }, 'unknown', 4],
    ['there is more than was wanted', { a: says('12345678901') }, 'unknown', 2],
    ['there is no gateway', {}, 'unknown', 0],
  ])('where %s', async (_, answers, kind, times) => {
    const { asked, result } = ask(answers)
    expect(await result).toEqual({ kind })
    expect(asked).toHaveLength(times)
  })

  it('stops with its signal', async () => {
    await expect(ask({ a: hangs }, { signal: AbortSignal.abort() }).result).rejects.toThrow()
  })
})
