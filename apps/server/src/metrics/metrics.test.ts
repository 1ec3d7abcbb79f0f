import { createDevnet } from '@tyto/devnet'
import { expect, test } from 'vitest'
import { startServer } from '../testing/startTestSite'

/** The value of a line, or undefined where there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

test('[BX-24] /-/metrics tells Prometheus what was asked, how it ended and how long it took', async () => {
  const site = await startServer({ network: 'mainnet' })
  try {
    const { url } = site.server
    for (let each = 0; each < 3; each++) await (await fetch(`${url}/-/health`)).arrayBuffer()
    const read = async (): Promise<string> => (await fetch(`${url}/-/metrics`)).text()
    // A request is counted once its answer has left.
    const total = 'tyto_http_requests_total{route="/-/health",status="200"}'
    await expect.poll(async () => valueOf(await read(), total)).toBe(3)
    const text = await read()
    expect(valueOf(text, 'tyto_http_request_duration_seconds_count{route="/-/health"}')).toBe(3)
    expect(valueOf(text, 'tyto_http_request_duration_seconds_bucket{le="+Inf",route="/-/health"}')).toBe(3)
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
    // Each name is told once, with what it is, before its figures.
    const types = text.split('\n').filter((line) => line.startsWith('# TYPE '))
    expect(new Set(types).size).toBe(types.length)
    expect(text).not.toContain('tyto_block_height')
    expect(text.endsWith('\n')).toBe(true)
  } finally {
    await site.stop()
  }
})

test('[BX-24] /-/metrics tells of a local network, and nothing to whoever comes through a proxy', async () => {
  const devnet = await createDevnet({
    storage: 'memory',
    world: 'empty',
    blockTime: 'manual',
    clock: Date.now,
  })
  const site = await startServer({ devnet })
  try {
    const ask = (headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${site.server.url}/-/metrics`, { headers })
    await devnet.mineBlock()
    const text = await (await ask()).text()
    expect(valueOf(text, 'tyto_block_height')).toBe(1)
    expect(valueOf(text, 'tyto_transactions_waiting')).toBe(0)
    expect([valueOf(text, 'tyto_node_takes'), valueOf(text, 'tyto_node_leads')]).toEqual([1, 1])
    for (const header of ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'via'])
      expect((await ask({ [header]: '203.0.113.7' })).status).toBe(403)
  } finally {
    await site.stop()
    await devnet.close()
  }
})
