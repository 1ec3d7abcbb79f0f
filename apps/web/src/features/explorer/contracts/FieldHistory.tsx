import type { ContractFacts } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { Age } from '../../../shared/chain/age/Age'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { buildPath } from '../../../shared/routing/routes'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { definitionsOf } from '../../../shared/values/definitions'
import { showValue } from '../../../shared/values/shownValue'
import { unitOfField } from '../../../shared/values/units'
import { ValueView } from '../../../shared/values/ValueView'
import { BlockNumber } from '../parts/BlockNumber'
import { changedPart } from './changedPart'
import { explorerLook } from '../parts/explorerLook'
import styles from './FieldHistory.module.css'
import { fieldHistoryQuery } from '../queries'
import { useKnownDomains } from '../parts/useKnownDomains'
import { commaText } from '../../../shared/ui/text/listText'

interface FieldHistoryProps {
  readonly address: Address
  readonly contract: ContractFacts
  readonly field: string
  readonly type: string
}

/** How many changes are shown at first, and how many more with each press. */
const atOnce = 10

/** The value of a field after each block that changed it, newest first; of a map the entries that changed. */
export function FieldHistory({ address, contract, field, type }: FieldHistoryProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation('explorer')
  const [shown, setShown] = useState(atOnce)
  const { data, error, isFetching, refetch } = useQuery(fieldHistoryQuery(network, address, field))
  const names = useKnownDomains()
  if (error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton />
  if (data === null) return <p className={text.hint}>{t('noCode')}</p>
  const definitions = definitionsOf(contract.name)
  const { versions, isComplete } = data
  const changes = versions.map(({ block, time, state }, at) => ({
    block,
    time,
    ...changedPart({
      before: versions[at - 1]?.state[field],
      now: state[field],
      isMap: type.startsWith('Map'),
    }),
  }))
  const newestFirst = changes.reverse()
  return (
    <div className={layout.stack}>
      <ol className={styles.changes}>
        {newestFirst.slice(0, shown).map(({ block, time, now, gone }) => (
          <li key={block.toString()}>
            <p className={text.hint}>
              <Link to={buildPath('explorerBlock', { number: block.toString() })}>
                {t('block')} <BlockNumber value={block} />
              </Link>{' '}
              <span>·</span> <Age since={time} />
            </p>
            <div className={styles.value}>
              <ValueView
                value={showValue(type, now, {
                  definitions,
                  names,
                  unitAt: (keys) => unitOfField(contract, field, keys),
                })}
                look={explorerLook}
              />
            </div>
            {gone.length > 0 && (
              <p className={styles.gone}>
                {t('history.gone', {
                  keys: commaText(gone.slice(0, atOnce), i18n.language),
                  count: gone.length,
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={text.hint}>{t(isComplete ? 'history.whole' : 'history.part')}</p>
      {newestFirst.length > shown && (
        <div>
          <Button variant="line" small onClick={() => setShown(shown + atOnce)}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
