import { webCipher } from '@tyto/chain'
import { issuerNameFor, openEnvelope, parseEnvelope, type TravelRule } from '@tyto/identity'
import { err, type Result } from '@tyto/primitives'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isUnopened, storageFailure } from '../../../shared/keys/storageFailure'
import { noStorageWallet } from '../../../shared/session/wallet/findMissing'
import { MissingFix } from '../../../shared/session/fixes/MissingFix'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { errorText, needStorage } from '../storage'
import { OpenedMessage, type MessageProps } from './OpenedMessage'

/** Why a message is not shown. */
type ReadFault = 'notReadable' | 'notForYou' | 'odd'

/** READ opens a message by the storage wallet. What it says stays in the memory of this page until it is closed. */
export function ReadMessage(props: MessageProps) {
  const { held, message, issuer, holder } = props
  const { t } = useTranslation('soulbound')
  const storage = useStorageWallet((session) => session.wallet)
  const reading = useMutation({
    networkMode: 'always',
    // The text is forgotten at once when it is closed, and never kept for later.
    gcTime: 0,
    mutationFn: async (): Promise<Result<TravelRule, ReadFault>> => {
      const envelope = parseEnvelope(message)
      if (!envelope.ok) return err('odd')
      const answer = await needStorage(storage).decrypt(envelope.value.wrappedKey)
      if (!answer.ok && isUnopened(answer.code)) return err('notReadable')
      if (!answer.ok) throw storageFailure(answer.code)
      const context = {
        chainId: held.chainId,
        wallet: held.address,
        issuer: issuerNameFor('soulbound', issuer.domain),
      }
      const opened = await openEnvelope(envelope.value, answer.value, context, webCipher(crypto))
      if (opened.ok) return opened
      return err(
        opened.code === 'EnvelopeKeyIsWrong'
          ? 'notReadable'
          : opened.code === 'EnvelopeIsTampered'
            ? 'notForYou'
            : 'odd',
      )
    },
  })
  const { data } = reading
  if (data?.ok === true) return <OpenedMessage {...props} data={data.value} onClose={() => reading.reset()} />
  return (
    <>
      <div className={layout.row}>
        {storage === null ? (
          <MissingFix missing={noStorageWallet} small />
        ) : (
          <Button variant="line" small busy={reading.isPending} onClick={() => reading.mutate()}>
            {t('inbox.read')}
            <span className={text.sr}>
              {' '}
              <span>{holder}</span>
            </span>
          </Button>
        )}
      </div>
      {data?.ok === false && <Note kind="danger">{t(`inbox.${data.code}`)}</Note>}
      {reading.isError && <Note kind="warning">{errorText(reading.error)}</Note>}
    </>
  )
}
