import { isAddress, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import {
  defineMoment,
  type MomentPart,
  type NewWalletToSave,
} from '../../../shared/identity/moment/defineMoment'
import { isText, oneOf, orNull } from '../../../shared/identity/moment/shapes'
import { walletKindName } from '../../../shared/identity/walletKindName'
import { subdomainKinds } from '../../../shared/session/wallet/newWallets'
import { walletDoors } from '../../../shared/session/wallet/walletDoors'
import text from '../../../shared/ui/text/text.module.css'

export interface XwalletMadeMoment extends NewWalletToSave {
  readonly kind: 'xwalletMade'
  readonly owner: Address
}

/** A wallet was made for a subdomain: to save it is the step that is left. */
function XwalletMade({ moment, transaction, SaveWallet }: MomentPart<XwalletMadeMoment>) {
  const { t } = useTranslation('moments')
  return (
    <MomentFrame name={null}>
      <p className={text.h2}>{t('xwalletMade.title', { kind: walletKindName(moment.made) ?? '' })}</p>
      <SaveWallet wallet={moment} signer={transaction.intent.sender} />
    </MomentFrame>
  )
}

export const xwalletMadeMoment = defineMoment<XwalletMadeMoment>({
  kind: 'xwalletMade',
  fields: {
    made: oneOf(...subdomainKinds),
    owner: isAddress,
    domain: isText,
    subdomain: isText,
    nft: orNull(isText),
    door: orNull(oneOf(...walletDoors)),
  },
  Part: XwalletMade,
})
