import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BlockPanel } from '../../../features/explorer/blocks/BlockPanel'
import { LocalOnly } from '../../../features/explorer/parts/LocalOnly'
import { parseBlockNumber } from '../../../features/explorer/search/searchTarget'
import { UnreadablePart } from '../../../features/explorer/search/UnreadablePart'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'

/** `/-/explorer/block/12`: one block. */
export function ExplorerBlockPage() {
  const { t } = useTranslation('explorer')
  const { number: text = '' } = useParams()
  const number = parseBlockNumber(text)
  useDocumentTitle(number === null ? t('block') : t('blockNumber', { number: number.toString() }))
  if (number === null) return <UnreadablePart title={t('block')} text={text} error={t('notANumber')} />
  return (
    <LocalOnly title={t('block')}>
      <BlockPanel key={number.toString()} number={number} />
    </LocalOnly>
  )
}
