import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { dns } from '../../features/wallet/actions/dns'
import type { SaveWalletProps } from '../../shared/identity/moment/defineMoment'
import { useMomentPlace } from '../../shared/identity/moment/momentPlace'
import { StorageNote } from '../../shared/keys/StorageNote'
import { useNewWallets } from '../../shared/session/wallet/newWallets'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'

/** Saves a new wallet as its subdomain. Once that is done, or it was put aside, nothing is left to do. */
export function MomentSave({ wallet, signer }: SaveWalletProps) {
  const { network } = useMomentPlace()
  const { t } = useTranslation('moments')
  const { made, owner, domain, subdomain, nft, door } = wallet
  const waiting = useNewWallets(network, owner).find(
    (each) => each.kind === made && each.domain === domain && each.subdomain === subdomain,
  )
  const isHere = useNetworkId() === network
  if (waiting === undefined || !isHere) return null
  const name = formatName({ domain, subdomain, topLevel: 'ssi' })
  return (
    <>
      <p className={text.sub}>{t('xwalletMade.next', { name: nameInText(name) })}</p>
      {made === 'soulbound' && <StorageNote of="subdomain" />}
      <ActionButton
        action={dns}
        input={{
          wallet: owner,
          domain,
          subdomain,
          replaces: null,
          address: waiting.address,
          nft,
          kind: made,
          ...(door !== null && { door }),
        }}
        subject={name}
        signer={signer}
      />
    </>
  )
}
