import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { ForReadingNote } from '../app/shell/page/ForReadingNote'
import { PageSkeleton } from '../app/shell/page/PageSkeleton'
import { RailFrame } from '../app/shell/rail/RailFrame'
import { isHomeOfName, railWalletOf } from '../app/shell/rail/railItems'
import { Shell } from '../app/shell/Shell'
import { WalletSkeleton } from '../app/shell/page/WalletSkeleton'
import { DocumentSkeleton } from '../features/did/DocumentSkeleton'
import { HeroLayout } from '../features/search/HeroLayout'
import { HomeSentence } from '../features/search/HomeSentence'
import { NamePlate } from '../features/search/NamePlate'
import { SearchForm } from '../features/search/SearchForm'
import type { ParsedPath } from '../shared/routing/parsePath'
import { findRoute } from '../shared/routing/routes'
import { useSessionName } from '../shared/session/sessionName'
import { storedSession } from '../shared/session/wallet/storedSession'
import { Button } from '../shared/ui/buttons/Button'
import { Icon } from '../shared/ui/icons/Icon'

interface FirstPageProps {
  readonly path: ParsedPath
}

/** A page as far as its path tells it: what the app draws first, too. */
export function FirstPage({ path }: FirstPageProps) {
  const name = path.kind === 'name' && path.name.ok ? path.name.value : null
  const sessionName = useSessionName()
  const railName = name ?? sessionName
  const isOwn = railName !== null && sessionName !== null && formatName(railName) === formatName(sessionName)
  return (
    <Shell
      path={path}
      name={sessionName ?? name}
      account={<FirstAccount />}
      rail={
        railName && (
          <RailFrame
            name={railName}
            path={path}
            wallet={railWalletOf(railName)}
            identity={null}
            isMine={isOwn}
          />
        )
      }
      footer={null}
    >
      <ForReadingNote />
      <FirstContent path={path} />
    </Shell>
  )
}

/** The account before the wallet is found: 'Connect', or busy where a wallet was connected before. */
function FirstAccount() {
  const { t } = useTranslation()
  const isBusy = storedSession.get().wallet !== null
  return (
    <span>
      <Button variant="line" busy={isBusy}>
        {!isBusy && <Icon name="wallet" />}
        <span>{t('session.connect')}</span>
      </Button>
    </span>
  )
}

function FirstContent({ path }: FirstPageProps) {
  if (path.kind === 'home') return <FirstHome />
  const route = findRoute(path)
  if (path.kind !== 'name' || !path.name.ok) return <PageSkeleton />
  if (route === 'didDocument') return <DocumentSkeleton />
  return isHomeOfName(route) ? <WalletSkeleton title={formatName(path.name.value)} /> : <PageSkeleton />
}

function FirstHome() {
  return (
    <HeroLayout plate={<NamePlate name={null} />}>
      <HomeSentence />
      <SearchForm typed="" />
    </HeroLayout>
  )
}
