import { walletRules, type DidRecord, type Name } from '@tyto/identity'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { rehearsalAnchor } from './anchor'

const RehearsalView = retriedPart(() => import('./RehearsalView').then((module) => module.RehearsalView))

interface RehearsalCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** For the controller: what would happen if their account were stolen, played through on the state of the chain. */
export function RehearsalCard({ name, record }: RehearsalCardProps) {
  const { t } = useTranslation('watch')
  const isMine = useIsAccount(record.controller)
  const [isOpen, setOpen] = useState(false)
  const isClosed = record.status === 'Deactivated' || record.status === 'Deployed'
  const isShown = isMine && !isClosed
  const { hash, key } = useLocation()
  const card = useRef<HTMLDivElement>(null)
  // The card is there only once the account is known, so a link to it is followed here.
  useEffect(() => {
    if (isShown && hash === rehearsalAnchor) card.current?.scrollIntoView()
  }, [isShown, hash, key])
  if (!isShown) return null
  const isTooOld = walletRules(record.version).needsUpgrade
  return (
    <div ref={card}>
      <Card title={t('rehearsal.title')}>
        <div className={layout.stack}>
          <p className={text.sub}>{t(isTooOld ? 'rehearsal.tooOld' : 'rehearsal.hint')}</p>
          {!isTooOld && !isOpen && (
            <div>
              <Button variant="step" onClick={() => setOpen(true)}>
                {t('rehearsal.action')}
              </Button>
            </div>
          )}
          {isOpen && (
            <Suspense fallback={<Skeleton height="12rem" />}>
              <RehearsalView name={name} wallet={record.address} />
            </Suspense>
          )}
        </div>
      </Card>
    </div>
  )
}
