import { readActivity, type ActivityPage, type NetworkId } from '@tyto/chain'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { useFailureText } from '../../shared/chain/useFailureText'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/Button'
import { downloadText } from '../../shared/ui/downloadText'
import { FieldMessage } from '../../shared/ui/FieldMessage'
import layout from '../../shared/ui/layout.module.css'
import { readAllPages } from './allPages'
import { gapsOf } from './gaps'
import { newestOf, readHeld } from './held'
import type { ActivityContext } from './context'
import { csvOf } from './csv'
import { allCoinsShown, filterRows, timelineOf, type TimelineFilter } from './timeline'
import { useGapText } from './useGapText'
import { useSentence } from './useSentence'

/** Where transactions of the wallet come faster than its pages are read, the file says nothing of the balance. */
const mostTries = 3

interface SaveFileProps {
  readonly name: Name
  readonly record: DidRecord
  readonly pages: InfiniteData<ActivityPage>
  readonly context: ActivityContext
  readonly filter: TimelineFilter
}

/** Reads what was not read yet, and saves all that the filter lets through. */
export function SaveFile({ name, record, pages, context, filter }: SaveFileProps) {
  const network = useNetworkId()
  const { t } = useTranslation('activity')
  const failureText = useFailureText()
  const { say } = useSentence(name, record)
  const sayGap = useGapText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // How many transactions are in a file that misses older ones.
  const [inFile, setInFile] = useState<number | null>(null)

  const save = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    setInFile(null)
    try {
      const { all, rows, gaps } = await readWhole(network, context, pages.pages)
      setInFile(all.isWhole ? null : all.count)
      const content = csvOf(filterRows(rows, filter), ({ happening }) => say(happening), {
        gaps: filter.kind === 'all' ? gaps.filter(({ coin }) => isShown(coin.symbol, filter)) : [],
        say: sayGap,
      })
      downloadText(`${formatName(name)}-activity.csv`, 'text/csv', content)
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  return (
    <>
      <Button variant="line" small busy={isBusy} onClick={() => void save()}>
        {t('csv')}
      </Button>
      {failure !== null && (
        <div className={layout.grow}>
          <FieldMessage kind="error">{failure}</FieldMessage>
        </div>
      )}
      {inFile !== null && (
        <div className={layout.grow} role="status">
          <FieldMessage kind="warn">{t('csvCut', { count: inFile })}</FieldMessage>
        </div>
      )}
    </>
  )
}

function isShown(symbol: string, { coin }: TimelineFilter): boolean {
  return coin === allCoinsShown || coin === symbol
}

/** The rows of all pages, and by how much they differ from what is held; read anew where a transaction came meanwhile. */
async function readWhole(network: NetworkId, context: ActivityContext, known: readonly ActivityPage[]) {
  const { client } = chainOf(network)
  const read = async (begun: readonly ActivityPage[]) => {
    const all = await readAllPages((next) => readActivity(client, context.wallet, next), begun)
    return { all, held: await readHeld(network, context, newestOf(all.pages)) }
  }
  let { all, held } = await read(known)
  for (let tries = 0; held === null && tries < mostTries; tries++) {
    const first = await readActivity(client, context.wallet, null)
    ;({ all, held } = await read([first]))
  }
  const rows = timelineOf(all.pages, context)
  return { all, rows, gaps: held === null ? [] : gapsOf(rows, held, context.wallet) }
}
