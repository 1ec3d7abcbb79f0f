import type { Client, Requests, RequestOptions } from './client'
import { inTime } from './inTime'

/** Nobody waits longer than this for a second opinion, in ms. */
const patience = 3_000

/**
 * Asks each endpoint by itself the same question, and collects the answers that come in time: to hold against them what the
 * client was told. None where there are fewer than two. Never rejects but for an aborted signal of the caller.
 */
export async function askWitnesses<T>(
  client: Pick<Client, 'witnesses'>,
  ask: (witness: Requests, options: RequestOptions) => Promise<T>,
  { signal }: Pick<RequestOptions, 'signal'> = {},
): Promise<readonly T[]> {
  const said = client.witnesses().map((witness) =>
    inTime(patience, signal, (stop) => ask(witness, { signal: stop })).then(
      (answer) => [answer],
      () => [],
    ),
  )
  const answers = (await Promise.all(said)).flat()
  signal?.throwIfAborted()
  return answers
}
