import { Suspense } from 'react'
import { retriedPart } from '../shared/ui/parts/retriedPart'
import { closeOverlay, openOverlay, useOverlay } from '../shared/session/fixes/overlay'
import { closeErrorBook, useErrorBook } from '../shared/errors/errorBook'
import { closePurchase, usePurchase } from '../shared/session/fixes/purchase'
import { MissingDialog } from '../shared/ui/parts/MissingPart'
import { useWalletChoice } from '../shared/session/wallet/walletChoice'
import { NewSsi } from './pages/names/newSsi'

// Each overlay is fetched when it is first opened.
const SideMenu = retriedPart(
  () => import('./shell/bar/SideMenu').then((module) => module.SideMenu),
  MissingDialog,
)
const ToastLog = retriedPart(
  () => import('../shared/ui/toast/ToastLog').then((module) => module.ToastLog),
  MissingDialog,
)
const AccountDrawer = retriedPart(
  () => import('../features/session/AccountDrawer').then((module) => module.AccountDrawer),
  MissingDialog,
)
const Quickstart = retriedPart(
  () => import('../features/session/Quickstart').then((module) => module.Quickstart),
  MissingDialog,
)
const ErrorBook = retriedPart(
  () => import('../shared/errors/ErrorBook').then((module) => module.ErrorBook),
  MissingDialog,
)
const PurchaseDialog = retriedPart(
  () => import('../features/wallet/purchase/PurchaseDialog').then((module) => module.PurchaseDialog),
  MissingDialog,
)
const Palette = retriedPart(() => import('./palette/Palette').then((module) => module.Palette), MissingDialog)
const KeptDialog = retriedPart(
  () => import('../features/kept/file/KeptDialog').then((module) => module.KeptDialog),
  MissingDialog,
)
// Only the local network has a wallet beside the extension.
const WalletChoice = __LOCAL__
  ? retriedPart(
      () => import('../features/session/WalletChoice').then((module) => module.WalletChoice),
      ({ onTryAgain, onAnswer }) => <MissingDialog onTryAgain={onTryAgain} onClose={() => onAnswer(null)} />,
    )
  : null

export function Overlays() {
  const { opened, count } = useOverlay()
  const entry = useErrorBook((book) => book.entry)
  const answerChoice = useWalletChoice((choice) => choice.answer)
  const purchased = usePurchase((state) => state.domain)
  return (
    <>
      <Suspense>
        {purchased !== null && <PurchaseDialog key={purchased} domain={purchased} onClose={closePurchase} />}
      </Suspense>
      <Suspense>
        {opened === 'menu' && <SideMenu open onClose={closeOverlay} />}
        {opened === 'lookUp' && <Palette onClose={closeOverlay} />}
        {opened === 'kept' && <KeptDialog onClose={closeOverlay} />}
        {opened === 'messages' && <ToastLog open onClose={closeOverlay} />}
        {(opened === 'account' || opened === 'newSsi') && (
          <AccountDrawer key={count} onClose={closeOverlay} startsNew={opened === 'newSsi'} NewSsi={NewSsi} />
        )}
        {opened === 'quickstart' && (
          <Quickstart onClose={closeOverlay} onNewSsi={() => openOverlay('newSsi')} />
        )}
      </Suspense>
      <Suspense>
        {WalletChoice !== null && answerChoice !== null && <WalletChoice onAnswer={answerChoice} />}
      </Suspense>
      <Suspense>{entry !== null && <ErrorBook entry={entry} onClose={closeErrorBook} />}</Suspense>
    </>
  )
}
