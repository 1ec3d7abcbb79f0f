import {
  err,
  isAddress,
  isHex,
  isRecord,
  ok,
  toBech32,
  type Address,
  type Hex,
  type Result,
} from '@tyto/primitives'
import { domainId } from '../names/domainId'
import { guardianOfName } from './guardians'
import { formatName, type Name } from '../names/name'
import { parseName } from '../names/parseName'
import { recoveryThreshold } from './recoveryStatus'

/** A guardian as a kit tells it: the chain keeps hashes; a domain is null where who made the kit did not know it. */
export interface KitGuardian {
  readonly hash: Hex
  readonly domain: string | null
}

/** The facts that are needed to recover a name, without any secret: a file that people keep in another place than their keys. */
export interface RecoveryKit {
  /** `mainnet`, `testnet` or `local`. */
  readonly network: string
  readonly name: Name
  readonly wallet: Address
  readonly did: string
  /** `DIDxWALLET_7.0.0` */
  readonly walletVersion: string
  readonly guardians: readonly KitGuardian[]
  /** ISO 8601. */
  readonly madeAt: string
}

export type KitCode =
  /** No file of ours, or a damaged one. */
  | 'KitIsMalformed'
  /** Made by a newer version of the app. */
  | 'KitIsNewer'
  /** A guardian's name does not have the hash that stands beside it. */
  | 'KitIsTampered'

const format = 'tyto-recovery-kit'
const version = 1
const mostGuardians = 200
/** Characters of the longest text in a file. */
const longestText = 400
/** Characters of the longest file that is read. */
export const longestKit = 200_000

/** The kit as the text of a file: JSON, with what to do as plain sentences, for whoever opens it without the app. */
export function formatRecoveryKit(kit: RecoveryKit, steps: readonly string[]): string {
  const file = {
    format,
    version,
    howToRecover: steps,
    name: formatName(kit.name),
    network: kit.network,
    wallet: kit.wallet,
    walletBech32: toBech32(kit.wallet),
    did: kit.did,
    walletVersion: kit.walletVersion,
    signaturesNeeded: recoveryThreshold(kit.guardians.length),
    guardians: kit.guardians.map(({ hash, domain }) => ({
      name: domain === null ? null : `${domain}.ssi`,
      hash,
    })),
    madeAt: kit.madeAt,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads the text of `formatRecoveryKit`. Names are held against their hashes; it never throws. */
export function parseRecoveryKit(text: string): Result<RecoveryKit, KitCode> {
  if (text.length > longestKit) return err('KitIsMalformed')
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return err('KitIsMalformed')
  }
  if (!isRecord(file) || file['format'] !== format || typeof file['version'] !== 'number') {
    return err('KitIsMalformed')
  }
  if (file['version'] > version) return err('KitIsNewer')
  const { network, name: nameText, wallet, did, walletVersion, guardians: list, madeAt } = file
  const name = isText(nameText) ? parseName(nameText) : null
  const isSound =
    isText(network) && name?.ok && isAddress(wallet) && isText(did) && isText(walletVersion) && isText(madeAt)
  if (!isSound || !Array.isArray(list) || list.length > mostGuardians) return err('KitIsMalformed')
  const guardians: KitGuardian[] = []
  for (const entry of list as readonly unknown[]) {
    if (!isRecord(entry) || !isHex(entry['hash'], 32)) return err('KitIsMalformed')
    const { hash, name: typed } = entry
    if (typed === null) {
      guardians.push({ hash, domain: null })
      continue
    }
    const guardian = isText(typed) ? guardianOfName(parseName(typed)) : null
    if (!guardian?.ok) return err('KitIsMalformed')
    if (domainId(guardian.value.domain) !== hash) return err('KitIsTampered')
    guardians.push({ hash, domain: guardian.value.domain })
  }
  return ok({ network, name: name.value, wallet, did, walletVersion, guardians, madeAt })
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText
}
