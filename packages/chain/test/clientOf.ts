/** A client of nodes that behave as a test says, without a second try and without chance; it waits as long as a busy machine needs. */
import { createClient, RpcError, type ClientOptions } from '../src/index'
import { startNode, type Behaviour, type FakeNode } from './fakeNode'

const open: FakeNode[] = []

/** Closes the nodes of a test. */
export async function closeNodes(): Promise<void> {
  await Promise.all(open.splice(0).map((node) => node.close()))
}

export async function nodeThat(behaviour: Behaviour): Promise<FakeNode> {
  const node = await startNode(behaviour)
  open.push(node)
  return node
}

export function clientOf(endpoints: readonly (FakeNode | string)[], options: Partial<ClientOptions> = {}) {
  return createClient({
    endpoints: endpoints.map((endpoint) => (typeof endpoint === 'string' ? endpoint : endpoint.url)),
    chainId: 222,
    fetch,
    timeoutMs: 60_000,
    deadlineMs: 60_000,
    retries: 0,
    maxAnswerBytes: 1024 * 1024,
    random: () => 0,
    ...options,
  })
}

/** The code that a request is refused with. */
export function codeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof RpcError ? error.code : error),
  )
}
