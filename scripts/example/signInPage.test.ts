import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { loadLocalNetwork, createClient, resolveName } from '@tyto/chain'
import { createDevnet, testAccount } from '@tyto/devnet'
import { didDocument, toW3cDocument } from '@tyto/identity'
import { signEs256k } from '@tyto/primitives'
import { createServer } from '@tyto/server'
import { makeAnswer, openLinkCode, readRequest, writeAnswer } from '@tyto/sign-in'
import { expect, test } from 'vitest'
import { installPackage } from '../build/packages/installPackage'
import { inFolder } from '../command/inFolder'

/** Installs the packed package and the program of the page, and nothing else of this repository. */
async function layOut(folder: string): Promise<string> {
  const { user } = await installPackage('@tyto/sign-in', folder)
  const page = await readFile('docs/sign-in.md', 'utf8')
  const program = /^```js\n(.*?)^```$/ms.exec(page)?.[1]
  if (program === undefined) throw new Error('The page has no program.')
  await writeFile(join(user, 'site.mjs'), program)
  return user
}

function cookieOf({ headers }: Response): string {
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** Answers a link as the person of the seeded world whose name stands in it, with the key of that world. */
async function answerAs(key: string, link: URL, tyto: string): Promise<string> {
  const read = readRequest(openLinkCode(link.hash.replace('#request=', '')) ?? '')
  if (!read.ok) throw new Error(read.code)
  const network = await loadLocalNetwork({ fetch, origin: tyto })
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const name = { subdomain: '', domain: 'alice', topLevel: 'ssi' } as const
  const found = await resolveName(client, network, name)
  const record = found.kind === 'found' ? found.wallet : null
  if (record === null) throw new Error('alice has no wallet')
  const kid = `${record.did}#auth`
  const method = toW3cDocument(didDocument(record))?.verificationMethod.find(({ id }) => id === kid)
  if (method === undefined) throw new Error('alice has no log-in key')
  const answerer = { did: record.did, name: 'alice.ssi', kid, key: method.publicKeyJwk }
  const token = makeAnswer(read.value.request, answerer, Date.now(), (bytes) =>
    signEs256k(bytes, testAccount(key).privateKey),
  )
  return writeAnswer({ token, state: read.value.request.state })
}

test('[BX-28] the site of docs/sign-in.md runs in an empty folder, and lets in whom the document says', async () => {
  await inFolder(async (folder) => {
    const user = await layOut(folder)
    await writeFile(join(folder, 'index.html'), '<html><head></head></html>')
    const devnet = await createDevnet({
      storage: 'memory',
      blockTime: 'on demand',
      clock: Date.now,
      version: '0.0.1',
    })
    const server = await createServer({
      webRoot: folder,
      devnet,
      network: 'local',
      canonicalHost: 'tyto.test',
      port: 0,
    })
    const site = spawn(process.execPath, ['site.mjs'], {
      cwd: user,
      env: { ...process.env, TYTO: server.url, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const lines = createInterface({ input: site.stdout })[Symbol.asyncIterator]()
      const [own = ''] = String((await lines.next()).value).split(' waits')
      expect(own).toMatch(/^http:\/\/localhost:\d+$/)
      const first = await fetch(own)
      const cookie = cookieOf(first)
      const asked = await fetch(`${own}/ask?name=alice.ssi`, { headers: { cookie }, redirect: 'manual' })
      const link = new URL(asked.headers.get('location') ?? '')
      expect(link.href.split('#')[0]).toBe(`${server.url}/alice.ssi/didx/signin`)

      const sessions: string[] = []
      const bring = async (body: string, as = cookie): Promise<number> => {
        const answer = await fetch(`${own}/answer`, { method: 'POST', body, headers: { cookie: as } })
        if (answer.ok) sessions.push(cookieOf(answer))
        return answer.status
      }
      // Another browser has asked nothing; a stranger's key signs nobody in, and uses the request up.
      expect(await bring(await answerAs('alice.ssi / auth', link, server.url), '')).toBe(403)
      expect((await lines.next()).value).toBe('refused: NotAsked')
      expect(await bring(await answerAs('bruno.ssi / auth', link, server.url))).toBe(403)
      expect((await lines.next()).value).toBe('refused: WrongSignature')
      expect(await bring(await answerAs('alice.ssi / auth', link, server.url))).toBe(403)
      expect((await lines.next()).value).toBe('refused: NotAsked')

      // Two tabs of one browser ask: neither loses its request to the other.
      const tabs: URL[] = []
      for (let tab = 0; tab < 2; tab++) {
        const again = await fetch(`${own}/ask?name=alice.ssi`, { headers: { cookie }, redirect: 'manual' })
        tabs.push(new URL(again.headers.get('location') ?? ''))
      }
      for (const tab of tabs)
        expect(await bring(await answerAs('alice.ssi / auth', tab, server.url))).toBe(204)
      // The session is new: by the cookie of before, which somebody may have set, nobody is in.
      const home = async (as: string) => (await fetch(own, { headers: { cookie: as } })).text()
      expect(sessions).toHaveLength(2)
      for (const session of sessions)
        expect(await home(session)).toMatch(/^You are did:tyron:zil:isol:[0-9a-f]{40}$/)
      expect(await home(cookie)).toContain('Sign in')
      expect(await home(cookie.replace('browser', 'session'))).toContain('Sign in')
    } finally {
      site.kill()
      await server.close()
      await devnet.close()
    }
  })
})
