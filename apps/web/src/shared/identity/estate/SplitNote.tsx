import { splitOf } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../chain/failure/CardFailure'
import { useNetworkId } from '../../settings/network'
import layout from '../../ui/page/layout.module.css'
import { joinClasses } from '../../ui/joinClasses'
import { nameInText } from '../../ui/text/nameParts'
import { Note } from '../../ui/cards/Note'
import text from '../../ui/text/text.module.css'
import { ControllerFact } from '../Control'
import { halvesQuery } from './estateQuery'

/** On every page of a name whose halves lead to two wallets: what each half does, and for whom. `domain`: without suffix. */
export function SplitNote({ domain }: { readonly domain: string }) {
  const { t } = useTranslation('estate')
  const { data, error, isFetching, refetch } = useQuery(halvesQuery(useNetworkId(), domain))
  if (data === undefined) {
    return error === null ? null : (
      <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  const split = splitOf(data)
  if (split === null) return null
  const names = { ssi: nameInText(`${domain}.ssi`), did: nameInText(`${domain}.did`) }
  return (
    <Note kind={split === 'owners' ? 'warning' : 'info'}>
      <div className={joinClasses(layout.stack, layout.gap1, text.anywhere)} data-split={split}>
        <b className={text.strong}>{t(`split.${split}`, names)}</b>
        <p>
          <span>{t('split.ssi', names)}</span> <ControllerFact controller={data.ssi.controller} />
        </p>
        <p>
          <span>{t('split.did', names)}</span> <ControllerFact controller={data.did.controller} />
        </p>
        {split === 'owners' && <p>{t('split.take', names)}</p>}
      </div>
    </Note>
  )
}
