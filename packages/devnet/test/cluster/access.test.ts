/** Certificates and passwords between a node and etcd, with an authority of this test. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endOf } from '../../src/etcd/etcd'
import { EtcdGateway, type EtcdAccess } from '../../src/etcd/gateway'
import { testAccount } from '../../src/genesis/testAccounts'
import { freePorts } from '../../src/testing/freePorts'
import { hasEtcd, startEtcd, type EtcdMembers } from '../../src/testing/startEtcd'
import { startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
/** Whatever else the machine does, in ms. */
const patience = { timeout: 120_000, interval: 50 }
const longest = 300_000
const own = { name: 'tyto', password: 'a long one' }
const root = { name: 'root', password: 'another one' }

describe.skipIf(!hasEtcd || !hasOpenssl)(
  'etcd that asks who one is (skipped where etcd or openssl is not installed)',
  () => {
    let folder: string
    let etcd: EtcdMembers
    let tls: NonNullable<EtcdAccess['tls']>
    let named: EtcdAccess['tls']
    let gateway: EtcdGateway

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'devnet-'))
      const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')
      await makeAuthority(folder)
      await certify(folder, { name: 'member', subject: '/CN=member', usage: 'serverAuth,clientAuth' })
      // The gateway takes no certificate with a CommonName where there are passwords too.
      await certify(folder, { name: 'node', subject: '/O=tyto', usage: 'clientAuth' })
      await certify(folder, { name: 'named', subject: '/CN=node', usage: 'clientAuth' })
      named = { cert: await read('named.pem'), key: await read('named.key') }
      tls = { ca: await read('ca.pem'), cert: await read('node.pem'), key: await read('node.key') }
      const [ca, cert, key] = ['ca.pem', 'member.pem', 'member.key'].map((name) => join(folder, name))
      etcd = await startEtcd(folder, 1, freePorts, { files: { ca: ca!, cert: cert!, key: key! }, tls })
      await askForPasswords({ endpoints: etcd.endpoints, tls })
      gateway = new EtcdGateway({ endpoints: etcd.endpoints, tls, user: root })
    }, 120_000)
    // Each test begins a chain of its own.
    beforeEach(() => gateway.ask('/v3/kv/deleterange', { key: 'AA==', range_end: 'AA==' }))
    afterAll(async () => {
      gateway?.close()
      await etcd?.stop()
      await rm(folder, { recursive: true, force: true })
    })

    const start = (access: Partial<EtcdAccess>, lines: string[] = []): Promise<TestNetwork> => {
      const cluster = { endpoints: etcd.endpoints, name: 'a', keptBlocks: 2, ...access }
      return startTestNetwork({ blockTime: 50, cluster, log: (line) => lines.push(line) })
    }

    test(
      '[BX-29] a node with a certificate and a password makes blocks, takes transactions and gives up old blocks',
      async () => {
        const lines: string[] = []
        const node = await start({ tls, user: own }, lines)
        try {
          const id = await node.send(testAccount(6), {})
          await expect.poll(() => node.call('GetTransaction', id), patience).toHaveProperty('result')
          const { height } = node.devnet.figures()
          await expect.poll(() => node.devnet.figures().height, patience).toBeGreaterThan(height + 60)
          expect(node.devnet.trouble()).toBeUndefined()
          expect(lines.filter((line) => /failure|majority/.test(line))).toEqual([])
        } finally {
          await node.stop()
        }
      },
      longest,
    )

    test(
      '[BX-29] one whose rights are taken says so in the words of etcd, and goes on with them',
      async () => {
        const rights = { name: own.name, user: own.name, role: own.name }
        const lines: string[] = []
        const node = await start({ tls, user: own }, lines)
        try {
          await expect.poll(() => node.devnet.figures().leads, patience).toBe(true)
          await gateway.ask('/v3/auth/user/revoke', rights)
          await expect
            .poll(() => node.devnet.trouble(), patience)
            .toMatch(/not let this machine in: .*permission denied/)
          await expect.poll(() => node.devnet.figures().leads, patience).toBe(false)
          const [, why] = await node.failure('tyto_getLatestHeight')
          expect(why).toMatch(/permission denied/)
          expect(lines.filter((line) => /permission denied/.test(line))).toHaveLength(1)
          await gateway.ask('/v3/auth/user/grant', rights)
          await expect.poll(() => node.devnet.trouble(), patience).toBeUndefined()
          const { height } = node.devnet.figures()
          await expect.poll(() => node.devnet.figures().height, patience).toBeGreaterThan(height + 2)
          expect(lines).toContain('etcd lets this machine in again: it goes on.')
          expect(lines.join()).not.toMatch(/majority|failure/)
        } finally {
          await node.stop()
        }
      },
      longest,
    )

    test(
      '[BX-29] one without the right password, or without a certificate, is told',
      async () => {
        await expect(start({ tls, user: { ...own, password: 'wrong' } })).rejects.toThrow(
          /etcd does not let this machine in: .*invalid user ID or password/,
        )
        await expect(start({ tls })).rejects.toThrow(/does not let this machine in/)
        await expect(start({ tls: { ...tls, ...named }, user: own })).rejects.toThrow(
          /let this machine in: CommonName/,
        )
        const { ca } = tls
        await expect(start({ tls: { ca: ca! }, user: own })).rejects.toThrow(/No majority of etcd answers/)
        await expect(start({ user: own })).rejects.toThrow(/certificate/)
      },
      longest,
    )
  },
)

function openssl(folder: string, ...words: readonly string[]): void {
  const { status, stderr } = spawnSync('openssl', words, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

async function makeAuthority(folder: string): Promise<void> {
  openssl(
    folder,
    'req',
    '-x509',
    ...newKey,
    '-days',
    '2',
    '-subj',
    '/CN=ca',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  )
}

interface Certified {
  readonly name: string
  readonly subject: string
  readonly usage: string
}

async function certify(folder: string, { name, subject, usage }: Certified): Promise<void> {
  await writeFile(join(folder, 'extensions'), `subjectAltName=IP:127.0.0.1\nextendedKeyUsage=${usage}\n`)
  openssl(folder, 'req', ...newKey, '-subj', subject, '-keyout', `${name}.key`, '-out', `${name}.csr`)
  const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'extensions']
  openssl(folder, 'x509', '-req', '-in', `${name}.csr`, ...by, '-out', `${name}.pem`)
}

/** As docs/scale.md says it with etcdctl. */
async function askForPasswords(access: EtcdAccess): Promise<void> {
  const gateway = new EtcdGateway(access)
  const ask = (path: string, body: object): Promise<unknown> => gateway.ask(`/v3/auth/${path}`, body)
  const base64 = (text: string): string => Buffer.from(text).toString('base64')
  for (const user of [root, own]) {
    await ask('user/add', user)
    await ask('role/add', { name: user.name })
    await ask('user/grant', { user: user.name, role: user.name })
  }
  const perm = { permType: 'READWRITE', key: base64('tyto/'), range_end: base64(endOf('tyto/')) }
  await ask('role/grant', { name: own.name, perm })
  await ask('enable', {})
  gateway.close()
}
