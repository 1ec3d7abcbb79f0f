import type { Replica } from '@tyto/chain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Badge } from '../../../shared/ui/text/Badge'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import text from '../../../shared/ui/text/text.module.css'
import { BlockNumber } from '../parts/BlockNumber'
import { ListCard } from '../parts/ListCard'
import { replicasQuery } from '../queries'
import { FirstRows } from './FirstRows'
import { standingOf } from './replicaStanding'
import styles from './World.module.css'

/** The machines that hold this network together: who makes the blocks, who is behind, and whether all hold the same state. */
export function WorldReplicas() {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const reading = useQuery(replicasQuery(network))
  const { data: replicas = [], isError } = reading
  // One machine alone has nobody to be compared with; whether it is alone is not known before the first answer.
  if (replicas.length === 0 && !isError) return null
  return (
    <ListCard title={t('world.replicas')} reading={reading} empty="" isEmpty={() => false} live>
      {(list) => (
        <>
          {list.some(({ isLeader }) => isLeader) ? null : (
            <p className={styles.inside}>
              <Badge kind="warning">{t('world.noLeader')}</Badge>
            </p>
          )}
          <FirstRows of={list} keyOf={({ name }) => name}>
            {(replica) => <ReplicaRow replica={replica} all={list} />}
          </FirstRows>
        </>
      )}
    </ListCard>
  )
}

/** So many digits of a root tell two states apart. */
const shownDigits = 12

function ReplicaRow({ replica, all }: { readonly replica: Replica; readonly all: readonly Replica[] }) {
  const { t, i18n } = useTranslation('explorer')
  const { name, height, root, isLeader } = replica
  const { behind, differs } = standingOf(replica, all)
  return (
    <>
      <b className={styles.id} translate="no">
        {name}
      </b>
      {isLeader ? <Badge kind="success">{t('world.leader')}</Badge> : null}
      {differs ? <Badge kind="danger">{t('world.differs')}</Badge> : null}
      {behind > 0n ? (
        <span className={text.hint}>
          {t('world.behind', { count: Number(behind), number: formatWhole(behind, i18n.language) })}
        </span>
      ) : null}
      <span>
        <span>{t('world.height')}</span> <BlockNumber value={height} />
      </span>
      <span className={styles.id} translate="no" title={root}>
        {root.slice(0, shownDigits)}
      </span>
    </>
  )
}
