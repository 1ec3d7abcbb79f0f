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
import { domainsByHash, useKnownNames } from '../../../shared/session/names/knownNames'
import { publicSite } from '../../../shared/settings/publicSite'

/** The data that a recovery of an identity needs, as this device knows it now. It holds no secrets. */
interface Kit {
  readonly content: Omit<RecoveryKit, 'madeAt'>
  /** Instructions, as plain sentences in the person's language. */
  readonly steps: readonly string[]
}

const steps = ['open', 'address', 'request', 'call', 'collect', 'send', 'keys'] as const

/** The kit of an identity, for a file or for paper. Needs the texts of the area `watch`. */
export function useKit(network: NetworkId, name: Name, record: DidRecord): Kit {
  const { t } = useTranslation(['watch', 'common'])
  const domains = domainsByHash(useKnownNames())
  const guardians = record.guardians.map((hash): KitGuardian => ({ hash, domain: domains.get(hash) ?? null }))
  const facts = {
    name: formatName(name),
    network: t(`common:network.${network}`),
    site: publicSite(network),
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
