import { lazy, Suspense, type ComponentType } from 'react'
import { loadAreas } from '../shared/i18n/translations'
import type { Area } from '../shared/i18n/resources'
import { closeOverlay, openOverlay, useOverlay } from '../shared/session/overlay'
import { closeErrorBook, useErrorBook } from '../shared/errors/errorBook'
import { closePurchase, usePurchase } from '../shared/session/purchase'
import { NewSsi } from './newSsi'

/** What lies over the page is fetched when it is first opened, with the texts that it needs. */
function overlay<Props>(load: () => Promise<ComponentType<Props>>, ...areas: readonly Area[]) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadAreas(...areas)])
    return { default: component }
  })
}

const SideMenu = overlay(() => import('./shell/SideMenu').then((module) => module.SideMenu))
const ToastLog = overlay(() => import('../shared/ui/toast/ToastLog').then((module) => module.ToastLog))
const AccountDrawer = overlay(
  () => import('../features/session/AccountDrawer').then((module) => module.AccountDrawer),
  'session',
  'chain',
  'errors',
)
const Quickstart = overlay(
  () => import('../features/session/Quickstart').then((module) => module.Quickstart),
  'session',
)
const ErrorBook = overlay(
  () => import('../shared/errors/ErrorBook').then((module) => module.ErrorBook),
  'errors',
)
const PurchaseDialog = overlay(
  () => import('../features/wallet/purchase/PurchaseDialog').then((module) => module.PurchaseDialog),
  'create',
  'transaction',
  'actions',
  'session',
  'chain',
  'errors',
)

export function Overlays() {
  const opened = useOverlay((state) => state.opened)
  const entry = useErrorBook((book) => book.entry)
  const purchased = usePurchase((state) => state.domain)
  return (
    <>
      <Suspense>
        {purchased !== null && <PurchaseDialog key={purchased} domain={purchased} onClose={closePurchase} />}
      </Suspense>
      <Suspense>
        {opened === 'menu' && <SideMenu open onClose={closeOverlay} />}
        {opened === 'messages' && <ToastLog open onClose={closeOverlay} />}
        {(opened === 'account' || opened === 'newSsi') && (
          <AccountDrawer
            key={opened}
            onClose={closeOverlay}
            startsNew={opened === 'newSsi'}
            NewSsi={NewSsi}
          />
        )}
        {opened === 'quickstart' && (
          <Quickstart onClose={closeOverlay} onNewSsi={() => openOverlay('newSsi')} />
        )}
      </Suspense>
      <Suspense>{entry !== null && <ErrorBook entry={entry} onClose={closeErrorBook} />}</Suspense>
    </>
  )
}
