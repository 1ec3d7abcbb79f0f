import { formatName, type Name, type WatchedChange } from '@tyto/identity'
import { toBech32, type Address, type Hex } from '@tyto/primitives'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../ui/text/formatTime'
import { domainsByHash, useKnownNames } from '../session/names/knownNames'
import { Address as AddressText } from '../ui/text/Address'
import { Button } from '../ui/buttons/Button'
import layout from '../ui/page/layout.module.css'
import { joinClasses } from '../ui/joinClasses'
import { nameInText } from '../ui/text/nameParts'
import { Note } from '../ui/cards/Note'
import text from '../ui/text/text.module.css'

interface WatchedChangesProps {
  readonly name: Name
  readonly changes: readonly WatchedChange[]
  /** In ms since 1970. */
  readonly since: number
  readonly onAcknowledge: () => void
}

/** The changes since the last visit, one line each, shown until the person confirms that they have seen them. */
export function WatchedChanges({ name, changes, since, onAcknowledge }: WatchedChangesProps) {
  const { t, i18n } = useTranslation('watch')
  const day = formatTime(since, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Note kind="danger">
      <div className={joinClasses(layout.stack, layout.gap1)} role="status">
        <b className={text.strong}>{t('changed.title', { name: nameInText(formatName(name)), day })}</b>
        <ul className={joinClasses(layout.stack, layout.gap05)}>
          {changes.map((change) => (
            <li key={change.kind}>
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
        <p>{t('changed.hint')}</p>
        <div>
          <Button variant="line" small onClick={onAcknowledge}>
            {t('changed.acknowledge')}
          </Button>
        </div>
      </div>
    </Note>
  )
}

function ChangeLine({ change }: { readonly change: WatchedChange }) {
  const { t } = useTranslation(['watch', 'chain'])
  switch (change.kind) {
    case 'controller':
      return (
        <>
          <span>{t('watch:changed.controller')}</span> <Account address={change.from} /> <span>→</span>{' '}
          <Account address={change.to} />
        </>
      )
    case 'guardians':
      return (
        <>
          {change.added.length > 0 && (
            <span>
              <span>{t('watch:changed.added')}</span> <Guardians hashes={change.added} />{' '}
            </span>
          )}
          {change.removed.length > 0 && (
            <span>
              <span>{t('watch:changed.removed')}</span> <Guardians hashes={change.removed} />
            </span>
          )}
        </>
      )
    case 'status':
      return <span>{t('watch:changed.status', { status: t(`chain:status.${change.to}`) })}</span>
  }
}

function Account({ address }: { readonly address: Address | null }) {
  const { t } = useTranslation('chain')
  return address === null ? <span>{t('unknown')}</span> : <AddressText value={toBech32(address)} />
}

/** Guardians by name if this device knows the name, else by hash. */
function Guardians({ hashes }: { readonly hashes: readonly Hex[] }) {
  const domains = domainsByHash(useKnownNames())
  return hashes.map((hash, index) => {
    const domain = domains.get(hash)
    return (
      <Fragment key={hash}>
        {index > 0 && <span>{', '}</span>}
        {domain === undefined ? (
          <AddressText value={hash} />
        ) : (
          <span translate="no">{nameInText(`${domain}.ssi`)}</span>
        )}
      </Fragment>
    )
  })
}
