import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogin } from '../../../shared/session/wallet/login'
import { openPurchase, usePurchase } from '../../../shared/session/fixes/purchase'
import { Button } from '../../../shared/ui/buttons/Button'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { showToast } from '../../../shared/ui/toast/toasts'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isText, orNull } from '../../../shared/identity/moment/shapes'

export interface WalletMadeMoment {
  readonly kind: 'walletMade'
  /** The domain, without suffix, that the person wants for it; null where they have not said. */
  readonly domain: string | null
}

/** A DID wallet was made: a name is next. Who was buying one goes on with it by itself, once they are logged in. */
function WalletMade({ moment: { domain }, onClose }: MomentPart<WalletMadeMoment>) {
  const { t } = useTranslation('moments')
  const isBuying = usePurchase((purchase) => purchase.domain !== null)
  const isLoggedIn = useLogin() !== null
  const goOn = useEffectEvent(() => {
    showToast({ kind: 'success', text: t('walletMade.title') })
    onClose()
  })
  useEffect(() => {
    if (isBuying && isLoggedIn) goOn()
  }, [isBuying, isLoggedIn])
  const onNext = (): void => {
    onClose()
    openPurchase(domain ?? '')
  }
  return (
    <MomentFrame name={null}>
      <p className={text.h2}>{t('walletMade.title')}</p>
      <p className={text.sub}>{t('walletMade.next')}</p>
      <div>
        <Button variant="step" onClick={onNext}>
          {domain === null
            ? t('walletMade.buy')
            : t('walletMade.mint', { name: nameInText(`${domain}.ssi`) })}
        </Button>
      </div>
    </MomentFrame>
  )
}

export const walletMadeMoment = defineMoment<WalletMadeMoment>({
  kind: 'walletMade',
  fields: { domain: orNull(isText) },
  Part: WalletMade,
})
