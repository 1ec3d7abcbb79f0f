import { orUnread, readActivity, type ActivityPage, type NetworkId } from '@tyto/chain'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/buttons/Button'
import { downloadCsv } from '../../shared/ui/share/csvText'
import { FieldMessage } from '../../shared/ui/fields/FieldMessage'
import layout from '../../shared/ui/page/layout.module.css'
import { readAllPages } from './allPages'
import { gapsOf } from './gaps'
import { newestOf, readHeld, unreadOf } from './held'
import type { ActivityContext } from './context'
import { csvOf } from './csv'
import { allCoinsShown, filterRows, timelineOf, type TimelineFilter } from './timeline'
import { useGapText } from './useGapText'
import { useSentence } from './useSentence'
import { commaText } from '../../shared/ui/text/listText'

/** Where transactions of the wallet come faster than its pages are read, the balance is not read either. */
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
  const { t, i18n } = useTranslation('activity')
  const failureText = useFailureText()
  const { say } = useSentence(name, record)
  const sayGap = useGapText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // The parts that the saved file lacks.
  const [lacks, setLacks] = useState<readonly string[]>([])

  const save = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    setLacks([])
    try {
      const { all, rows, held } = await readWhole(network, context, pages.pages)
      const gaps = held === null ? [] : gapsOf(rows, held)
      const unread = held === null ? [] : unreadOf(held)
      setLacks([
        ...(all.isWhole ? [] : [t('csvCut', { count: all.count })]),
        ...(held === null ? [t('comes.unheld')] : []),
        ...(unread.length === 0 ? [] : [t('comes.unread', { coins: commaText(unread, i18n.language) })]),
      ])
      const content = csvOf(filterRows(rows, filter), ({ happening }) => say(happening), {
        gaps: filter.kind === 'all' ? gaps.filter(({ coin }) => isShown(coin.symbol, filter)) : [],
        say: sayGap,
      })
      downloadCsv(`${formatName(name)}-activity.csv`, content)
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
      {lacks.length > 0 && (
        <div className={layout.grow} role="status">
          {lacks.map((lack) => (
            <FieldMessage key={lack} kind="warn">
              {lack}
            </FieldMessage>
          ))}
        </div>
      )}
    </>
  )
}

function isShown(symbol: string, { coin }: TimelineFilter): boolean {
  return coin === allCoinsShown || coin === symbol
}

/**
 * The rows of all pages, and what is held; null where that could not be read: a file of what was read is saved all the same. Read
 * anew where a transaction came meanwhile. Rejects with `RpcError` where a page cannot be read.
 */
async function readWhole(network: NetworkId, context: ActivityContext, known: readonly ActivityPage[]) {
  const { client } = chainOf(network)
  const read = async (begun: readonly ActivityPage[]) => {
    const all = await readAllPages((next) => readActivity(client, context.wallet, next), begun)
    return { all, held: await orUnread(readHeld(network, context, newestOf(all.pages))) }
  }
  let { all, held } = await read(known)
  for (let tries = 0; held === 'moved' && tries < mostTries; tries++) {
    const first = await readActivity(client, context.wallet, null)
    ;({ all, held } = await read([first]))
  }
  return { all, rows: timelineOf(all.pages, context), held: held === 'moved' ? null : held }
}
