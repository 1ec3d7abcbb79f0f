import { createDevnet } from '@tyto/devnet'
import { expect, test } from 'vitest'
import { startServer } from './testing/startTestSite'

test('[BX-24] /-/health says that the server answers, in one line that nobody keeps', async () => {
  const site = await startServer({ network: 'mainnet' })
  try {
    const answer = await fetch(`${site.server.url}/-/health`)
    expect([answer.status, await answer.text()]).toEqual([200, 'ok\n'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    for (const path of ['/health', '/healthz', '/livez', '/readyz', '/metrics'])
      for (const accept of ['*/*', 'text/html'])
        expect((await fetch(`${site.server.url}${path}`, { headers: { accept } })).status).toBe(404)
    for (const path of ['/health/', '/HEALTHZ', '/Metrics/', '/%68ealth'])
      for (const accept of ['*/*', 'text/html'])
        expect((await fetch(`${site.server.url}${path}`, { headers: { accept } })).status, path).toBe(404)
    // Words that are names too: machines take anything, browsers ask for HTML.
    const words = [
      '/ping',
      '/status',
      '/ready',
      '/readiness',
      '/live',
      '/up',
      '/healthcheck',
      '/health-check',
      '/_health',
    ]
    for (const path of [...words, '/actuator/health', '/metrics/node', '/health/live', '/ping/']) {
      const statusFor = async (accept: string) =>
        (await fetch(`${site.server.url}${path}`, { headers: { accept } })).status
      expect([await statusFor('*/*'), await statusFor('text/html,*/*;q=0.8')], path).toEqual([404, 200])
    }
    // A name that begins so is a name.
    expect((await fetch(`${site.server.url}/health.ssi`)).status).toBe(200)
  } finally {
    await site.stop()
  }
})

test('[BX-24] /-/health says why a local network takes nothing, and that it does again', async () => {
  const devnet = await createDevnet({
    storage: 'memory',
    world: 'empty',
    blockTime: 'manual',
    clock: Date.now,
  })
  let trouble: string | undefined
  const site = await startServer({ devnet: { ...devnet, trouble: () => trouble } })
  try {
    const ask = async () => {
      const answer = await fetch(`${site.server.url}/-/health`)
      return [answer.status, await answer.text()]
    }
    expect(await ask()).toEqual([200, 'ok\n'])
    trouble = 'The disk of /data is full.'
    expect(await ask()).toEqual([503, 'The disk of /data is full.\n'])
    trouble = undefined
    expect(await ask()).toEqual([200, 'ok\n'])
    expect(devnet.trouble()).toBeUndefined()
  } finally {
    await site.stop()
    await devnet.close()
  }
})
