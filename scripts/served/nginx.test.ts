/** The samples for nginx in the documents, as nginx itself reads them; where it is not installed they are not looked at. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Debian keeps it where only the administrator's path leads. */
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }
const has = (command: string, option: string) => spawnSync(command, [option], { env }).status === 0
const canLook = has('nginx', '-v') && has('openssl', 'version')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tyto-nginx-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function samplesOf(page: string): Promise<readonly string[]> {
  const text = await readFile(page, 'utf8')
  return Array.from(text.matchAll(/```nginx\n(.*?)```/gs), ([, sample = '']) => sample)
}

/** The words of nginx about a configuration, with a certificate of this test's own and folders that it may write. */
async function look(configuration: string): Promise<string> {
  const key = join(folder, 'privkey.pem')
  const certificate = join(folder, 'fullchain.pem')
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=tyto.example']
  spawnSync('openssl', [...request, '-keyout', key, '-out', certificate], { env })
  const own = configuration
    .replaceAll(/\/etc\/ssl\/tyto\.example/g, folder)
    .replaceAll('/var/cache/tyto', join(folder, 'cache'))
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  await writeFile(file, `pid ${folder}/pid;\nevents {}\nhttp {\n${temporary}\naccess_log off;\n${own}\n}\n`)
  const { stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', file], { env, encoding: 'utf8' })
  return stderr
}

describe.skipIf(!canLook)('[BX-24] the samples for nginx', () => {
  test('of the page about a site are taken by nginx', async () => {
    const samples = await samplesOf('docs/deploy.md')
    expect(samples).toHaveLength(2)
    for (const sample of samples) expect(await look(sample)).toContain('test is successful')
  })

  test('of the page about many people are taken by nginx', async () => {
    const [around = '', inside = ''] = await samplesOf('docs/scale.md')
    expect(await look(`${around}server {\n${inside}\n}`)).toContain('test is successful')
  })
})
