import { expect, test } from 'vitest'
import { startServer } from './testing/startTestSite'

test('[BX-24] a path that is another one where it is decoded twice leads nowhere, whoever asks', async () => {
  const site = await startServer({ network: 'mainnet' })
  const status = async (path: string): Promise<number> =>
    (await fetch(`${site.server.url}${path}`, { headers: { accept: 'text/html' } })).status
  try {
    for (const path of ['/%256cocal-wallet.html', '/%2561lice.ssi', '/alice%252Essi', '/%252D/rpc'])
      expect([path, await status(path)]).toEqual([path, 404])
    for (const path of ['/alice.ssi', '/%61lice.ssi', '/%zz', '/%25', '/%D0%B0.ssi'])
      expect([path, await status(path)]).toEqual([path, 200])
  } finally {
    await site.stop()
  }
})
