import { isDidWallet } from '@tyto/chain'
import { didDocument, formatName, type DidRecord, type Name } from '@tyto/identity'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Guardians } from '../../../features/did/Guardians'
import { ReadableDocument } from '../../../features/did/ReadableDocument'
import { Services } from '../../../features/did/Services'
import { DocumentSubject } from '../../../features/did/DocumentSubject'
import { ForController } from '../../../shared/identity/ForController'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { buildPath } from '../../../shared/routing/routes'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { useFoundName } from '../../gates/foundName'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { UpdateKeysLink } from './UpdateKeysLink'
import { updateRoute } from '../../../shared/identity/updateRoute'

// It reads the points of keys, which takes the code of signatures.
const W3cCard = retriedPart(() => import('../../../features/did/W3cCard').then((module) => module.W3cCard))

const views = ['readable', 'json'] as const

/** `/{name}/didx/doc`: the DID document, readable or in the form of the W3C. */
export function DidDocumentPage() {
  const found = useFoundName()
  const { name, isSeen } = found
  // Null if there is no DID wallet behind the name: the gate leads to its own name.
  const record = isDidWallet(found.wallet) ? found.wallet : null
  const { t } = useTranslation(['did', 'chain'])
  const [query, setQuery] = useSearchParams()
  const view = views.find((known) => known === query.get('view')) ?? 'readable'
  const title = formatName(name)
  const document = useMemo(() => (record === null ? null : didDocument(record)), [record])
  const isCreated = document?.isCreated === true

  const show = (chosen: (typeof views)[number]): void => {
    const next = new URLSearchParams(query)
    if (chosen === 'readable') next.delete('view')
    else next.set('view', chosen)
    setQuery(next, { replace: true })
  }

  return (
    <>
      <RouteHead>
        {record && !isSeen && <UpdateKeysLink name={name} record={record} />}
        {isCreated && (
          <Segmented
            label={t('view.label')}
            value={view}
            onChange={show}
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          />
        )}
      </RouteHead>
      <div className={layout.split}>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          {document === null || !isCreated ? (
            <Card>
              <EmptyState title={t('chain:noDid', { name: title })} hint={t('noDidHint')}>
                <Link className={buttonClasses({ variant: 'line' })} to={buildPath('name', { name })}>
                  {t('chain:openName', { name: title })}
                </Link>
              </EmptyState>
            </Card>
          ) : (
            <>
              {!document.isActive && (
                <Note kind="warning">
                  {t(`closed.${record?.status === 'Locked' ? 'Locked' : 'Deactivated'}`)}
                </Note>
              )}
              {view === 'json' ? (
                <Suspense fallback={<Skeleton height="20rem" />}>
                  <W3cCard name={title} document={document} />
                </Suspense>
              ) : (
                <ReadableDocument document={document} />
              )}
            </>
          )}
          {record && view === 'readable' && <Guardians of={title} hashes={record.guardians} />}
        </div>
        {document && (
          <div className={joinClasses(layout.stack, layout.gap3)}>
            <DocumentSubject name={title} document={document} />
            <Services services={document.services} />
            {record && !isSeen && <SignInsLink name={name} record={record} />}
            {record && !isSeen && <WhoUpdates name={name} record={record} />}
          </div>
        )}
      </div>
    </>
  )
}

/** For the controller: where the log-in key of this document was used. */
function SignInsLink({ name, record }: { readonly name: Name; readonly record: DidRecord }) {
  const { t } = useTranslation()
  if (!useIsAccount(record.controller)) return null
  return (
    <div>
      <Link className={buttonClasses({ variant: 'line' })} to={buildPath('signIn', { name })}>
        {t('crumb.signIn')}
      </Link>
    </div>
  )
}

/** For everybody but the controller: who could change this document, if it can be changed. */
function WhoUpdates({ name, record }: { readonly name: Name; readonly record: DidRecord }) {
  const { t } = useTranslation()
  const route = updateRoute(record)
  if (route === null) return null
  return (
    <ForController of={formatName(name)} controller={record.controller}>
      <div>
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath(route, { name })}>
          {t('nav.keys')}
        </Link>
      </div>
    </ForController>
  )
}
