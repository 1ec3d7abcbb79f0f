import { formatName, parseSubdomain, subdomainTarget, type DidRecord, type Name } from '@tyto/identity'
import { qaPerLi, qaPerZil } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { useNewWallets } from '../../../shared/session/wallet/newWallets'
import { useNetworkId } from '../../../shared/settings/network'
import { spokenZil } from '../../../shared/transaction/action/ui/spokenZil'
import { measuredGas } from '../../../shared/transaction/gas/usualGas'
import { useWalletPrice } from '../../../shared/transaction/gas/ui/walletCosts'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { deployXwallet } from '../actions/deployXwallet'
import { dns } from '../actions/dns'
import { TwoSteps } from '../subdomain/TwoSteps'
import type { WalletDoor } from '../../../shared/session/wallet/walletDoors'
import styles from './Doors.module.css'
import { usualSubdomains } from './usualSubdomains'

interface MakeWalletProps {
  readonly door: WalletDoor
  readonly kind: 'defi' | 'staking'
  /** The domain, and its DID wallet. */
  readonly name: Name
  readonly record: DidRecord
}

/** Makes the wallet that is missing, in two signatures, and opens the page that the person came for. */
export function MakeWallet({ door, kind, name, record }: MakeWalletProps) {
  const { t, i18n } = useTranslation('doors')
  const network = useNetworkId()
  const most = useMost()
  const { domain } = name
  const begun = useNewWallets(network, record.address).find(
    (each) => each.kind === kind && each.domain === domain,
  )
  const subdomain =
    begun?.subdomain ??
    usualSubdomains[kind].find(
      (each) => parseSubdomain(each, record).ok && subdomainTarget(each, record) === null,
    )
  const origin = chainOf(network).network.walletCode[kind]
  if (subdomain === undefined || origin === undefined)
    return <p className={styles.note}>{t('cannot', { name: nameInText(formatName(name)) })}</p>
  const subject = formatName({ domain, subdomain, topLevel: 'ssi' })
  return (
    <div className={styles.make}>
      <p>{t(`${door}.make`, { name: nameInText(subject) })}</p>
      <TwoSteps at={begun === undefined ? 0 : 1} />
      <p className={text.sub}>{t('total', { zil: spokenZil(most, i18n.language) })}</p>
      {begun === undefined ? (
        <ActionButton
          action={deployXwallet}
          input={{ kind, owner: record.address, domain, subdomain, nft: null, door }}
          subject={subject}
          signer={record.controller ?? undefined}
          wide
        >
          {t('create', { name: nameInText(subject) })}
        </ActionButton>
      ) : (
        <ActionButton
          action={dns}
          input={{
            wallet: record.address,
            domain,
            subdomain,
            replaces: null,
            address: begun.address,
            nft: null,
            kind,
            door,
          }}
          subject={subject}
          signer={record.controller ?? undefined}
          wide
        />
      )}
    </div>
  )
}

/** The most that both signatures cost together, as measured, in whole ZIL. */
function useMost(): bigint {
  const { mostLi } = useWalletPrice()
  const rules = chainOf(useNetworkId()).network.rules.name
  const [, deploy] = measuredGas('deployXwallet', rules)
  const [, save] = measuredGas('dns', rules)
  const most = (deploy + save) * mostLi * qaPerLi
  return ((most + qaPerZil - 1n) / qaPerZil) * qaPerZil
}
