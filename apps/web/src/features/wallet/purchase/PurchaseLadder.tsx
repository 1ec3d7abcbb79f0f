import { useTranslation } from 'react-i18next'
import type { Missing } from '../../../shared/session/wallet/findMissing'
import { MissingFix, useMissingText } from '../../../shared/session/fixes/MissingFix'
import { hasWallet, useOwnNames } from '../../../shared/session/names/ownNames'
import { openOverlay } from '../../../shared/session/fixes/overlay'
import { Button } from '../../../shared/ui/buttons/Button'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { NewSsi } from '../create/NewSsi'

interface PurchaseLadderProps {
  readonly missing: Missing
  /** The name without suffix; '' if the person has yet to type it. */
  readonly domain: string
}

/** The next step on the way to a name: what is missing, with the button that fixes it. */
export function PurchaseLadder({ missing, domain }: PurchaseLadderProps) {
  const { t } = useTranslation('purchase')
  const missingText = useMissingText()
  if (missing.code === 'NotLoggedIn') return <WhichIdentity missing={missing} domain={domain} />
  return (
    <>
      <p>{t('needsWallet')}</p>
      {/* That one is missing at all was just said. */}
      {missing.code !== 'NoWallet' && <p className={text.sub}>{missingText(missing)}</p>}
      <div>
        <MissingFix missing={missing} />
      </div>
    </>
  )
}

/** Who has an identity logs in to it; who has none makes one right here. */
function WhichIdentity({ missing, domain }: PurchaseLadderProps) {
  const { t } = useTranslation(['purchase', 'session'])
  const missingText = useMissingText()
  const { names, isPending } = useOwnNames()
  if (isPending) return <Skeleton height="12rem" />
  const hasOne = names?.some(hasWallet) === true
  const create = <NewSsi domain={domain === '' ? undefined : domain} />
  if (!hasOne) {
    return (
      <>
        <p>{t('needsIdentity')}</p>
        {create}
        <hr className={layout.rule} />
        <div className={joinClasses(layout.row, layout.between)}>
          <span className={text.sub}>{t('haveOne')}</span>
          <Button variant="line" onClick={() => openOverlay('account')}>
            {t('session:need.logIn')}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <p>{t('needsLogin')}</p>
      <p className={text.sub}>{missingText(missing)}</p>
      <div>
        <MissingFix missing={missing} />
      </div>
      <Unfold label={t('createOne')}>{create}</Unfold>
    </>
  )
}
