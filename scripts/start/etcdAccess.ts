import { readFileSync } from 'node:fs'
import type { ClusterOptions } from '@tyto/devnet'
import { stop } from './startOptions'

/** How this machine proves to etcd who it is, by the environment. Ends the program where that says half. */
export function readEtcdAccess(env: NodeJS.ProcessEnv): Pick<ClusterOptions, 'user' | 'tls'> {
  const { TYTO_ETCD_USER: name, TYTO_ETCD_PASSWORD: password } = env
  if (!name !== !password) return stop('TYTO_ETCD_USER and TYTO_ETCD_PASSWORD are set together')
  const { TYTO_ETCD_CA: ca, TYTO_ETCD_CERT: cert, TYTO_ETCD_KEY: key } = env
  if (!cert !== !key) return stop('TYTO_ETCD_CERT and TYTO_ETCD_KEY are set together')
  return {
    ...(name && password ? { user: { name, password } } : {}),
    ...(ca || cert ? { tls: { ...textOf({ ca }), ...textOf({ cert }), ...textOf({ key }) } } : {}),
  }
}

function textOf(files: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, file]) => (file ? [[name, readText(file)] as const] : [])),
  )
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return stop(`${file} cannot be read.`)
  }
}
