import { request, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { count, type Attack } from './watch'

/** How long an answer is waited for, in ms. */
const patience = 60_000

/** Sends a body and counts the answer; its text, or undefined if there was none. */
export function post(
  attack: Attack,
  url: string,
  body: string,
  {
    headers = { 'content-type': 'application/json' },
    method = 'POST',
  }: { readonly headers?: OutgoingHttpHeaders; readonly method?: string } = {},
): Promise<string | undefined> {
  attack.requests++
  return new Promise((resolve) => {
    const end = (answer: string | number, text?: string): void => {
      count(attack, answer)
      resolve(text)
    }
    try {
      const sent = request(url, { method, headers, timeout: patience, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()))
        response.on('error', () => end('cut'))
      })
      sent.on('timeout', () => sent.destroy(new Error('late')))
      sent.on('error', (error) => end(error.message === 'late' ? 'late' : 'cut'))
      sent.end(body)
    } catch {
      // Node itself refuses to send such a header.
      end('not sent')
    }
  })
}

/** Sends bytes as they are, one part after the other with a pause in ms, and counts what comes back; `longest` is in ms too. */
export function sendBytes(
  attack: Attack,
  port: number,
  parts: readonly string[],
  { pause, longest }: { readonly pause: number; readonly longest: number },
): Promise<void> {
  attack.requests++
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    let at = 0
    let next: NodeJS.Timeout | undefined
    const timer = setTimeout(() => end('late'), longest)
    let isDone = false
    const end = (how: string): void => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      clearTimeout(next)
      socket.destroy()
      count(attack, /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? how)
      resolve()
    }
    const write = (): void => {
      const part = parts[at++]
      if (part === undefined || socket.destroyed) return
      socket.write(part, 'latin1')
      next = setTimeout(write, pause)
    }
    socket.on('connect', write)
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      // Whoever goes on sending, as these do, has been answered.
      if (/^HTTP\/1\.1 \d{3}/.test(answer)) end('')
    })
    socket.on('error', () => end('cut'))
    socket.on('close', () => end('cut'))
  })
}

/** Runs so many at once. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = [...items]
  const run = async (): Promise<void> => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: width }, run))
}
