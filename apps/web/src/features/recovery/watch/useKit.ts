import type { NetworkId } from '@tyto/chain'
import {
  formatName,
  recoveryThreshold,
  type DidRecord,
  type KitGuardian,
  type Name,
  type RecoveryKit,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { domainsByHash, useKnownNames } from '../../../shared/session/knownNames'
import { site } from '../../../shared/settings/site'

/** What a recovery of an identity needs, as this device knows it now. No secret is in it. */
interface Kit {
  readonly content: Omit<RecoveryKit, 'madeAt'>
  /** What to do, as plain sentences in the person's language. */
  readonly steps: readonly string[]
}

const steps = ['open', 'address', 'request', 'call', 'collect', 'send', 'keys'] as const

/**
 * Where the recovery page of a network stands: the canonical site, whichever one is open now; only the local network has
 * none but this.
 */
export function kitSite(network: NetworkId): string {
  return network === 'local' ? window.location.origin : `https://${site.host}`
}

/** The kit of an identity, for a file or for paper. Needs the area `watch`. */
export function useKit(network: NetworkId, name: Name, record: DidRecord): Kit {
  const { t } = useTranslation(['watch', 'common'])
  const domains = domainsByHash(useKnownNames())
  const guardians = record.guardians.map((hash): KitGuardian => ({ hash, domain: domains.get(hash) ?? null }))
  const facts = {
    name: formatName(name),
    network: t(`common:network.${network}`),
    site: kitSite(network),
    threshold: recoveryThreshold(guardians.length),
  }
  return {
    content: {
      network,
      name,
      wallet: record.address,
      did: record.did,
      walletVersion: record.version,
      guardians,
    },
    steps: steps.map((step) => t(`watch:kit.steps.${step}`, facts)),
  }
}
