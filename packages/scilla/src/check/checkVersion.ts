import type { Location } from '../syntax/ast'
import type { Findings } from './findings'

const supportedVersion = 0

interface Versioned {
  readonly scillaVersion: number
  readonly loc: Location
}

/** Notes a contract or library that is written in another version of the language. */
export function checkVersion(findings: Findings, { scillaVersion, loc: { start } }: Versioned): void {
  if (scillaVersion === supportedVersion) return
  const message = `Only scilla_version ${supportedVersion} is supported.`
  findings.error({ start, end: start }, 'WrongVersion', message)
}
