import { decodeChainText, type DidRecord, formatName, isNftName, type Name, parseName } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOwnNames } from '../../../shared/session/names/ownNames'
import { togglePin, usePins } from '../../../shared/session/names/pins'
import { useNewWallets, type NewWallet } from '../../../shared/session/wallet/newWallets'
import { walletKindName } from '../../../shared/identity/walletKindName'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import { Badge } from '../../../shared/ui/text/Badge'
import { Name as NameText } from '../../../shared/ui/text/Name'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { NameEntry } from './NameEntry'
import { NameGroup } from './NameGroup'
import { OtherNames } from './OtherNames'
import styles from './NamesList.module.css'

interface NamesListProps {
  readonly name: Name
  readonly record: DidRecord
  /** Leads to the form that mints. */
  readonly onMint: () => void
}

/** As many of each group are asked about at first; the others at a press. */
const mostShown = 30

/** Every name that somebody has or watches: the wallet that it leads to, its state, and what to do with it. */
export function NamesList({ name, record, onMint }: NamesListProps) {
  const { t } = useTranslation('names')
  const network = useNetworkId()
  const { names: own, isPending } = useOwnNames()
  const pins = usePins()
  const begun = useNewWallets(network, record.address)
  const username = formatName(name)
  // The name of the page is one of them, whether or not this device knows others.
  const others = own?.map((each) => each.name).filter((each) => formatName(each) !== username) ?? []
  const mine = [name, ...others]
  const subdomains = [...record.subdomains.keys()].flatMap((key) =>
    namesOf(`${decodeChainText(key)}@${name.domain}.ssi`),
  )
  const shown = new Set([...mine, ...subdomains].map(formatName))
  const watched = pins.flatMap(namesOf).filter((each) => !shown.has(formatName(each)))
  return (
    <Card
      title={t('title')}
      flush
      aside={
        <span className={styles.buttons}>
          <Button variant="step" small onClick={onMint}>
            {t('mint')}
          </Button>
          {!isNftName(name) && (
            <Link
              className={buttonClasses({ variant: 'line', small: true })}
              to={buildPath('newSubdomain', { name })}
            >
              {t('newSubdomain')}
            </Link>
          )}
        </span>
      }
    >
      <NameGroup title={t('own')}>
        <SomeNames names={mine} />
        {isPending && own === undefined && (
          <li className={styles.row}>
            <Skeleton width="12rem" height="1.5rem" />
          </li>
        )}
      </NameGroup>
      <NameGroup title={t('subdomains')}>
        {begun.map((each) => (
          <li key={each.address} className={styles.row}>
            <span className={styles.name}>
              <Avatar name={unsavedName(each)} eyes="shut" />
              <NameText name={unsavedName(each)} size="sm" />
            </span>
            <span className={joinClasses(styles.where, text.sub)}>
              {t('notSaved', { kind: walletKindName(each.kind) ?? '' })}
            </span>
            <span className={styles.state}>
              <Badge kind="warning">{t('oneStep')}</Badge>
            </span>
            <span className={styles.buttons}>
              <Link
                className={buttonClasses({ variant: 'step', small: true })}
                to={buildPath('newSubdomain', { name })}
              >
                {t('save')}
              </Link>
            </span>
          </li>
        ))}
        <SomeNames names={subdomains} />
        {subdomains.length + begun.length === 0 && (
          <li className={styles.none}>
            <span className={text.sub}>{t('noSubdomains')}</span>
          </li>
        )}
      </NameGroup>
      <OtherNames name={name} record={record} />
      {watched.length > 0 && (
        <NameGroup title={t('watched')}>
          {watched.map((each) => (
            <NameEntry key={formatName(each)} name={each}>
              <Button variant="quiet" small onClick={() => togglePin(formatName(each))}>
                {t('stop')}
              </Button>
            </NameEntry>
          ))}
        </NameGroup>
      )}
    </Card>
  )
}

/** Names of one's own: the first of many, and all of them on request. */
function SomeNames({ names }: { readonly names: readonly Name[] }) {
  const { t } = useTranslation('names')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? names : names.slice(0, mostShown)
  return (
    <>
      {shown.map((each) => (
        <NameEntry key={formatName(each)} name={each} isMine />
      ))}
      {shown.length < names.length && (
        <li className={styles.none}>
          <Button variant="quiet" small onClick={() => setWhole(true)}>
            {t('all', { count: names.length })}
          </Button>
        </li>
      )}
    </>
  )
}

function namesOf(typed: string): readonly Name[] {
  const name = parseName(typed)
  return name.ok ? [name.value] : []
}

/** The coming name of a wallet that is made and not saved yet. */
function unsavedName({ domain, subdomain }: NewWallet): string {
  return formatName({ domain, subdomain, topLevel: 'ssi' })
}
