import { formatName } from '@tyto/identity'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { seededNames } from '../../../shared/chain/network/localNetwork'
import { buildPath } from '../../../shared/routing/routes'
import { Card } from '../../../shared/ui/cards/Card'
import text from '../../../shared/ui/text/text.module.css'
import { useAddressLabels } from '../../../shared/values/addressLabels'
import { AddressLink } from '../parts/AddressLink'
import { FirstRows } from './FirstRows'
import styles from './World.module.css'

/** The names with which the network began, and the contract behind each one that is known. */
export function WorldNames() {
  const { t } = useTranslation('explorer')
  const labels = useAddressLabels()
  const places = useMemo(
    () =>
      new Map(
        [...labels].flatMap(([address, label]) =>
          label.kind === 'name' ? [[formatName(label.name), address] as const] : [],
        ),
      ),
    [labels],
  )
  return (
    <Card title={t('world.names')} flush>
      {seededNames.length === 0 ? (
        <p className={`${styles.inside} ${text.sub}`}>{t('world.none')}</p>
      ) : (
        <FirstRows of={seededNames} keyOf={formatName}>
          {(name) => {
            const address = places.get(formatName(name))
            return (
              <>
                <Link to={buildPath('name', { name })} translate="no">
                  {formatName(name)}
                </Link>
                {address !== undefined && <AddressLink address={address} bare />}
              </>
            )
          }}
        </FirstRows>
      )}
    </Card>
  )
}
